import type { DraftWithMarks } from '@inkling/contract';
import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '../../../ui/dates.ts';
import { Rows } from '../../../ui/rows.tsx';
import textClasses from '../../../ui/theme/text.module.css';
import { compareTexts } from './compare-texts.ts';
import { markChangesSentence } from './mark-changes-sentence.ts';
import classes from './marks.module.css';

const tags = { same: 'span', added: 'ins', removed: 'del' } as const;

const ComparedDrafts = ({ earlier, later }: { earlier: string; later: string }) => (
  <div className={`${textClasses.reading} ${classes.compared}`}>
    {compareTexts(earlier, later).map(({ kind, text }, index) => {
      const Tag = tags[kind];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have nothing but their place
        <Tag key={index}>{text}</Tag>
      );
    })}
  </div>
);

const Round = ({
  earlier,
  later,
  number,
}: {
  earlier: DraftWithMarks;
  later: DraftWithMarks;
  number: number;
}) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Text fw={600}>
            Draft {number}: {markChangesSentence(earlier, later)}
          </Text>
          <Text size="sm" c="dimmed">
            {formatDateTime(later.created_at)}, {earlier.words} words before, {later.words} now
          </Text>
        </div>
        <Button
          variant="default"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          style={{ flex: 'none' }}
        >
          {isOpen ? 'Hide' : 'Compare'}
        </Button>
      </Group>
      {isOpen && <ComparedDrafts earlier={earlier.content} later={later.content} />}
    </li>
  );
};

/** What became of a piece from draft to draft. */
export const Rounds = ({ drafts }: { drafts: DraftWithMarks[] }) => {
  if (drafts.length < 2) return null;
  return (
    <section aria-labelledby="rounds">
      <Title order={3} id="rounds" mb="xs">
        Round by round
      </Title>
      <Rows>
        {drafts.slice(1).map((later, index) => {
          const earlier = drafts[index];
          return (
            earlier && <Round key={later.created_at} earlier={earlier} later={later} number={index + 2} />
          );
        })}
      </Rows>
    </section>
  );
};

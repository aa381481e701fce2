import type { CriterionFeedback, CriterionResult } from '@inkling/contract';
import { Group, List, Stack, Text, Title } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { langOfWriting } from '../../language/language.ts';
import { withElements } from '../../language/with-elements.tsx';
import { t } from './texts.ts';

/** For a teacher, who sees which lines the child is shown, and chooses. */
export interface LineTools {
  isShown: (line: string) => boolean;
  choice: (line: string) => ReactNode;
}

interface LineProps {
  line: string;
  tools: LineTools | undefined;
}

const Line = ({ line, tools }: LineProps) => {
  if (!tools) return line;
  const isShown = tools.isShown(line);
  return (
    <Group gap="2xs" justify="space-between" align="baseline">
      <Text span flex="1 1 14rem" {...(!isShown && { td: 'line-through', c: 'dimmed' })}>
        {line}
      </Text>
      {tools.choice(line)}
    </Group>
  );
};

interface PointsProps {
  title: string;
  points: string[];
  /** Null where a heading above nothing would be in the way. */
  ifNone: string | null;
  tools: LineTools | undefined;
}

const Points = ({ title, points, ifNone, tools }: PointsProps) =>
  (points.length > 0 || ifNone) && (
    <section>
      <Title order={4} fz="md">
        {title}
      </Title>
      {points.length === 0 ? (
        <Text c="dimmed">{ifNone}</Text>
      ) : (
        <List spacing={4} mt={4} lang={langOfWriting}>
          {points.map((point) => (
            <List.Item key={point} styles={{ itemWrapper: { display: 'block' } }}>
              <Line line={point} tools={tools} />
            </List.Item>
          ))}
        </List>
      )}
    </section>
  );

/** Whether the comment says it already, up to its full stop and its first letter. */
const isSaid = (comment: string, words: string): boolean =>
  comment.toLowerCase().includes(words.toLowerCase().replace(/\.$/, ''));

interface CriterionWordsProps {
  output: CriterionFeedback;
  result: CriterionResult | undefined;
  /** Stands before the reason of the mark. */
  mark?: ReactNode;
  /** Why a teacher gave another mark: stands where the coach explains its own. */
  teacherReason?: ReactNode;
  tools?: LineTools | undefined;
}

/** The reason of the mark and the one rule that earns the next one, as far as the comment leaves them out. */
const Reason = ({ output: { comment }, result, mark }: CriterionWordsProps) => {
  const met = result && !isSaid(comment, result.met) ? result.met : null;
  const next = result?.next && !isSaid(comment, result.next) ? result.next : null;
  if (!mark && !met && !next) return null;
  return (
    <Stack gap={6}>
      {(mark || met) && (
        <Group gap="xs">
          {mark}
          {met && (
            <Text size="sm" lang={langOfWriting}>
              {met}
            </Text>
          )}
        </Group>
      )}
      {next && (
        <Group gap={6} wrap="nowrap" align="flex-start">
          <IconArrowUp size={18} color="var(--leaf)" aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
          <Text size="sm">
            {withElements(t.whatEarnsTheNextMark, {
              strong: (words) => <strong>{words}</strong>,
              words: () => <span lang={langOfWriting}>{next}</span>,
            })}
          </Text>
        </Group>
      )}
    </Stack>
  );
};

interface CriterionRemarksProps extends CriterionWordsProps {
  /** For its parent, who reads about the child what the child was told. */
  child?: string | undefined;
}

/** What the coach said about one criterion. */
export const CriterionRemarks = ({ child, ...props }: CriterionRemarksProps) => {
  const { output, teacherReason, tools } = props;
  const [well, suggestions] = [output.what_you_did_well.content, output.suggestions.content];
  // "No feedback available." above feedback would not be true.
  const isEmpty = output.comment === '' && well.length === 0 && suggestions.length === 0;
  const ifNoneAtAll = isEmpty ? t.noFeedbackAvailable : t.nothingHereThisTime;
  const ifNone = teacherReason ? null : ifNoneAtAll;
  return (
    <Stack gap="md">
      <Reason {...props} />
      {teacherReason}
      {output.comment && (
        <Text component="div" lang={langOfWriting}>
          <Line line={output.comment} tools={tools} />
        </Text>
      )}
      <Points
        title={child ? t.whatChildDidWell(child) : t.whatYouDidWell}
        points={well}
        ifNone={ifNone}
        tools={tools}
      />
      <Points title={t.suggestions} points={suggestions} ifNone={ifNone} tools={tools} />
      <section>
        <Title order={4} fz="md">
          {t.examplesToLearnFrom}
        </Title>
        {output.example_to_learn_from ? (
          <Text component="div" mt={4} style={{ whiteSpace: 'pre-line' }} lang={langOfWriting}>
            <Line line={output.example_to_learn_from} tools={tools} />
          </Text>
        ) : (
          <Text mt={4}>{t.noExamplesAvailable}</Text>
        )}
      </section>
    </Stack>
  );
};

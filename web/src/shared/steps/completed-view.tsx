import { countWords, type Writing } from '@inkling/contract';
import { Badge, Card, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../ui/dates.ts';
import { Hero } from '../../ui/hero.tsx';
import { MascotDisc } from '../../ui/mascot/mascot-disc.tsx';
import { subjectLabels } from '../labels/teaching-labels.ts';
import { ScoreBadge, Stars } from '../score-badge.tsx';
import classes from './completed-view.module.css';

interface CompletedViewProps {
  writing: Writing;
  /** The finished text, with whatever is marked in it. */
  children: ReactNode;
}

/** The end of the journey: the piece as it was handed in. */
export const CompletedView = ({ writing, children }: CompletedViewProps) => (
  <>
    <Hero
      title="Congratulations!"
      text="You've successfully completed your writing project."
      aside={<MascotDisc mood="happy" />}
    />
    <Card padding="2xl" mt="lg">
      <div className={classes.top}>
        <div>
          <Title order={2}>{writing.activity?.title ?? writing.title}</Title>
          <Badge variant="light" mt="xs">
            {subjectLabels[writing.subject]}
          </Badge>
        </div>
        <Group gap="xs">
          <ScoreBadge score={writing.ai_scoring} byTeacher={writing.scored_by_teacher} />
          <Stars score={writing.ai_scoring} />
          {writing.feedback_held && <Text c="dimmed">Your teacher reads the feedback first</Text>}
        </Group>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>Date Completed</dt>
          <dd>{writing.completed_at ? formatDateTime(writing.completed_at) : '/'}</dd>
        </div>
        <div>
          <dt>Word Count</dt>
          <dd>{countWords(writing.content)}</dd>
        </div>
      </dl>
      <div className={classes.text}>{children}</div>
    </Card>
  </>
);

import { countWords, type Writing } from '@inkling/contract';
import { Alert, Badge, Card, Group, Title } from '@mantine/core';
import { IconMailHeart } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DashboardBanner } from '../../ui/dashboard-banner.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { MascotDisc } from '../../ui/mascot/mascot-disc.tsx';
import textClasses from '../../ui/theme/text.module.css';
import { awaitingApprovalTitle } from '../feedback/awaiting-approval-title.ts';
import { subjectLabels } from '../labels/activity-type-subject-and-status-labels.ts';
import { ScoreBadge, Stars } from '../score-badge.tsx';
import classes from './completed-view.module.css';

interface CompletedViewProps {
  writing: Writing;
  /** Who gets to see it. */
  audience?: string | null;
  /** Stands before the piece. */
  better?: ReactNode;
  /** The finished text, with whatever is marked in it. */
  children: ReactNode;
}

/** The end of the journey: the piece as it was handed in. */
export const CompletedView = ({ writing, audience, better, children }: CompletedViewProps) => (
  <>
    <DashboardBanner
      title="Congratulations!"
      text="You've successfully completed your writing project."
      note={audience}
      aside={<MascotDisc mood="happy" />}
    />
    {better}
    <Card padding="2xl" mt="lg">
      <Group gap="sm" align="flex-start" className={classes.top}>
        <div>
          <Title order={2}>{writing.activity?.title ?? writing.title}</Title>
          <Badge variant="light" mt="xs">
            {subjectLabels[writing.subject]}
          </Badge>
        </div>
        <Group gap="xs">
          <ScoreBadge score={writing.ai_scoring} byTeacher={writing.scored_by_teacher} />
          <Stars score={writing.ai_scoring} />
        </Group>
      </Group>
      <Group component="dl" gap="2xl" my="lg">
        <div>
          <dt>Date Completed</dt>
          <dd>{writing.completed_at ? formatDateTime(writing.completed_at) : '/'}</dd>
        </div>
        <div>
          <dt>Word Count</dt>
          <dd>{countWords(writing.content)}</dd>
        </div>
      </Group>
      {writing.feedback_held && (
        <Alert
          role="note"
          color="sun"
          mb="lg"
          icon={<IconMailHeart aria-hidden />}
          title={awaitingApprovalTitle(writing)}
        >
          You get a message when it is here{writing.ai_scoring === null && ', with the score'}.
        </Alert>
      )}
      <div className={textClasses.reading}>{children}</div>
    </Card>
  </>
);

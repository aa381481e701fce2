import {
  type AiFeedback,
  criterionLabels,
  type FeedbackCategory,
  feedbackCategories,
  type Writing,
} from '@inkling/contract';
import { Alert, Button, Group, Loader, Stack, Tabs, Text, Title } from '@mantine/core';
import { IconRefresh, IconTargetArrow } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { AwaitingApprovalNotice, isAllAwaitingApproval } from './awaiting-approval-notice.tsx';
import { CriterionView } from './criterion-view.tsx';
import classes from './feedback-panel.module.css';
import { MarksAreEstimates } from './marks-are-estimates.tsx';

interface FeedbackPanelProps {
  writing: Pick<Writing, 'subject' | 'writing_type' | 'status' | 'teacher_marks' | 'teacher_name'>;
  /** As far as it has come, and how to ask for it again. */
  feedback: {
    found: AiFeedback | null;
    isStarting: boolean;
    /** For a network. */
    isWaiting?: boolean;
    /** It is about to be asked for by itself. */
    waiting?: object | null;
    hasFailed: boolean;
    /** Why it failed, in the server's words. */
    errorMessage?: string | undefined;
    isRetrying: boolean;
    refresh: (criteria?: FeedbackCategory[]) => unknown;
  };
  /** The criterion that is read, whose evidence the draft shows. */
  open: FeedbackCategory | undefined;
  onOpen: (criterion: FeedbackCategory) => void;
  /** What is read first in place of the next step; the criteria wait behind "See all". */
  lead?: { content: ReactNode; seesAll: boolean; onSeeAll: () => void };
}

const Banner = () => (
  <Alert color="ink" variant="light" py="xs" role="note">
    AI Feedback aligned with NAPLAN assessment criteria
  </Alert>
);

const NextStep = ({ text }: { text: string }) => (
  <Alert role="note" color="leaf" icon={<IconTargetArrow aria-hidden />} title="One thing to do next">
    {text}
  </Alert>
);

/** A child begins with its own strength, and reads behind it on which criteria the coach reads. */
const ReadFirst = ({ writing, feedback: { found }, lead }: FeedbackPanelProps) => {
  const banner = writing.subject === 'writing' && <Banner />;
  return (
    <>
      {!lead && banner}
      {lead ? lead.content : found?.next_step && <NextStep text={found.next_step.text} />}
      {lead && banner}
    </>
  );
};

/** One tab per criterion, with a marker where the words are about an older draft. */
const Criteria = ({ writing, feedback, open, onOpen }: FeedbackPanelProps) => {
  const { generated_status: statuses = {}, output = {}, results = {}, held = [] } = feedback.found ?? {};
  const criteria = feedbackCategories.filter((criterion) => statuses[criterion] && !held.includes(criterion));
  return (
    <Tabs
      variant="pills"
      value={open ?? null}
      onChange={(value) => {
        const criterion = criteria.find((each) => each === value);
        if (criterion) onOpen(criterion);
      }}
      keepMounted={false}
    >
      {criteria.length > 1 && (
        <Tabs.List className={classes.criteria} aria-label="Criteria">
          {criteria.map((criterion) => (
            <Tabs.Tab
              key={criterion}
              value={criterion}
              rightSection={
                statuses[criterion] === 'need_refresh' && (
                  <IconRefresh size={14} role="img" aria-label="Needs a refresh" />
                )
              }
            >
              {criterionLabels[criterion]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
      {criteria.map((criterion) => (
        <Tabs.Panel key={criterion} value={criterion} pt={criteria.length > 1 ? 'md' : 0}>
          <CriterionView
            criterion={criterion}
            status={statuses[criterion]}
            output={output[criterion]}
            result={results[criterion]}
            teacherMark={writing.teacher_marks.findLast((each) => each.criterion === criterion)}
            onRefresh={() => feedback.refresh([criterion])}
            isCompleted={writing.status === 'completed'}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};

/** What was said before stays in view. */
const FailedAgain = ({ feedback }: Pick<FeedbackPanelProps, 'feedback'>) => (
  <Alert color="red" role="alert" title={feedback.errorMessage ?? 'Failed to generate feedback'}>
    <Button size="sm" variant="default" loading={feedback.isRetrying} onClick={() => feedback.refresh()}>
      Retry
    </Button>
  </Alert>
);

/** Nobody has to ask again. */
const WaitsForNetwork = () => (
  <Alert color="ink" variant="light" py="xs" role="status">
    You are not connected. The coach reads your draft by itself once you are.
  </Alert>
);

/** One next step first; the criteria behind it, one at a time. */
export const FeedbackPanel = (props: FeedbackPanelProps) => {
  const { writing, feedback, lead } = props;
  const { found } = feedback;
  if (feedback.hasFailed && !found)
    return (
      <ErrorState
        text={feedback.errorMessage ?? 'Failed to generate feedback'}
        onRetry={() => feedback.refresh()}
        retrying={feedback.isRetrying}
      />
    );
  if (!found && feedback.isWaiting) return <WaitsForNetwork />;
  if (!found)
    return feedback.isStarting ? (
      <Group justify="center" py="2xl" role="status">
        <Loader size="sm" aria-hidden />
        <Text>Generating feedback...</Text>
      </Group>
    ) : (
      <Text c="dimmed">No feedback available.</Text>
    );
  const needsRefresh = Object.values(found.generated_status).includes('need_refresh');
  return (
    <Stack gap="md">
      <Title order={2} fz="h3">
        Feedback
      </Title>
      {feedback.isWaiting && <WaitsForNetwork />}
      {feedback.hasFailed && <FailedAgain feedback={feedback} />}
      <AwaitingApprovalNotice found={found} writing={writing} />
      <ReadFirst {...props} />
      {lead && !isAllAwaitingApproval(found) && (
        <Button variant="subtle" aria-expanded={lead.seesAll} onClick={lead.onSeeAll}>
          {lead.seesAll ? 'Show less' : 'See all'}
        </Button>
      )}
      {(!lead || lead.seesAll) && <Criteria {...props} />}
      {needsRefresh && !feedback.waiting && writing.status !== 'completed' && (
        <Button variant="light" onClick={() => feedback.refresh()} loading={feedback.isStarting}>
          Refresh all feedback
        </Button>
      )}
      {writing.subject === 'writing' && (!lead || lead.seesAll) && (
        <MarksAreEstimates type={writing.writing_type} />
      )}
    </Stack>
  );
};

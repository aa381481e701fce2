import {
  type CriterionResult,
  type FeedbackCategory,
  feedbackCategories,
  type Writing,
} from '@inkling/contract';
import { Alert, Button, Chip, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { IconRefresh, IconTargetArrow } from '@tabler/icons-react';
import { useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { criterionLabels } from './criterion-labels.ts';
import { CriterionView } from './criterion-view.tsx';
import type { Feedback } from './use-feedback.ts';

interface FeedbackPanelProps {
  writing: Writing;
  feedback: Feedback;
  /** The draft shows the evidence of the opened criterion. */
  onOpen: (result: CriterionResult | null) => void;
}

const Banner = () => (
  <Alert color="ink" variant="light" py="xs">
    AI Feedback aligned with NAPLAN assessment criteria
  </Alert>
);

const NextStep = ({ text }: { text: string }) => (
  <Alert color="leaf" icon={<IconTargetArrow aria-hidden />} title="One thing to do next">
    {text}
  </Alert>
);

/** One next step first; the criteria behind it, one at a time. */
export const FeedbackPanel = ({ writing, feedback, onOpen }: FeedbackPanelProps) => {
  const { found } = feedback;
  const criteria = feedbackCategories.filter((criterion) => found?.generated_status[criterion]);
  const [chosen, setChosen] = useState<FeedbackCategory | null>(null);
  const open = chosen ?? found?.next_step?.criterion ?? criteria[0];
  const choose = (criterion: FeedbackCategory) => {
    setChosen(criterion);
    onOpen(found?.results[criterion] ?? null);
  };
  if (feedback.hasFailed)
    return (
      <ErrorState
        text="Failed to generate feedback"
        onRetry={() => feedback.refresh()}
        retrying={feedback.isStarting}
      />
    );
  if (!found)
    return feedback.isStarting ? (
      <Group justify="center" py="xl" role="status">
        <Loader size="sm" aria-hidden />
        <Text>Generating feedback...</Text>
      </Group>
    ) : (
      <Text c="dimmed">No feedback available.</Text>
    );
  return (
    <Stack gap="md">
      <Title order={2} fz="h3">
        Feedback
      </Title>
      {writing.subject === 'writing' && <Banner />}
      {found.next_step && <NextStep text={found.next_step.text} />}
      {criteria.length > 1 && (
        <Chip.Group
          value={open ?? null}
          onChange={(value) => typeof value === 'string' && choose(value as FeedbackCategory)}
        >
          <Group gap={6} role="group" aria-label="Criteria">
            {criteria.map((criterion) => (
              <Chip key={criterion} value={criterion} size="sm">
                {criterionLabels[criterion]}
                {found.generated_status[criterion] === 'need_refresh' && (
                  <IconRefresh
                    size={14}
                    aria-label="Needs a refresh"
                    style={{ marginLeft: 4, verticalAlign: 'middle' }}
                  />
                )}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      )}
      {open && (
        <CriterionView
          criterion={open}
          status={found.generated_status[open]}
          output={found.output[open]}
          result={found.results[open]}
          onRefresh={() => feedback.refresh([open])}
          isCompleted={writing.status === 'completed'}
        />
      )}
      {writing.subject === 'writing' && (
        <Text size="xs" c="dimmed">
          Marks are estimates made by a computer. Inkling is not part of NAPLAN or ACARA.
        </Text>
      )}
      {criteria.some((criterion) => found.generated_status[criterion] === 'need_refresh') &&
        writing.status !== 'completed' && (
          <Button variant="light" onClick={() => feedback.refresh()} loading={feedback.isStarting}>
            Refresh all feedback
          </Button>
        )}
    </Stack>
  );
};

import {
  type CriterionFeedback,
  type CriterionResult,
  criterionLabels,
  type FeedbackCategory,
  type FeedbackStatus,
  type TeacherMark,
} from '@inkling/contract';
import { Alert, Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { criterionTexts } from '../labels/criteria.texts.ts';
import { CriterionRemarks } from './criterion-remarks.tsx';
import { MarkBadge } from './mark-badge.tsx';
import { teacherNameAtSentenceStart } from './teacher-name.ts';

interface CriterionViewProps {
  criterion: FeedbackCategory;
  status: FeedbackStatus | undefined;
  output: CriterionFeedback | undefined;
  result: CriterionResult | undefined;
  teacherMark?: TeacherMark | undefined;
  isCompleted: boolean;
  onRefresh: () => void;
}

export const CriterionView = ({
  criterion,
  status,
  output,
  result,
  teacherMark,
  isCompleted,
  onRefresh,
}: CriterionViewProps) => {
  if (status === 'failed')
    return (
      <Alert color="red" title="Failed to generate feedback" role="alert">
        <Button size="sm" variant="default" onClick={onRefresh}>
          Retry
        </Button>
      </Alert>
    );
  if (status === 'generating')
    return (
      <Group role="status" py="md">
        <Loader size="sm" aria-hidden />
        <Text>Generating feedback...</Text>
      </Group>
    );
  if (!output) return <Text c="dimmed">No feedback available.</Text>;
  return (
    <Stack gap="md">
      <div>
        <Title order={3} fz="h4">
          {criterionLabels[criterion]}
        </Title>
        <Text size="sm" c="dimmed">
          {criterionTexts.meanings[criterion]}
        </Text>
      </div>
      {status === 'need_refresh' && !isCompleted && (
        <Alert role="note" color="sun" py="xs" title="Need to refresh the feedback?">
          <Button size="sm" variant="default" onClick={onRefresh}>
            Refresh
          </Button>
        </Alert>
      )}
      <CriterionRemarks
        output={output}
        result={result}
        mark={(result || teacherMark) && <MarkBadge result={result} teacherMark={teacherMark} />}
        teacherReason={
          teacherMark?.reason && (
            <Text>
              {teacherNameAtSentenceStart(teacherMark.teacher?.full_name)}: {teacherMark.reason}
            </Text>
          )
        }
      />
    </Stack>
  );
};

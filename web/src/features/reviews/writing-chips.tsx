import type { WritingCard } from '@inkling/contract';
import { isAwaitingReview } from '../../shared/displayed-writing-status.ts';
import { activityTypeColors, subjectColors } from '../../shared/labels/activity-type-and-subject-colors.ts';
import {
  activityTypeLabels,
  subjectLabels,
} from '../../shared/labels/activity-type-subject-and-status-labels.ts';
import { writingStatusLabels } from '../../shared/labels/writing-status.ts';
import { Chip, type ChipColor } from '../../ui/chip.tsx';
import { t } from './texts.ts';

const statusColors: Record<WritingCard['status'], ChipColor> = {
  completed: 'leaf',
  progressing: 'sun',
  pending: 'rest',
};

const statusOf = ({ status, returned_at }: WritingCard): { tone: ChipColor; label: string } => {
  if (returned_at && status === 'progressing') return { tone: 'coral', label: t.returned };
  const label = writingStatusLabels.find((one) => one.status === status)?.label ?? status;
  return { tone: statusColors[status], label };
};

export const ActivityTypeChips = ({ writing }: { writing: WritingCard }) => {
  const type = writing.activity?.activity_type ?? writing.writing_type;
  return (
    <>
      <Chip tone={activityTypeColors[type]}>{activityTypeLabels[type]}</Chip>
      {type !== writing.subject && (
        <Chip tone={subjectColors[writing.subject]}>{subjectLabels[writing.subject]}</Chip>
      )}
    </>
  );
};

export const StatusChip = ({ writing }: { writing: WritingCard }) => {
  const { tone, label } = statusOf(writing);
  return <Chip tone={tone}>{label}</Chip>;
};

/** Said where the feedback on an unfinished draft waits for the teacher. */
export const ApprovalChip = () => <Chip tone="sun">{t.feedbackWaitsForApproval}</Chip>;

/** Whether the newest version has been looked at. */
export const ReviewChip = ({ writing }: { writing: WritingCard }) => {
  if (writing.status !== 'completed') return null;
  return (
    <>
      {writing.feedback_held && <ApprovalChip />}{' '}
      {isAwaitingReview(writing) ? (
        <Chip tone="coral">{t.toReview}</Chip>
      ) : (
        <Chip tone="ink">{t.reviewed}</Chip>
      )}
    </>
  );
};

import type { WritingCard } from '@inkling/contract';
import { subjectLabels, typeLabels } from '../../shared/labels/teaching-labels.ts';
import { subjectTones, typeTones } from '../../shared/labels/teaching-tones.ts';
import { writingStatuses } from '../../shared/labels/writing-status.ts';
import { Chip, type Tone } from '../../ui/chip.tsx';
import { isAwaitingReview } from './review-state.ts';

const statusTones: Record<WritingCard['status'], Tone> = {
  completed: 'leaf',
  progressing: 'sun',
  pending: 'rest',
};

const statusOf = ({ status, returned_at }: WritingCard): { tone: Tone; label: string } => {
  if (returned_at && status === 'progressing') return { tone: 'coral', label: 'Returned' };
  const label = writingStatuses.find((one) => one.status === status)?.label ?? status;
  return { tone: statusTones[status], label };
};

export const KindChips = ({ writing }: { writing: WritingCard }) => {
  const type = writing.activity?.activity_type ?? writing.writing_type;
  return (
    <>
      <Chip tone={typeTones[type]}>{typeLabels[type]}</Chip>
      {type !== writing.subject && (
        <Chip tone={subjectTones[writing.subject]}>{subjectLabels[writing.subject]}</Chip>
      )}
    </>
  );
};

export const StatusChip = ({ writing }: { writing: WritingCard }) => {
  const { tone, label } = statusOf(writing);
  return <Chip tone={tone}>{label}</Chip>;
};

/** Whether the newest version has been looked at. */
export const ReviewChip = ({ writing }: { writing: WritingCard }) => {
  if (writing.status !== 'completed') return null;
  return isAwaitingReview(writing) ? <Chip tone="coral">To review</Chip> : <Chip tone="ink">Reviewed</Chip>;
};

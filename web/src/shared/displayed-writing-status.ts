import type { WritingCard } from '@inkling/contract';
import type { ChipColor } from '../ui/chip.tsx';
import { isOverdue } from './is-overdue.ts';
import { t } from './texts.ts';

type Dates = 'due_date' | 'completed_at' | 'reviewed_at' | 'returned_at';

/** Finished, and no teacher has looked at it since. */
export const isAwaitingReview = ({
  status,
  completed_at,
  reviewed_at,
}: Pick<WritingCard, 'status' | 'completed_at' | 'reviewed_at'>): boolean =>
  status === 'completed' && (reviewed_at === null || (completed_at !== null && reviewed_at < completed_at));

/** Where a piece stands, as its teacher wants to know it: in one word, the most pressing one. */
export const displayedWritingStatus = (
  writing: Pick<WritingCard, 'status' | Dates>,
  now: Date,
): { label: string; tone: ChipColor } => {
  if (isAwaitingReview(writing)) return { label: t.toReview, tone: 'coral' };
  if (writing.status === 'completed') return { label: t.reviewed, tone: 'leaf' };
  if (isOverdue(writing, now)) return { label: t.overdue, tone: 'coral' };
  if (writing.status === 'pending') return { label: t.notStarted, tone: 'rest' };
  return writing.returned_at ? { label: t.returned, tone: 'sun' } : { label: t.inProgress, tone: 'sun' };
};

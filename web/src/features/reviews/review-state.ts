import type { WritingCard } from '@inkling/contract';

/** Finished, and no teacher has looked at it since. */
export const isAwaitingReview = ({
  status,
  completed_at,
  reviewed_at,
}: Pick<WritingCard, 'status' | 'completed_at' | 'reviewed_at'>): boolean =>
  status === 'completed' && (reviewed_at === null || (completed_at !== null && reviewed_at < completed_at));

/** Work that nobody has begun has nothing to read. */
export const canOpen = ({ status }: Pick<WritingCard, 'status'>): boolean => status !== 'pending';

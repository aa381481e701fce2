import type { NewReview, Review, Writing } from '@inkling/contract';
import type { writingReviews } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import { nextStatus, writingPermissions } from '../writings/index.ts';

type Subject = Pick<Writing, 'status' | 'subject'> & { student_id: number };

/** One's own words can be mended; a comment can be taken back, but neither what returned the work nor a score. */
export const reviewPermissions = (
  {
    reviewer_id,
    action,
    reason,
  }: Pick<typeof writingReviews.$inferSelect, 'reviewer_id' | 'action' | 'reason'>,
  { id }: Pick<Caller, 'id'>,
): Review['permissions'] => {
  const isOwn = reviewer_id === id;
  return {
    // A score that follows from marks has no reason of its own: each mark has.
    edit: isOwn && (action === 'comment' || action === 'return' || (action === 'score' && reason !== null)),
    remove: isOwn && action === 'comment',
  };
};

/** Why a teacher cannot do this to a writing as it is now; null when they can. */
export const whyReviewIsRefused = (
  action: NewReview['action'],
  writing: Subject,
  teacher: Pick<Caller, 'id' | 'role'>,
): string | null => {
  if (!writingPermissions(writing, teacher).review) return 'This writing has not been started yet.';
  const isCompleted = writing.status === 'completed';
  switch (action) {
    case 'comment':
      return null;
    case 'reviewed':
      return isCompleted ? null : 'Only completed work can be marked as reviewed.';
    case 'approve':
      return isCompleted ? 'This work was handed in since you opened it. Please open it again.' : null;
    case 'return':
      return nextStatus('return', writing.status)
        ? null
        : 'Only completed work can be returned for another draft.';
    case 'score':
      if (!isCompleted) return 'Only completed work is given a score.';
      return writing.subject === 'wellbeing' ? 'Wellbeing writing is not scored.' : null;
  }
};

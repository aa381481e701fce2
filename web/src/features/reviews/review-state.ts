import type { NewReview, Writing, WritingCard } from '@inkling/contract';
import { isAwaitingReview } from '../../shared/displayed-writing-status.ts';

/** Work that nobody has begun has nothing to read. */
export const canOpenReview = ({ status }: Pick<WritingCard, 'status'>): boolean => status !== 'pending';

/** Whether the child has asked for feedback on a draft it goes on with, which its teacher reads first. */
export const isDraftAwaitingApproval = ({ status, ai_feedback }: Writing): boolean =>
  status === 'progressing' && ai_feedback !== null && ai_feedback.held.length > 0;

/** What a teacher says who has read all there is: one step for finished work, another for a draft; null when neither waits. */
export const confirmingReviewFor = (writing: Writing): NewReview | null => {
  const { permissions, status, ai_feedback, feedback_held } = writing;
  if (!permissions.review) return null;
  if (isDraftAwaitingApproval(writing)) {
    const version = ai_feedback?.draft_version ?? null;
    return version === null ? null : { action: 'approve', version };
  }
  const isWaiting = status === 'completed' && (isAwaitingReview(writing) || feedback_held);
  return isWaiting ? { action: 'reviewed' } : null;
};

import type { Writing } from '@inkling/contract';

type Held = Pick<Writing, 'feedback_held'>;

/** Whose score the piece keeps, as a sentence names it: "your score", "Mr Osei's score". None: no teacher scored it. */
export type TeacherScorePhrase = string | null;

/** Said wherever work is returned, so that nobody fears for a score. */
export const whatReturnKeeps = (score: TeacherScorePhrase): string =>
  score ? `This draft is kept, and ${score} with it.` : 'This draft is kept.';

export const returnedMessage = (score: TeacherScorePhrase): string =>
  score
    ? `Returned for another draft. ${score.charAt(0).toUpperCase()}${score.slice(1)} is kept.`
    : 'Returned for another draft';

export const reviewedMessage = ({ feedback_held }: Held): string =>
  feedback_held ? 'Approved. Your student is told.' : 'Marked as reviewed';

/** What happens to the comment and the piece in one step. */
export const commentAndReviewed = ({ feedback_held }: Held): { button: string; done: string } =>
  feedback_held
    ? { button: 'Comment and approve', done: 'Comment added and feedback approved' }
    : { button: 'Comment and mark as reviewed', done: 'Comment added and marked as reviewed' };

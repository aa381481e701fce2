import type { Writing, WritingCard } from '@inkling/contract';
import type { Caller } from '../../http/caller.ts';

const withoutCoachScore = <Card extends WritingCard>(card: Card): Card =>
  card.scored_by_teacher ? card : { ...card, ai_scoring: null, unscored: null };

export const hasScoreByCoach = ({ ai_scoring, scored_by_teacher }: WritingCard): boolean =>
  ai_scoring !== null && !scored_by_teacher;

const isMarkable = ({ status, subject }: WritingCard): boolean =>
  status === 'completed' && subject === 'writing';

/** What a teacher who marks blind has still to mark, also once it is handed in: the text may stay as it is. */
export const isStillToReview = ({
  status,
  completed_at,
  reviewed_at,
}: Pick<WritingCard, 'status' | 'completed_at' | 'reviewed_at'>): boolean =>
  status === 'progressing' ||
  (status === 'completed' && (reviewed_at === null || (completed_at !== null && reviewed_at < completed_at)));

/** In a list: a teacher who marks blind sees no score of the coach on what is still to review. */
export const omitScore = (card: WritingCard, { role }: Pick<Caller, 'role'>): WritingCard =>
  role === 'teacher' && card.subject === 'writing' && isStillToReview(card) ? withoutCoachScore(card) : card;

/** On the desk: nothing that the coach said of the draft, until this teacher's own marks of it are saved. */
export const omitCoachMarks = (writing: Writing, { id, role }: Pick<Caller, 'id' | 'role'>): Writing => {
  const isSaved = writing.teacher_marks.some(({ teacher }) => teacher?.id === id);
  if (role !== 'teacher' || !isMarkable(writing) || isSaved) return writing;
  return { ...withoutCoachScore(writing), ai_feedback: null, feedback: null };
};

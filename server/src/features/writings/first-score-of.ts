import type { WritingRow } from '../../db/schema/index.ts';

/** The score of the first attempt, where the score beside it was given by the same coach: a teacher's can't be compared with it. */
export const firstScoreOf = ({
  ai_scoring,
  first_scoring,
  teacher_scoring,
}: Pick<WritingRow, 'ai_scoring' | 'first_scoring' | 'teacher_scoring'>): number | null =>
  teacher_scoring === null && ai_scoring !== null ? first_scoring : null;

import { type SQL, sql } from 'drizzle-orm';

/** The coach's score of a piece of `writing` that a teacher who marks blind is not to see yet. */
export const isScoreHiddenForBlindMarking = (
  writing: SQL,
): SQL => sql`((${writing}.status = 'progressing' or ${writing}.status = 'completed'
    and (${writing}.reviewed_at is null or ${writing}.reviewed_at < ${writing}.completed_at))
  and ${writing}.teacher_scoring is null and ${writing}.ai_scoring is not null)`;

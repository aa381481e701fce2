import { type SQL, sql } from 'drizzle-orm';
import { feedbackRounds } from '../../db/schema/index.ts';

/** Which coach marked the last draft of a writing that was read. */
export const latestCoachVersion = (writingId: SQL): SQL<string | null> => sql`(
  select r.coach_version from ${feedbackRounds} r where r.writing_id = ${writingId} order by r.number desc limit 1)`;

import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { writings } from '../../db/schema/index.ts';

interface UnassignedWritings {
  course_id?: number;
  challenge_id?: number;
  /** All of them by default. */
  activity_ids?: number[];
  /** Everybody's by default. */
  student_ids?: number[];
}

/** Takes back work that was given out but never opened: it holds nothing of a student. Begun work is never touched. */
export const unassignWritings = async (
  db: Db,
  { course_id, challenge_id, activity_ids, student_ids }: UnassignedWritings,
): Promise<void> => {
  // Nothing named would mean everything there is.
  if ((!course_id && !challenge_id) || activity_ids?.length === 0 || student_ids?.length === 0) return;
  await db
    .delete(writings)
    .where(
      and(
        eq(writings.status, 'pending'),
        eq(writings.version, 0),
        course_id ? eq(writings.course_id, course_id) : undefined,
        challenge_id ? eq(writings.challenge_id, challenge_id) : undefined,
        activity_ids && inArray(writings.activity_id, activity_ids),
        student_ids && inArray(writings.student_id, student_ids),
      ),
    );
};

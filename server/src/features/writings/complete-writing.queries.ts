import { and, countDistinct, eq, gte, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { challengeParticipants, writings } from '../../db/schema/index.ts';
import { wasReturned } from './waiting-work.queries.ts';

/** A student has completed a challenge when none of its writings is left. */
export const completeParticipant = async (
  db: Db,
  who: { challengeId: number; studentId: number; now: Date },
): Promise<void> => {
  const left = db
    .select({ one: sql`1` })
    .from(writings)
    .where(
      and(
        eq(writings.challenge_id, who.challengeId),
        eq(writings.student_id, who.studentId),
        ne(writings.status, 'completed'),
      ),
    );
  await db
    .update(challengeParticipants)
    .set({ status: 'completed', updated_at: who.now })
    .where(
      and(
        eq(challengeParticipants.challenge_id, who.challengeId),
        eq(challengeParticipants.student_id, who.studentId),
        notExists(left),
      ),
    );
};

/** A writing was returned: the challenge is no longer completed. */
export const reopenParticipant = async (
  db: Db,
  who: { challengeId: number; studentId: number; now: Date },
): Promise<void> => {
  await db
    .update(challengeParticipants)
    .set({ status: 'joined', updated_at: who.now })
    .where(
      and(
        eq(challengeParticipants.challenge_id, who.challengeId),
        eq(challengeParticipants.student_id, who.studentId),
      ),
    );
};

/** How many students handed an activity in on a day at school, for the first time or again. */
export const countHandedIn = async (
  db: Db,
  {
    activity_id,
    teacher_id,
    course_id,
    day,
    zone,
    again,
  }: {
    activity_id: number;
    /** All of a teacher's, or those of one course. */
    teacher_id?: number;
    course_id?: number | null;
    day: string;
    zone: string;
    again: boolean;
  },
): Promise<number> => {
  const [row] = await db
    .select({ students: countDistinct(writings.student_id) })
    .from(writings)
    .where(
      and(
        eq(writings.activity_id, activity_id),
        teacher_id ? eq(writings.teacher_id, teacher_id) : undefined,
        course_id ? eq(writings.course_id, course_id) : undefined,
        eq(writings.status, 'completed'),
        sql`(${wasReturned}) = ${again}`,
        gte(writings.completed_at, sql`${day}::date::timestamp at time zone ${zone}`),
      ),
    );
  return row?.students ?? 0;
};

import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { challengeParticipants, writings } from '../../db/schema/index.ts';

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

/** A writing came back: the challenge is not completed any more. */
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

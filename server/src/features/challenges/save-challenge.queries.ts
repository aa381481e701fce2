import { and, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { challengeActivities, challengeFiles, challenges } from '../../db/schema/index.ts';

type ChallengeFields = Omit<typeof challenges.$inferInsert, 'id' | 'teacher_id'>;

export const insertChallenge = async (db: Db, row: typeof challenges.$inferInsert): Promise<number> => {
  const [created] = await db.insert(challenges).values(row).returning({ id: challenges.id });
  if (!created) throw new Error('insert returned no row');
  return created.id;
};

/** Locks the row until the transaction ends, and tells when it was changed; whether the caller may see it is another question. */
export const lockChallenge = async (
  db: Db,
  id: number,
  how: 'update' | 'no key update' | 'key share',
): Promise<Date | undefined> =>
  (
    await db
      .select({ updated_at: challenges.updated_at })
      .from(challenges)
      .where(eq(challenges.id, id))
      .for(how)
  )[0]?.updated_at;

export const updateChallengeRow = async (
  db: Db,
  id: number,
  fields: Partial<ChallengeFields>,
): Promise<void> => {
  await db.update(challenges).set(fields).where(eq(challenges.id, id));
};

export const deleteChallengeRow = async (db: Db, id: number): Promise<void> => {
  await db.delete(challenges).where(eq(challenges.id, id));
};

/** Makes these the challenge's activities and answers which are in it no longer. */
export const setActivities = async (
  db: Db,
  challengeId: number,
  activityIds: number[],
): Promise<number[]> => {
  const left = await db
    .delete(challengeActivities)
    .where(
      and(
        eq(challengeActivities.challenge_id, challengeId),
        notInArray(challengeActivities.activity_id, activityIds),
      ),
    )
    .returning({ id: challengeActivities.activity_id });
  const links = activityIds.map((activity_id) => ({ challenge_id: challengeId, activity_id }));
  await db.insert(challengeActivities).values(links).onConflictDoNothing();
  return left.map(({ id }) => id);
};

/** Makes these the challenge's resources, in this order. */
export const setFiles = async (db: Db, challengeId: number, uploadIds: number[]): Promise<void> => {
  await db.delete(challengeFiles).where(eq(challengeFiles.challenge_id, challengeId));
  const rows = uploadIds.map((upload_id, position) => ({ challenge_id: challengeId, upload_id, position }));
  if (rows.length > 0) await db.insert(challengeFiles).values(rows);
};

import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  ltiIdentities,
  ltiPlatforms,
  type PasskeyRow,
  passkeyChallenges,
  passkeys,
  sessions,
  users,
} from '../../db/schema/index.ts';

export const insertChallenge = async (db: Db, row: typeof passkeyChallenges.$inferInsert): Promise<void> => {
  await db.insert(passkeyChallenges).values(row);
};

/** Uses a challenge up: a second call with the same one finds nothing. */
export const consumeChallenge = async (db: Db, challengeHash: string) =>
  (
    await db.delete(passkeyChallenges).where(eq(passkeyChallenges.challenge_hash, challengeHash)).returning()
  )[0];

export const listPasskeys = (db: Db, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(asc(passkeys.id));

/** The learning platform from which somebody came last and can come again. */
export const findPlatformOf = async (db: Db, userId: number): Promise<string | null> =>
  (
    await db
      .select({ name: ltiPlatforms.name })
      .from(ltiIdentities)
      .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiIdentities.platform_id))
      .where(and(eq(ltiIdentities.user_id, userId), ltiPlatforms.enabled))
      .orderBy(desc(ltiIdentities.id))
      .limit(1)
  )[0]?.name ?? null;

export const findPasskey = async (db: Db, credentialId: string) =>
  (
    await db
      .select({ passkey: passkeys, role: users.role })
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.user_id))
      .where(eq(passkeys.credential_id, credentialId))
  )[0];

export const hasSession = async (db: Db, sessionId: number): Promise<boolean> =>
  (await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId))).length === 1;

/** Nothing when some account has the same key already. */
export const insertPasskey = async (
  db: Db,
  row: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> =>
  (await db.insert(passkeys).values(row).onConflictDoNothing().returning())[0];

/** False where another use has counted further meanwhile. */
export const notePasskeyUse = async (
  db: Db,
  id: number,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> =>
  (
    await db
      .update(passkeys)
      .set({ counter, last_used_at: now })
      .where(
        and(
          eq(passkeys.id, id),
          sql`(${passkeys.counter} < ${counter} or (${passkeys.counter} = 0 and ${counter} = 0))`,
        ),
      )
      .returning({ id: passkeys.id })
  ).length === 1;

export const updatePasskeyName = async (
  db: Db,
  { id, user_id, name }: { id: number; user_id: number; name: string },
): Promise<PasskeyRow | undefined> =>
  (
    await db
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.user_id, user_id)))
      .returning()
  )[0];

export const deletePasskey = async (db: Db, id: number): Promise<void> => {
  await db.delete(passkeys).where(eq(passkeys.id, id));
};

export const isSessionConfirmed = async (db: Db, sessionId: number, since: Date): Promise<boolean> =>
  (
    await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), gt(sessions.confirmed_at, since)))
  ).length === 1;

export const confirmSession = async (db: Db, sessionId: number, now: Date): Promise<void> => {
  await db.update(sessions).set({ confirmed_at: now }).where(eq(sessions.id, sessionId));
};

import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  type LtiPlatformRow,
  ltiAttempts,
  ltiContexts,
  ltiIdentities,
  ltiLaunches,
  ltiMembers,
  ltiPickedActivities,
  ltiPlatforms,
  organisationMembers,
  organisations,
  sessions,
} from '../../db/schema/index.ts';

export type PlatformWithSchool = LtiPlatformRow & {
  school: string;
  people_count: number;
  class_count: number;
};

const peopleOf = sql<number>`(select count(*)::int from ${ltiIdentities} i where i.platform_id = ${ltiPlatforms.id})`;
const classesOf = sql<number>`(select count(*)::int from ${ltiContexts} c where c.platform_id = ${ltiPlatforms.id})`;

const selectPlatforms = async (db: Db, condition: ReturnType<typeof sql>): Promise<PlatformWithSchool[]> => {
  const rows = await db
    .select({ row: ltiPlatforms, school: organisations.name, people_count: peopleOf, class_count: classesOf })
    .from(ltiPlatforms)
    .innerJoin(organisations, eq(organisations.id, ltiPlatforms.organisation_id))
    .where(condition)
    .orderBy(ltiPlatforms.id);
  return rows.map(({ row, ...more }) => ({ ...row, ...more }));
};

export const listPlatforms = (db: Db, organisationId: number) =>
  selectPlatforms(db, sql`${ltiPlatforms.organisation_id} = ${organisationId}`);

export const findPlatformByCode = async (db: Db, code: string) =>
  (await selectPlatforms(db, sql`${ltiPlatforms.code} = ${code}`))[0];

export const findPlatform = async (db: Db, id: number) =>
  (await selectPlatforms(db, sql`${ltiPlatforms.id} = ${id}`))[0];

/** Takes a registration link away, so that nobody uses it at the same time; the platform that it was made for. */
export const claimRegistration = async (db: Db, hash: string, now: Date): Promise<number | undefined> =>
  (
    await db
      .update(ltiPlatforms)
      .set({ registration_hash: null })
      .where(
        and(
          eq(ltiPlatforms.registration_hash, hash),
          gt(ltiPlatforms.registration_expires_at, now),
          isNull(ltiPlatforms.client_id),
        ),
      )
      .returning({ id: ltiPlatforms.id })
  )[0]?.id;

/** The same link works again, unless the admin has made another one or set the platform up meanwhile. */
export const giveRegistrationBack = async (db: Db, id: number, hash: string): Promise<void> => {
  await db
    .update(ltiPlatforms)
    .set({ registration_hash: hash })
    .where(
      and(eq(ltiPlatforms.id, id), isNull(ltiPlatforms.registration_hash), isNull(ltiPlatforms.client_id)),
    );
};

/** Unless the admin has set the platform up meanwhile. */
export const finishRegistration = async (
  db: Db,
  id: number,
  change: Partial<typeof ltiPlatforms.$inferInsert>,
): Promise<boolean> =>
  (
    await db
      .update(ltiPlatforms)
      .set({ ...change, registration_hash: null, registration_expires_at: null })
      .where(and(eq(ltiPlatforms.id, id), isNull(ltiPlatforms.client_id)))
      .returning({ id: ltiPlatforms.id })
  ).length === 1;

/** Who runs a school. */
export const listAdmins = async (db: Db, organisationId: number): Promise<number[]> =>
  (
    await db
      .select({ id: organisationMembers.user_id })
      .from(organisationMembers)
      .where(
        and(eq(organisationMembers.organisation_id, organisationId), eq(organisationMembers.role, 'admin')),
      )
      .orderBy(organisationMembers.user_id)
  ).map(({ id }) => id);

export const insertPlatform = async (db: Db, row: typeof ltiPlatforms.$inferInsert): Promise<number> => {
  const [created] = await db.insert(ltiPlatforms).values(row).returning({ id: ltiPlatforms.id });
  if (!created) throw new Error('insert returned no row');
  return created.id;
};

export const updatePlatform = async (
  db: Db,
  id: number,
  change: Partial<typeof ltiPlatforms.$inferInsert>,
): Promise<void> => {
  await db.update(ltiPlatforms).set(change).where(eq(ltiPlatforms.id, id));
};

/** As when a single class is unlinked, nobody leaves a class with the next course that it gets. */
export const deletePlatform = async (db: Db, id: number): Promise<void> => {
  await db.execute(sql`
    update ${ltiMembers} m set is_brought = false from ${ltiContexts} x
    where x.platform_id = ${id} and m.course_id = x.course_id and m.is_brought`);
  await db.delete(ltiPlatforms).where(eq(ltiPlatforms.id, id));
};

/** What Inkling signs with for these has been in use since before that time, and no other key is on its way. */
export const listPlatformsWithOldKeys = (db: Db, before: Date): Promise<{ id: number; code: string }[]> =>
  db
    .select({ id: ltiPlatforms.id, code: ltiPlatforms.code })
    .from(ltiPlatforms)
    .where(and(lt(ltiPlatforms.key_made_at, before), isNull(ltiPlatforms.next_public_key)))
    .orderBy(ltiPlatforms.id);

/** Keys that were shown since before that time are used from now on; those they follow are still shown. */
export const promoteNextKeys = async (db: Db, before: Date): Promise<void> => {
  await db
    .update(ltiPlatforms)
    .set({
      old_public_key: sql`${ltiPlatforms.public_key}`,
      public_key: sql`${ltiPlatforms.next_public_key}`,
      private_key: sql`${ltiPlatforms.next_private_key}`,
      key_made_at: sql`${ltiPlatforms.next_key_made_at}`,
      next_public_key: null,
      next_private_key: null,
      next_key_made_at: null,
    })
    .where(lt(ltiPlatforms.next_key_made_at, before));
};

/** Everybody who came from a platform is signed out; only the session that asks for it stays. */
export const deleteSessionsFromPlatform = async (
  db: Db,
  { platform_id, except }: { platform_id: number; except: number },
): Promise<void> => {
  const identities = sql`(select i.id from ${ltiIdentities} i where i.platform_id = ${platform_id})`;
  await db
    .delete(sessions)
    .where(and(sql`${sessions.lti_identity_id} in ${identities}`, ne(sessions.id, except)));
};

/** Whoever set out begins again. */
export const deleteAttemptsOfPlatform = async (db: Db, platformId: number): Promise<void> => {
  await db.delete(ltiAttempts).where(eq(ltiAttempts.platform_id, platformId));
};

/** What the platform has said of people who are not in yet. */
export const deleteLaunchesOfPlatform = async (db: Db, platformId: number): Promise<void> => {
  await db.delete(ltiLaunches).where(eq(ltiLaunches.platform_id, platformId));
};

/** Whether a platform is still what it was when somebody set out; it stays so until they are in. */
export const isPlatformUnchanged = async (
  db: Db,
  { id, issuer, client_id, jwks_url }: PlatformWithSchool,
): Promise<boolean> => {
  const [now] = await db.select().from(ltiPlatforms).where(eq(ltiPlatforms.id, id)).for('share');
  return (
    now?.enabled === true && now.issuer === issuer && now.client_id === client_id && now.jwks_url === jwks_url
  );
};

export const insertAttempt = async (db: Db, row: typeof ltiAttempts.$inferInsert): Promise<void> => {
  await db.insert(ltiAttempts).values(row);
};

/** Uses an attempt up: a second call finds nothing. */
export const consumeAttempt = async (db: Db, stateHash: string) =>
  (await db.delete(ltiAttempts).where(eq(ltiAttempts.state_hash, stateHash)).returning())[0];

export const insertLaunch = async (db: Db, row: typeof ltiLaunches.$inferInsert): Promise<void> => {
  await db.insert(ltiLaunches).values(row);
};

export const findLaunch = async (db: Db, ticketHash: string, now: Date) =>
  (
    await db
      .select()
      .from(ltiLaunches)
      .where(and(eq(ltiLaunches.ticket_hash, ticketHash), gt(ltiLaunches.expires_at, now)))
  )[0];

/** Uses a launch up; whether it was still there. */
export const consumeLaunch = async (db: Db, ticketHash: string): Promise<boolean> =>
  (
    await db
      .delete(ltiLaunches)
      .where(eq(ltiLaunches.ticket_hash, ticketHash))
      .returning({ platform_id: ltiLaunches.platform_id })
  ).length === 1;

/** What is chosen last for a frame counts. */
export const upsertPickedActivity = async (
  db: Db,
  row: typeof ltiPickedActivities.$inferInsert,
): Promise<void> => {
  const { frame_hash, ...choice } = row;
  await db
    .insert(ltiPickedActivities)
    .values({ frame_hash, ...choice })
    .onConflictDoUpdate({ target: ltiPickedActivities.frame_hash, set: choice });
};

/** Once: what was chosen leaves with whoever waits for it. */
export const consumePickedActivity = async (db: Db, frameHash: string, now: Date) =>
  (
    await db
      .delete(ltiPickedActivities)
      .where(and(eq(ltiPickedActivities.frame_hash, frameHash), gt(ltiPickedActivities.expires_at, now)))
      .returning({ return_url: ltiPickedActivities.return_url, token: ltiPickedActivities.token })
  )[0];

export const deleteExpiredLaunches = async (db: Db, now: Date): Promise<void> => {
  await db.delete(ltiAttempts).where(lt(ltiAttempts.expires_at, now));
  await db.delete(ltiLaunches).where(lt(ltiLaunches.expires_at, now));
  await db.delete(ltiPickedActivities).where(lt(ltiPickedActivities.expires_at, now));
};

import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { organisations, rosterRuns } from '../../db/schema/index.ts';

/** From now on this number says which school of a district's roster is ours. */
export const updateSchoolNumber = async (
  db: Db,
  organisationId: number,
  roster_school_id: string,
): Promise<void> => {
  await db.update(organisations).set({ roster_school_id }).where(eq(organisations.id, organisationId));
};

/** One roster of a school at a time. Returns whether none is being applied; held until the transaction ends. */
export const tryLockRoster = async (db: Db, organisationId: number): Promise<boolean> =>
  (
    await db.execute<{ is_free: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('roster of a school'), ${organisationId}) as is_free`,
    )
  ).rows[0]?.is_free ?? false;

const keptMs = 90 * 24 * 60 * 60 * 1000;

/** Runs of the last three months are kept. */
export const insertRun = async (
  db: Db,
  row: typeof rosterRuns.$inferInsert & { created_at: Date },
): Promise<void> => {
  const since = new Date(row.created_at.getTime() - keptMs);
  await db
    .delete(rosterRuns)
    .where(and(eq(rosterRuns.organisation_id, row.organisation_id), lt(rosterRuns.created_at, since)));
  await db.insert(rosterRuns).values(row);
};

export const findLastRun = async (
  db: Db,
  organisationId: number,
  source?: (typeof rosterRuns.$inferSelect)['source'],
) =>
  (
    await db
      .select()
      .from(rosterRuns)
      .where(
        and(
          eq(rosterRuns.organisation_id, organisationId),
          source === undefined ? undefined : eq(rosterRuns.source, source),
        ),
      )
      .orderBy(desc(rosterRuns.id))
      .limit(1)
  )[0];

export const findSchoolName = async (db: Db, organisationId: number): Promise<string | undefined> =>
  (await db.select().from(organisations).where(eq(organisations.id, organisationId)))[0]?.name;

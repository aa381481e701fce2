import { desc, eq } from 'drizzle-orm';
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

export const insertRun = async (db: Db, row: typeof rosterRuns.$inferInsert): Promise<void> => {
  await db.insert(rosterRuns).values(row);
};

export const findLastRun = async (db: Db, organisationId: number) =>
  (
    await db
      .select()
      .from(rosterRuns)
      .where(eq(rosterRuns.organisation_id, organisationId))
      .orderBy(desc(rosterRuns.id))
      .limit(1)
  )[0];

export const findSchoolName = async (db: Db, organisationId: number): Promise<string | undefined> =>
  (await db.select().from(organisations).where(eq(organisations.id, organisationId)))[0]?.name;

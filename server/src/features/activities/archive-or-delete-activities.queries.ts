import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  activities,
  activityImages,
  challengeActivities,
  courseActivities,
  uploads,
  writings,
} from '../../db/schema/index.ts';

export type LockMode = 'update' | 'no key update';

/** Those of these activities that are this teacher's, locked in the order in which everybody locks them. */
export const lockOwnActivities = async (
  db: Db,
  teacherId: number,
  { ids, how }: { ids: number[]; how: LockMode },
): Promise<number[]> =>
  (
    await db
      .select({ id: activities.id })
      .from(activities)
      .where(and(inArray(activities.id, ids), eq(activities.teacher_id, teacherId)))
      .orderBy(asc(activities.id))
      .for(how)
  ).map(({ id }) => id);

/** Of these, the ones that no course and no challenge uses, and whether anybody has work about them. */
export const listUnusedActivities = (db: Db, ids: number[]) =>
  db
    .select({
      id: activities.id,
      isWrittenOn: sql<boolean>`exists (select 1 from ${writings} w where w.activity_id = ${sql`${activities}.id`})`,
    })
    .from(activities)
    .where(
      and(
        inArray(activities.id, ids),
        sql`not exists (select 1 from ${courseActivities} l where l.activity_id = ${activities.id})`,
        sql`not exists (select 1 from ${challengeActivities} l where l.activity_id = ${activities.id})`,
      ),
    );

export const archiveActivities = async (db: Db, ids: number[], now: Date): Promise<void> => {
  await db.update(activities).set({ status: 'archived', updated_at: now }).where(inArray(activities.id, ids));
};

/** Deletes them and returns their pictures and steps. */
export const deleteActivities = async (db: Db, ids: number[]) => {
  const pictures = await db
    .select({ signed_id: uploads.signed_id })
    .from(uploads)
    .innerJoin(activityImages, eq(activityImages.upload_id, uploads.id))
    .where(inArray(activityImages.activity_id, ids));
  const gone = await db
    .delete(activities)
    .where(inArray(activities.id, ids))
    .returning({ steps: activities.steps });
  return { images: pictures.map(({ signed_id }) => signed_id), steps: gone.flatMap(({ steps }) => steps) };
};

import { eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses, organisationMembers, organisations, users } from '../../db/schema/index.ts';
import { studentsOfSchool } from '../school-membership/index.ts';
import { isOfSchoolAlone, leftSchoolBefore } from './students-of-school-alone.ts';

export const findDataSettings = async (db: Db, organisationId: number) =>
  (
    await db
      .select({
        archived_days: organisations.archived_days,
        erase_at: organisations.erase_at,
        asked_by: users.full_name,
      })
      .from(organisations)
      .leftJoin(users, eq(users.id, organisations.erase_asked_by))
      .where(eq(organisations.id, organisationId))
  )[0];

export const countSchool = async (
  db: Db,
  organisationId: number,
): Promise<{ students: number; classes: number }> => {
  const { rows } = await db.execute<{ students: number; classes: number }>(sql`
    select (select count(*)::int from (${studentsOfSchool(organisationId)}) s) as students,
      (select count(*)::int from ${courses} c join ${organisationMembers} m on m.user_id = c.teacher_id
        where m.organisation_id = ${organisationId}) as classes`);
  return rows[0] ?? { students: 0, classes: 0 };
};

export const countLeftBefore = async (db: Db, organisationId: number, moment: Date): Promise<number> =>
  (
    await db.execute<{ total: number }>(
      sql`select count(*)::int as total from (${leftSchoolBefore(organisationId, moment)}) s`,
    )
  ).rows[0]?.total ?? 0;

export const listLeftBefore = async (
  db: Db,
  { organisationId, moment, limit }: { organisationId: number; moment: Date; limit: number },
): Promise<number[]> =>
  (
    await db.execute<{ id: number }>(
      sql`${leftSchoolBefore(organisationId, moment)} order by u.id limit ${limit}`,
    )
  ).rows.map(({ id }) => id);

/** Students whose account is the school's alone, also those who have left. */
export const listStudentsOfSchoolAlone = async (
  db: Db,
  organisationId: number,
  limit: number,
): Promise<number[]> =>
  (
    await db.execute<{ id: number }>(sql`
      select u.id from ${users} u where ${isOfSchoolAlone(organisationId)} and u.id in (
        ${studentsOfSchool(organisationId)}
        union select a.student_id from archived_students a where a.organisation_id = ${organisationId})
      order by u.id limit ${limit}`)
  ).rows.map(({ id }) => id);

/** The classes of the staff, with who leads them. */
export const listSchoolCourseIds = async (db: Db, organisationId: number) =>
  (
    await db.execute<{ id: number; teacher_id: number }>(sql`
      select c.id, c.teacher_id from ${courses} c join ${organisationMembers} m on m.user_id = c.teacher_id
      where m.organisation_id = ${organisationId} order by c.id`)
  ).rows;

type Settings = Partial<
  Pick<typeof organisations.$inferInsert, 'archived_days' | 'erase_at' | 'erase_asked_by'>
>;

export const updateDataSettings = async (
  db: Db,
  organisationId: number,
  settings: Settings,
): Promise<void> => {
  await db.update(organisations).set(settings).where(eq(organisations.id, organisationId));
};

export const listSchoolsWithRetention = (db: Db) =>
  db
    .select({ id: organisations.id, archived_days: organisations.archived_days })
    .from(organisations)
    .where(isNotNull(organisations.archived_days));

export const listSchoolsToErase = (db: Db, now: Date) =>
  db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(lte(organisations.erase_at, now));

export const deleteSchool = async (db: Db, organisationId: number): Promise<void> => {
  await db.delete(organisations).where(eq(organisations.id, organisationId));
};

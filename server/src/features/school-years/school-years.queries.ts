import type { ClassToClose, RolloverCounts, YearOfStudents } from '@inkling/contract';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses, enrollments, organisationMembers, users, yearRollovers } from '../../db/schema/index.ts';
import { isTaughtElsewhere, studentsOfSchool } from '../school-membership/index.ts';

/** Students of the school, as `u`. */
export const currentStudents = (organisationId: number): SQL => sql`${users} u
  where u.role = 'student' and u.id = any(array(${studentsOfSchool(organisationId)}))`;

/** Whether a student's year is not the school's to change. */
export const isStudentSharedWithOthers = (organisationId: number): SQL =>
  sql`(u.parent_id is not null or ${isTaughtElsewhere(sql`u.id`, organisationId)})`;

type Row<T> = T & Record<string, unknown>;

export const listYears = async (db: Db, organisationId: number): Promise<YearOfStudents[]> =>
  (
    await db.execute<Row<YearOfStudents>>(sql`
      select u.grade_level, count(*)::int as students_count,
        count(*) filter (where ${isStudentSharedWithOthers(organisationId)})::int as shared_count
      from ${currentStudents(organisationId)} group by u.grade_level order by u.grade_level nulls last`)
  ).rows;

/** Classes that run or are over; those that have not begun are for the new year. */
export const isOfOldYear = (
  organisationId: number,
): SQL => sql`c.status in ('active', 'past') and c.teacher_id in (
  select m.user_id from ${organisationMembers} m where m.organisation_id = ${organisationId})`;

export const listClassesToClose = async (db: Db, organisationId: number): Promise<ClassToClose[]> =>
  (
    await db.execute<Row<ClassToClose>>(sql`
      select c.id, c.title, t.full_name as teacher_name,
        (select count(*)::int from ${enrollments} e where e.course_id = c.id) as students_count
      from ${courses} c join ${users} t on t.id = c.teacher_id
      where ${isOfOldYear(organisationId)} order by c.title, c.id`)
  ).rows;

/** The last new year that was begun and not undone. */
export const findStandingRollover = async (db: Db, organisationId: number) =>
  (
    await db
      .select()
      .from(yearRollovers)
      .where(and(eq(yearRollovers.organisation_id, organisationId), isNull(yearRollovers.undone_at)))
      .orderBy(desc(yearRollovers.done_at), desc(yearRollovers.id))
      .limit(1)
  )[0];
export type RolloverRow = NonNullable<Awaited<ReturnType<typeof findStandingRollover>>>;

export const insertRollover = async (
  db: Db,
  row: { organisation_id: number; done_at: Date },
): Promise<number> => {
  const nothing = { students_moved_up: 0, students_left: 0, classes_closed: 0 };
  const [made] = await db
    .insert(yearRollovers)
    .values({ ...row, ...nothing })
    .returning({ id: yearRollovers.id });
  if (!made) throw new Error('insert returned no row');
  return made.id;
};

export const updateRollover = async (
  db: Db,
  id: number,
  change: Partial<RolloverCounts & { undone_at: Date }>,
): Promise<void> => {
  await db.update(yearRollovers).set(change).where(eq(yearRollovers.id, id));
};

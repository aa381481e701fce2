import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  courses,
  organisationMembers,
  users,
  yearRolloverCourses,
  yearRolloverLeavers,
  yearRolloverStudents,
} from '../../db/schema/index.ts';
import { currentStudents, isOfOldYear, isStudentSharedWithOthers } from './school-years.queries.ts';

export interface YearToBegin {
  rollover_id: number;
  organisation_id: number;
  last_grade: number;
  kept_course_ids: number[];
  now: Date;
}

/** How many of these are classes that would be closed. */
export const countClassesOfOldYear = async (db: Db, organisationId: number, ids: number[]): Promise<number> =>
  (
    await db.execute<{ total: number }>(sql`
      select count(*)::int as total from ${courses} c
      where c.id = any(${sql.param(ids)}::int[]) and ${isOfOldYear(organisationId)}`)
  ).rows[0]?.total ?? 0;

/** Every class that staff of the school leads, until the transaction ends. */
export const lockClassesOfSchool = async (db: Db, organisationId: number): Promise<void> => {
  await db.execute(sql`
    select c.id from ${courses} c where c.teacher_id in (
      select m.user_id from ${organisationMembers} m where m.organisation_id = ${organisationId})
    order by c.id for no key update of c`);
};

/** Archives the classes and notes how they were. Returns them with their leads. */
export const closeClasses = async (
  db: Db,
  { rollover_id, organisation_id, kept_course_ids, now }: YearToBegin,
): Promise<{ id: number; teacher_id: number }[]> => {
  const at = now.toISOString();
  await db.execute(sql`
    insert into ${yearRolloverCourses} (rollover_id, course_id, status, updated_at)
    select ${rollover_id}::int, x.id, x.status, x.updated_at from (
      select c.* from ${courses} c where ${isOfOldYear(organisation_id)}
        and c.id <> all(${sql.param(kept_course_ids)}::int[])
      order by c.id for no key update of c) x`);
  const { rows } = await db.execute<{ id: number; teacher_id: number }>(sql`
    update ${courses} c set status = 'archived', updated_at = ${at}::timestamptz from ${yearRolloverCourses} r
    where r.rollover_id = ${rollover_id} and r.course_id = c.id returning c.id, c.teacher_id`);
  return rows;
};

/** Those who are the school's alone and not in its last year. */
export const moveStudentsUp = async (
  db: Db,
  { rollover_id, organisation_id, last_grade }: YearToBegin,
): Promise<number[]> => {
  await db.execute(sql`
    insert into ${yearRolloverStudents} (rollover_id, student_id, grade_level)
    select ${rollover_id}::int, u.id, u.grade_level + 1 from ${currentStudents(organisation_id)}
      and u.grade_level < ${last_grade} and not ${isStudentSharedWithOthers(organisation_id)}`);
  const { rows } = await db.execute<{ id: number }>(sql`
    update ${users} u set grade_level = r.grade_level from ${yearRolloverStudents} r
    where r.rollover_id = ${rollover_id} and r.student_id = u.id returning u.id`);
  return rows.map(({ id }) => id);
};

export const listLeavers = async (db: Db, { organisation_id, last_grade }: YearToBegin): Promise<number[]> =>
  (
    await db.execute<{ id: number }>(sql`
      select u.id from ${currentStudents(organisation_id)} and u.grade_level >= ${last_grade} order by u.id`)
  ).rows.map(({ id }) => id);

export const insertLeavers = async (db: Db, rolloverId: number, ids: number[]): Promise<void> => {
  await db.execute(sql`
    insert into ${yearRolloverLeavers} (rollover_id, student_id)
    select ${rolloverId}::int, id from unnest(${sql.param(ids)}::int[]) id`);
};

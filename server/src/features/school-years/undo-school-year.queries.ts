import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  archivedStudents,
  courses,
  users,
  yearRolloverCourses,
  yearRolloverLeavers,
  yearRolloverStudents,
} from '../../db/schema/index.ts';
import type { RolloverRow } from './school-years.queries.ts';

/** Classes that are still closed are as they were; one that somebody changed otherwise keeps that change. */
export const reopenClasses = async (
  db: Db,
  { id, done_at }: RolloverRow,
  now: Date,
): Promise<{ id: number; teacher_id: number }[]> =>
  (
    await db.execute<{ id: number; teacher_id: number }>(sql`
      update ${courses} c set status = r.status::run_status,
        updated_at = case when c.updated_at = ${done_at.toISOString()}::timestamptz then r.updated_at
          else ${now.toISOString()}::timestamptz end
      from ${yearRolloverCourses} r
      where r.rollover_id = ${id} and r.course_id = c.id and c.status = 'archived' returning c.id, c.teacher_id`)
  ).rows;

/** Those who are still in the year that they moved up to. */
export const moveStudentsDown = async (db: Db, { id }: RolloverRow): Promise<number[]> =>
  (
    await db.execute<{ id: number }>(sql`
      update ${users} u set grade_level = r.grade_level - 1 from ${yearRolloverStudents} r
      where r.rollover_id = ${id} and r.student_id = u.id and u.grade_level = r.grade_level and u.parent_id is null
      returning u.id`)
  ).rows.map(({ id: studentId }) => studentId);

/** Those who have been archived ever since. */
export const listLeaversStillGone = async (
  db: Db,
  { id, organisation_id, done_at }: RolloverRow,
): Promise<number[]> =>
  (
    await db.execute<{ id: number }>(sql`
      select l.student_id as id from ${yearRolloverLeavers} l join ${archivedStudents} a on a.student_id = l.student_id
      where l.rollover_id = ${id} and a.organisation_id = ${organisation_id} and a.returned_at is null
        and a.archived_at = ${done_at.toISOString()}::timestamptz order by l.student_id`)
  ).rows.map(({ id: studentId }) => studentId);

/** The names of some that are left as they are, classes first. */
export const listSkippedNames = async (
  db: Db,
  { id }: RolloverRow,
  restored: { courseIds: number[]; studentIds: number[]; limit: number },
): Promise<string[]> =>
  (
    await db.execute<{ name: string }>(sql`
      select name from (
        select 1 as place, c.title as name from ${yearRolloverCourses} r join ${courses} c on c.id = r.course_id
          where r.rollover_id = ${id} and c.id <> all(${sql.param(restored.courseIds)}::int[])
        union all select 2, u.full_name from ${users} u where u.id in (
            select s.student_id from ${yearRolloverStudents} s where s.rollover_id = ${id}
            union select l.student_id from ${yearRolloverLeavers} l where l.rollover_id = ${id})
          and u.id <> all(${sql.param(restored.studentIds)}::int[])) x
      order by place, name limit ${restored.limit}`)
  ).rows.map(({ name }) => name);

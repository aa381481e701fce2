import { or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { containing } from '../../db/containing.ts';
import { activities, challenges, courses, users, writings } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import { studentsOf } from '../students/index.ts';

/** What a teacher may mean by a name, by id. */
interface Named extends Record<string, unknown> {
  activity_ids: number[];
  student_ids: number[];
  course_ids: number[];
  challenge_ids: number[];
}

/**
 * A teacher has many writings of few activities, students and classes: names are searched before, not for every writing.
 * What is set keeps the title of its activity, which is final once students have it.
 */
const findNamed = async (db: Db, teacherId: number, text: string): Promise<Named> => {
  const own = (table: PgTable) =>
    sql`array(select t.id from ${table} t where t.teacher_id = ${teacherId} and ${containing(text, [sql`t.title`])})`;
  const { rows } = await db.execute<Named>(sql`
    select ${own(activities)} as activity_ids, ${own(courses)} as course_ids, ${own(challenges)} as challenge_ids,
      array(select u.id from (${studentsOf(teacherId)}) s join ${users} u on u.id = s.student_id
        where ${containing(text, [sql`u.full_name`, sql`u.screen_name`])}) as student_ids`);
  const [found] = rows;
  if (!found) throw new Error('a select without a table has one row');
  return found;
};

/** Only what was found is asked for, so that the index of the one kind of name that fits is used. */
const namedIn = ({ activity_ids, student_ids, course_ids, challenge_ids }: Named): SQL => {
  const among = (column: PgColumn, ids: number[]) =>
    ids.length > 0 ? sql`${column} = any(${sql.param(ids)}::int[])` : undefined;
  return (
    or(
      among(writings.activity_id, activity_ids),
      among(writings.student_id, student_ids),
      among(writings.course_id, course_ids),
      among(writings.challenge_id, challenge_ids),
    ) ?? sql`false`
  );
};

/** Names beside a writing, looked up for the rows one may see rather than joined from all there are. */
export const courseTitle = sql`(select c.title from ${courses} c where c.id = ${writings.course_id})`;
export const challengeTitle = sql`(select c.title from ${challenges} c where c.id = ${writings.challenge_id})`;
const studentNames = sql`(select u.full_name || ' ' || u.screen_name from ${users} u where u.id = ${writings.student_id})`;

/** Writings whose title, student, course or challenge is called so; all of them for a blank text. */
export const calledSo = async (
  db: Db,
  { id, role }: Caller,
  text: string | undefined,
): Promise<SQL | undefined> => {
  if (!text?.trim()) return undefined;
  if (role === 'teacher') return namedIn(await findNamed(db, id, text));
  return containing(text, [writings.title, studentNames, courseTitle, challengeTitle]);
};

import { or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { containsText } from '../../db/contains-text.ts';
import { activities, challenges, courses, users, writings } from '../../db/schema/index.ts';
import type { Caller, Teacher } from '../../http/caller.ts';
import { isActivityOf, isCourseOf, isTaughtBy } from '../teacher-students/index.ts';

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
const findNamed = async (db: Db, teacher: Teacher, text: string): Promise<Named> => {
  const t = sql`t`;
  const called = (table: PgTable, isTheirs: SQL) =>
    sql`array(select t.id from ${table} t where ${isTheirs} and ${containsText(text, [sql`t.title`])})`;
  const { rows } = await db.execute<Named>(sql`
    select ${called(activities, isActivityOf(t, teacher))} as activity_ids,
      ${called(courses, isCourseOf(t, teacher))} as course_ids,
      ${called(challenges, sql`t.teacher_id = ${teacher.id}`)} as challenge_ids,
      array(select u.id from ${users} u where ${isTaughtBy(sql`u.id`, teacher)}
        and ${containsText(text, [sql`u.full_name`, sql`u.screen_name`])}) as student_ids`);
  const [found] = rows;
  if (!found) throw new Error('Expected exactly one row.');
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

/** The courses or challenges a person may know: a teacher's own, or those of the work one sees. */
const placesOf = (caller: Caller, place: 'course' | 'challenge'): SQL => {
  const { id, role } = caller;
  const table = place === 'course' ? courses : challenges;
  if (role === 'teacher' && place === 'course')
    return sql`select t.id, t.title from ${table} t where ${isCourseOf(sql`t`, caller)}`;
  if (role === 'teacher') return sql`select t.id, t.title from ${table} t where t.teacher_id = ${id}`;
  const column = sql.identifier(`${place}_id`);
  const whose =
    role === 'student' ? sql`${id}` : sql`any(array(select u.id from ${users} u where u.parent_id = ${id}))`;
  return sql`select t.id, t.title from ${table} t
    where t.id = any(array(select distinct w.${column} from ${writings} w where w.student_id = ${whose}))`;
};

/** Looked up once for a whole list, not for every writing. */
const inPlace = (caller: Caller, text: string): SQL | undefined => {
  const called = (place: 'course' | 'challenge') =>
    sql`(select p.id from (${placesOf(caller, place)}) p where ${containsText(text, [sql`p.title`])})`;
  return or(
    sql`${writings.course_id} in ${called('course')}`,
    sql`${writings.challenge_id} in ${called('challenge')}`,
  );
};

/** Writings whose own title, course or challenge is called so; all of them for a blank text. */
export const titleMatches = (caller: Caller, text: string | undefined): SQL | undefined =>
  text?.trim() ? or(containsText(text, [writings.title]), inPlace(caller, text)) : undefined;

/** The same, or whose student is called so. */
export const nameMatches = async (
  db: Db,
  caller: Caller,
  text: string | undefined,
): Promise<SQL | undefined> => {
  if (!text?.trim()) return undefined;
  if (caller.role === 'teacher') return namedIn(await findNamed(db, caller, text));
  // By their ids: asked with `or`, the planner reads the whole school's users for a family of three.
  const family = sql`array(select c.id from ${users} c where c.parent_id = ${caller.id}) || ${caller.id}::int`;
  const people = sql`select u.id from ${users} u where u.id = any(${family})
    and ${containsText(text, [sql`u.full_name`, sql`u.screen_name`])}`;
  return or(titleMatches(caller, text), sql`${writings.student_id} in (${people})`);
};

import type { ActivityType, CourseRole } from '@inkling/contract';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containsText } from '../../db/contains-text.ts';
import {
  activities,
  activityStudents,
  courseActivities,
  courses,
  courseTeachers,
  enrollments,
  users,
} from '../../db/schema/index.ts';
import type { Caller, Teacher } from '../../http/caller.ts';
import type { PageRange } from '../../http/paging.ts';
import { isCourseOf } from '../teacher-students/index.ts';

type Reader = Pick<Caller, 'id' | 'role' | 'shared_courses'>;

/** Courses a person has to do with: taught, joined, or joined by their child. */
const visibleTo = (reader: Reader): SQL | undefined => {
  const { id, role } = reader;
  if (role === 'teacher') return isCourseOf(sql`courses`, reader);
  const enrolled = sql`select ${enrollments.course_id} from ${enrollments} join ${users} on ${users.id} = ${enrollments.student_id}`;
  return role === 'student'
    ? sql`${courses.id} in (${enrolled} where ${users.id} = ${id})`
    : sql`${courses.id} in (${enrolled} where ${users.parent_id} = ${id})`;
};

interface OptionQuery {
  keyword?: string | undefined;
  id_in?: number[] | undefined;
}

const matching = (caller: Caller, { keyword, id_in }: OptionQuery): SQL | undefined =>
  and(visibleTo(caller), containsText(keyword, [courses.title]), id_in && inArray(courses.id, id_in));

const countCourseOptions = async (db: Db, caller: Caller, query: OptionQuery): Promise<number> =>
  (await db.select({ total: count() }).from(courses).where(matching(caller, query)))[0]?.total ?? 0;

/** One page and how many there are on all. */
export const listCourseOptions = async (
  db: Db,
  caller: Caller,
  query: OptionQuery & { pageRange: PageRange },
) => {
  const { limit, offset } = query.pageRange;
  const rows = await db
    .select({ id: courses.id, title: courses.title, total: sql<number>`(count(*) over ())::int` })
    .from(courses)
    .where(matching(caller, query))
    .orderBy(asc(courses.title), asc(courses.id))
    .limit(limit)
    .offset(offset);
  // A page past the last has no row that could tell.
  const isPastLast = rows.length === 0 && offset > 0;
  return {
    options: rows.map(({ id, title }) => ({ id, title })),
    total: isPastLast ? await countCourseOptions(db, caller, query) : (rows[0]?.total ?? 0),
  };
};

// Inside the subqueries the course is named with its table: drizzle leaves the table out of a plain column here.
const courseId = sql`${courses}.id`;

/** Work for chosen students is for them and their parents to see. */
const isForReader = (id: number): SQL => sql`(not a.for_chosen_students or exists (
  select from ${activityStudents} s join ${users} u on u.id = s.student_id
  where s.activity_id = a.id and ${id} in (u.id, u.parent_id)))`;

const teaches = (reader: Reader): SQL => isCourseOf(sql`${courses}`, reader);

/** What the course works on; drafts are only for its teachers. */
const activitiesFor = (reader: Reader) => sql<
  {
    id: number;
    title: string;
    description: string;
    activity_type: ActivityType;
    status: string;
    for_chosen_students: boolean;
  }[]
>`(
  select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'description', a.description,
    'activity_type', a.activity_type, 'status', a.status,
    'for_chosen_students', a.for_chosen_students) order by a.id), '[]')
  from ${courseActivities} l join ${activities} a on a.id = l.activity_id
  where l.course_id = ${courseId} and (${teaches(reader)}
    or a.status = 'published' and ${isForReader(reader.id)}))`;

/** Who is in it, for its teachers and nobody else. */
const studentsFor = (reader: Reader) => sql<
  { id: number; full_name: string; screen_name: string }[] | null
>`case when ${teaches(reader)} then (
  select coalesce(json_agg(json_build_object('id', u.id, 'full_name', u.full_name, 'screen_name', u.screen_name)
    order by u.full_name, u.id), '[]')
  from ${users} u
  where u.id = any(array(select e.student_id from ${enrollments} e where e.course_id = ${courseId}))) end`;

const leadName = sql<string>`(select u.full_name from ${users} u where u.id = ${courses}.teacher_id)`;

/** Asked only of courses the reader sees, so that a role which has ended is none. */
const roleOf = (reader: Reader) => sql<CourseRole | null>`case
  when ${courses}.teacher_id = ${reader.id} then 'lead'
  when ${teaches(reader)} then (select p.role from ${courseTeachers} p
    where p.course_id = ${courseId} and p.teacher_id = ${reader.id}) end`;

const selectCourses = (db: Db, reader: Reader) =>
  db
    .select({
      course: courses,
      activities: activitiesFor(reader),
      students: studentsFor(reader),
      teacher_name: leadName,
      my_role: roleOf(reader),
    })
    .from(courses)
    .$dynamic();
export type CourseRow = Awaited<ReturnType<typeof selectCourses>>[number];

export const findCourse = async (db: Db, reader: Reader, id: number): Promise<CourseRow | undefined> =>
  (await selectCourses(db, reader).where(and(eq(courses.id, id), visibleTo(reader))))[0];

type Status = (typeof courses.$inferSelect)['status'];

const taughtBy = (teacher: Teacher, status: Status): SQL | undefined =>
  and(isCourseOf(sql`courses`, teacher), eq(courses.status, status));

/** The newest first. */
export const listTaughtCourses = (db: Db, teacher: Reader, query: { status: Status; pageRange: PageRange }) =>
  selectCourses(db, teacher)
    .where(taughtBy(teacher, query.status))
    .orderBy(desc(courses.created_at), desc(courses.id))
    .limit(query.pageRange.limit)
    .offset(query.pageRange.offset);

export const countTaughtCourses = async (db: Db, teacher: Teacher, status: Status): Promise<number> =>
  (await db.select({ total: count() }).from(courses).where(taughtBy(teacher, status)))[0]?.total ?? 0;

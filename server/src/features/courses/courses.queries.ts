import type { ActivityType } from '@inkling/contract';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containsText } from '../../db/contains-text.ts';
import {
  activities,
  activityStudents,
  courseActivities,
  courses,
  enrollments,
  users,
} from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import type { PageRange } from '../../http/paging.ts';

type Reader = Pick<Caller, 'id' | 'role'>;

/** Courses a person has to do with: taught, joined, or joined by their child. */
const visibleTo = ({ id, role }: Reader): SQL | undefined => {
  if (role === 'teacher') return eq(courses.teacher_id, id);
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

export const listCourseOptions = (db: Db, caller: Caller, query: OptionQuery & { pageRange: PageRange }) =>
  db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(matching(caller, query))
    .orderBy(asc(courses.title), asc(courses.id))
    .limit(query.pageRange.limit)
    .offset(query.pageRange.offset);

export const countCourseOptions = async (db: Db, caller: Caller, query: OptionQuery): Promise<number> =>
  (await db.select({ total: count() }).from(courses).where(matching(caller, query)))[0]?.total ?? 0;

// Inside the subqueries the course is named with its table: drizzle leaves the table out of a plain column here.
const courseId = sql`${courses}.id`;

/** Work for chosen students is for them and their parents to see. */
const isForReader = (id: number): SQL => sql`(not a.for_chosen_students or exists (
  select from ${activityStudents} s join ${users} u on u.id = s.student_id
  where s.activity_id = a.id and ${id} in (u.id, u.parent_id)))`;

/** What the course works on; drafts are only for its teacher. */
const activitiesFor = ({ id }: Reader) => sql<
  { id: number; title: string; description: string; activity_type: ActivityType; status: string }[]
>`(
  select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'description', a.description,
    'activity_type', a.activity_type, 'status', a.status) order by a.id), '[]')
  from ${courseActivities} l join ${activities} a on a.id = l.activity_id
  where l.course_id = ${courseId} and (a.teacher_id = ${id} or a.status = 'published' and ${isForReader(id)}))`;

/** Who is in it, for its teacher and nobody else. */
const studentsFor = ({ id }: Reader) => sql<
  { id: number; full_name: string; screen_name: string }[] | null
>`case when ${courses}.teacher_id = ${id} then (
  select coalesce(json_agg(json_build_object('id', u.id, 'full_name', u.full_name, 'screen_name', u.screen_name)
    order by u.full_name, u.id), '[]')
  from ${users} u
  where u.id = any(array(select e.student_id from ${enrollments} e where e.course_id = ${courseId}))) end`;

const selectCourses = (db: Db, reader: Reader) =>
  db
    .select({ course: courses, activities: activitiesFor(reader), students: studentsFor(reader) })
    .from(courses)
    .$dynamic();
export type CourseRow = Awaited<ReturnType<typeof selectCourses>>[number];

export const findCourse = async (db: Db, reader: Reader, id: number): Promise<CourseRow | undefined> =>
  (await selectCourses(db, reader).where(and(eq(courses.id, id), visibleTo(reader))))[0];

type Status = (typeof courses.$inferSelect)['status'];

const taughtBy = (teacherId: number, status: Status): SQL | undefined =>
  and(eq(courses.teacher_id, teacherId), eq(courses.status, status));

/** The newest first. */
export const listTaughtCourses = (db: Db, teacher: Reader, query: { status: Status; pageRange: PageRange }) =>
  selectCourses(db, teacher)
    .where(taughtBy(teacher.id, query.status))
    .orderBy(desc(courses.created_at), desc(courses.id))
    .limit(query.pageRange.limit)
    .offset(query.pageRange.offset);

export const countTaughtCourses = async (db: Db, teacherId: number, status: Status): Promise<number> =>
  (await db.select({ total: count() }).from(courses).where(taughtBy(teacherId, status)))[0]?.total ?? 0;

import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containing } from '../../db/containing.ts';
import { activities, courseActivities, courses, enrollments, users } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import type { Window } from '../../http/paging.ts';

/** Courses a person has to do with: taught, joined, or joined by their child. */
const visibleTo = ({ id, role }: Pick<Caller, 'id' | 'role'>): SQL | undefined => {
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
  and(visibleTo(caller), containing(keyword, [courses.title]), id_in && inArray(courses.id, id_in));

export const listCourseOptions = (db: Db, caller: Caller, query: OptionQuery & { window: Window }) =>
  db
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(matching(caller, query))
    .orderBy(asc(courses.title), asc(courses.id))
    .limit(query.window.limit)
    .offset(query.window.offset);

export const countCourseOptions = async (db: Db, caller: Caller, query: OptionQuery): Promise<number> =>
  (await db.select({ total: count() }).from(courses).where(matching(caller, query)))[0]?.total ?? 0;

export const findCourse = async (db: Db, caller: Caller, courseId: number) =>
  (
    await db
      .select()
      .from(courses)
      .where(and(eq(courses.id, courseId), visibleTo(caller)))
  )[0];
export type CourseRow = NonNullable<Awaited<ReturnType<typeof findCourse>>>;

/** What the course works on; drafts are only for its teacher. */
export const listActivitiesOfCourse = (db: Db, course: CourseRow, caller: Caller) =>
  db
    .select({
      id: activities.id,
      title: activities.title,
      description: activities.description,
      activity_type: activities.activity_type,
    })
    .from(activities)
    .innerJoin(courseActivities, eq(courseActivities.activity_id, activities.id))
    .where(
      and(
        eq(courseActivities.course_id, course.id),
        or(eq(activities.status, 'published'), eq(activities.teacher_id, caller.id)),
      ),
    )
    .orderBy(asc(activities.id));

export const listStudentsOfCourse = (db: Db, courseId: number) =>
  db
    .select({ id: users.id, full_name: users.full_name, screen_name: users.screen_name })
    .from(users)
    .innerJoin(enrollments, eq(enrollments.student_id, users.id))
    .where(eq(enrollments.course_id, courseId))
    .orderBy(asc(users.full_name), asc(users.id));

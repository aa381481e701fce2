import type { CourseRole } from '@inkling/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courseInvitations, courses, courseTeachers, users } from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';
import { isCourseOf } from '../teacher-students/index.ts';

export interface CourseTeacherRow extends Record<string, unknown> {
  id: number;
  full_name: string;
  email: string | null;
  role: CourseRole;
  ends_on: string | null;
  is_invited: boolean;
}

/** Its lead first, then the others by name and those who are asked to join; nobody where the caller does not teach it. */
export const listCourseTeachersAndInvited = async (
  db: Db,
  caller: Teacher,
  courseId: number,
): Promise<CourseTeacherRow[]> => {
  const { rows } = await db.execute<CourseTeacherRow>(sql`
    select u.id, u.full_name, u.email, t.role, t.ends_on::text as ends_on, t.is_invited
    from ${courses} c
    cross join lateral (
      select c.teacher_id, 'lead' as role, null::date as ends_on, false as is_invited
      union all select p.teacher_id, p.role, p.ends_on, false from ${courseTeachers} p where p.course_id = c.id
      union all select i.teacher_id, i.role, i.ends_on, true from ${courseInvitations} i where i.course_id = c.id) t
    join ${users} u on u.id = t.teacher_id
    where c.id = ${courseId} and ${isCourseOf(sql`c`, caller)}
    order by t.is_invited, t.role <> 'lead', u.full_name, u.id`);
  return rows;
};

/** The same without those who have not answered yet. */
export const listCourseTeachers = async (
  db: Db,
  caller: Teacher,
  courseId: number,
): Promise<CourseTeacherRow[]> =>
  (await listCourseTeachersAndInvited(db, caller, courseId)).filter(({ is_invited }) => !is_invited);

/** A course, locked until the transaction ends, with what its messages say. */
export const lockCourseOfLead = async (db: Db, leadId: number, courseId: number) =>
  (
    await db
      .select({ id: courses.id, title: courses.title, teacher_id: courses.teacher_id })
      .from(courses)
      .where(and(eq(courses.id, courseId), eq(courses.teacher_id, leadId)))
      .for('no key update')
  )[0];

export const findTeacherByEmail = async (db: Db, email: string) =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email), eq(users.role, 'teacher')))
  )[0];

type Colleague = typeof courseTeachers.$inferInsert;

/** Returns whether they were not in it before. */
export const insertCourseTeacher = async (db: Db, row: Colleague): Promise<boolean> =>
  (
    await db
      .insert(courseTeachers)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: courseTeachers.teacher_id })
  ).length === 1;

const isColleague = ({ course_id, teacher_id }: Pick<Colleague, 'course_id' | 'teacher_id'>) =>
  and(eq(courseTeachers.course_id, course_id), eq(courseTeachers.teacher_id, teacher_id));

export const findColleague = async (db: Db, which: Pick<Colleague, 'course_id' | 'teacher_id'>) =>
  (await db.select().from(courseTeachers).where(isColleague(which)))[0];

/** Returns whether there is such a colleague. */
export const updateCourseTeacher = async (db: Db, { role, ends_on, ...which }: Colleague): Promise<boolean> =>
  (
    await db
      .update(courseTeachers)
      .set({ role, ends_on })
      .where(isColleague(which))
      .returning({ id: courseTeachers.teacher_id })
  ).length === 1;

export const deleteCourseTeacher = async (
  db: Db,
  which: Pick<Colleague, 'course_id' | 'teacher_id'>,
): Promise<boolean> =>
  (await db.delete(courseTeachers).where(isColleague(which)).returning({ id: courseTeachers.teacher_id }))
    .length === 1;

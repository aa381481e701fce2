import { eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses, enrollments, type UserRow, users } from '../../db/schema/index.ts';
import { classmatesOf, teachersOf } from '../teacher-students/index.ts';

/** The child, the family, the classmates and the teachers: whose names must not leave the house. */
export const findNamesToHide = (db: Db, student: UserRow) =>
  db
    .select({ full_name: users.full_name, screen_name: users.screen_name, email: users.email })
    .from(users)
    .where(
      or(
        eq(users.id, student.id),
        student.parent_id ? eq(users.id, student.parent_id) : undefined,
        student.parent_id ? eq(users.parent_id, student.parent_id) : undefined,
        sql`${users.id} = any(${teachersOf(student.id)})`,
        sql`${users.id} = any(${classmatesOf(student.id)})`,
      ),
    );

/** The names of the child's classes. */
export const findCourseNames = async (db: Db, student: UserRow): Promise<string[]> => {
  const rows = await db
    .select({ title: courses.title })
    .from(courses)
    .innerJoin(enrollments, eq(enrollments.course_id, courses.id))
    .where(eq(enrollments.student_id, student.id));
  return rows.map(({ title }) => title);
};

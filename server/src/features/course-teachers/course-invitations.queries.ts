import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courseInvitations, courses, users } from '../../db/schema/index.ts';

type Row = typeof courseInvitations.$inferInsert;
type Which = Pick<Row, 'course_id' | 'teacher_id'>;

const isInvitation = ({ course_id, teacher_id }: Which) =>
  and(eq(courseInvitations.course_id, course_id), eq(courseInvitations.teacher_id, teacher_id));

/** Returns whether they had not been asked before. */
export const insertCourseInvitation = async (db: Db, row: Row): Promise<boolean> =>
  (
    await db
      .insert(courseInvitations)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: courseInvitations.teacher_id })
  ).length === 1;

/** Used up or taken back. */
export const consumeCourseInvitation = async (db: Db, which: Which) =>
  (await db.delete(courseInvitations).where(isInvitation(which)).returning())[0];

export const listCourseInvitations = (db: Db, teacherId: number) =>
  db
    .select({
      course: { id: courses.id, title: courses.title },
      lead: { full_name: users.full_name, email: users.email },
      role: courseInvitations.role,
      ends_on: courseInvitations.ends_on,
    })
    .from(courseInvitations)
    .innerJoin(courses, eq(courses.id, courseInvitations.course_id))
    .innerJoin(users, eq(users.id, courses.teacher_id))
    .where(eq(courseInvitations.teacher_id, teacherId))
    .orderBy(asc(courseInvitations.created_at));

/** Who leads it now, while nobody changes that. */
export const lockLeadOfCourse = async (db: Db, courseId: number) =>
  (
    await db
      .select({ id: courses.id, title: courses.title, teacher_id: courses.teacher_id })
      .from(courses)
      .where(eq(courses.id, courseId))
      .for('no key update')
  )[0];

import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
  archivedStudents,
  courses,
  enrollments,
  ltiIdentities,
  organisationMembers,
  rosterPeople,
  ssoIdentities,
  teacherStudents,
} from '../db/schema/index.ts';

/**
 * A child with a row in every table is also known to teachers and a school that have nothing to do with its class;
 * afterwards it is in that class, and known to nobody outside of a school.
 */
export const leaveOtherSchools = async (
  db: Db,
  { student_id, course_id }: { student_id: number; course_id: number },
): Promise<void> => {
  const staff = db.select({ id: organisationMembers.user_id }).from(organisationMembers);
  const elsewhere = db.select({ id: courses.id }).from(courses).where(notInArray(courses.teacher_id, staff));
  await db.delete(archivedStudents).where(eq(archivedStudents.student_id, student_id));
  await db.delete(ltiIdentities).where(eq(ltiIdentities.user_id, student_id));
  await db.delete(rosterPeople).where(eq(rosterPeople.user_id, student_id));
  await db.delete(ssoIdentities).where(eq(ssoIdentities.user_id, student_id));
  await db
    .delete(teacherStudents)
    .where(and(eq(teacherStudents.student_id, student_id), notInArray(teacherStudents.teacher_id, staff)));
  await db
    .delete(enrollments)
    .where(and(eq(enrollments.student_id, student_id), inArray(enrollments.course_id, elsewhere)));
  await db.insert(enrollments).values({ student_id, course_id }).onConflictDoNothing();
};

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  courses,
  enrollments,
  organisationMembers,
  ssoIdentities,
  teacherStudents,
  users,
} from '../../db/schema/index.ts';
import { isArchivedBy } from '../school-membership/index.ts';

/** The running course with this class code, whatever the case of its letters. */
export const findCourseByCode = async (db: Db, code: string) =>
  (
    await db
      .select({ id: courses.id, title: courses.title })
      .from(courses)
      .where(
        and(
          inArray(courses.code, [code, code.toUpperCase(), code.toLowerCase()]),
          eq(courses.status, 'active'),
        ),
      )
      // A teacher may be deleting it: then it is not there, rather than gone halfway through joining.
      .for('key share')
  )[0];

/** Whether the school whose teacher leads this class has archived the student. */
export const hasLeftSchoolOfCourse = async (
  db: Db,
  { courseId, studentId }: { courseId: number; studentId: number },
): Promise<boolean> => {
  const found = await db
    .select({ id: courses.id })
    .from(courses)
    .innerJoin(organisationMembers, eq(organisationMembers.user_id, courses.teacher_id))
    .where(
      and(
        eq(courses.id, courseId),
        isArchivedBy(sql`${studentId}::int`, sql`${organisationMembers.organisation_id}`),
      ),
    );
  return found.length > 0;
};

/**
 * An account that the school's own sign-on made has no password and no address that opens it: the lead of its first class
 * there makes its login cards. Any other class that a child joins by a code gives its teacher no way into the account.
 */
export const giveAccountToSchoolLead = async (
  db: Db,
  row: { course_id: number; student_id: number; now: Date },
): Promise<void> => {
  await db.execute(sql`
    insert into ${teacherStudents} (teacher_id, student_id, created_at)
    select c.teacher_id, u.id, ${row.now.toISOString()}::timestamptz
    from ${users} u join ${ssoIdentities} i on i.user_id = u.id
      join ${organisationMembers} m on m.organisation_id = i.organisation_id
      join ${courses} c on c.teacher_id = m.user_id
    where u.id = ${row.student_id} and c.id = ${row.course_id} and u.password_hash is null and u.parent_id is null
      and not exists (select from ${teacherStudents} t where t.student_id = u.id)
    on conflict do nothing`);
};

/** Enrols once: nothing changes for a student who is in the class already. */
export const enrollStudent = async (db: Db, row: { course_id: number; student_id: number; now: Date }) => {
  const { course_id, student_id, now } = row;
  await db
    .insert(enrollments)
    .values({ course_id, student_id, created_at: now, updated_at: now })
    .onConflictDoNothing();
  const [enrollment] = await db
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.course_id, course_id), eq(enrollments.student_id, student_id)));
  if (!enrollment) throw new Error('an enrolment vanished');
  return enrollment;
};

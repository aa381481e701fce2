import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { schoolDomains, teacherStudents } from '../../db/schema/index.ts';

/** The teachers who look after a student's account, and so make its login cards. */
export const listAdultsWhoSetPassword = async (db: Db, studentId: number): Promise<number[]> =>
  (
    await db
      .select({ id: teacherStudents.teacher_id })
      .from(teacherStudents)
      .where(eq(teacherStudents.student_id, studentId))
      .orderBy(teacherStudents.teacher_id)
  ).map(({ id }) => id);

/** Whether a school gives out the addresses of this domain: the next child may get the same one. */
export const isSchoolAddress = async (db: Db, email: string): Promise<boolean> =>
  (
    await db
      .select({ domain: schoolDomains.domain })
      .from(schoolDomains)
      .where(eq(schoolDomains.domain, sql`split_part(lower(${email}::text), '@', 2)`))
  ).length > 0;

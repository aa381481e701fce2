import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { enrollments, users } from '../../../db/schema/index.ts';
import { isTaughtBy } from '../../teacher-students/index.ts';

interface ImportInto {
  teacher: { id: number };
  course_id: number | undefined;
}

/**
 * Whom a list may name: the teacher's own students, and whoever sits in the course already. Children of a course
 * that is only shared with them stay out of it: a list would take them into the teacher's own course for good.
 */
const mayBeListed = ({ teacher, course_id }: ImportInto): SQL => {
  const own = isTaughtBy(users.id, { id: teacher.id, shared_courses: [] });
  if (!course_id) return own;
  return sql`(${own} or ${users.id} in (select e.student_id from ${enrollments} e where e.course_id = ${course_id}))`;
};

/** Who has one of these addresses (in lower case), and whether they are this teacher's students. */
export const listOwnersOfEmails = (db: Db, into: ImportInto, emails: string[]) =>
  db
    .select({
      id: users.id,
      email: sql<string>`lower(${users.email})`,
      is_mine: sql<boolean>`(${users.role} = 'student' and ${mayBeListed(into)})`,
    })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, emails));

/** The teacher's students who are called one of these names (in lower case). */
export const listStudentsOfNames = (db: Db, into: ImportInto, names: string[]) =>
  db
    .select({ id: users.id, name: sql<string>`lower(${users.full_name})` })
    .from(users)
    .where(and(inArray(sql`lower(${users.full_name})`, names), mayBeListed(into)));

/** Imports take turns, so that two of the same list can't wait for each other's names for ever. */
export const lockImports = async (db: Db): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('import of students'))`);
};

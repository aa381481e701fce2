import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { users } from '../../../db/schema/index.ts';
import type { Teacher } from '../../../http/caller.ts';
import { isTaughtBy } from '../../teacher-students/index.ts';

/** Who has one of these addresses (in lower case), and whether they are this teacher's students. */
export const listOwnersOfEmails = (db: Db, teacher: Teacher, emails: string[]) =>
  db
    .select({
      id: users.id,
      email: sql<string>`lower(${users.email})`,
      is_mine: sql<boolean>`(${users.role} = 'student' and ${isTaughtBy(users.id, teacher)})`,
    })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, emails));

/** The teacher's students who are called one of these names (in lower case). */
export const listStudentsOfNames = (db: Db, teacher: Teacher, names: string[]) =>
  db
    .select({ id: users.id, name: sql<string>`lower(${users.full_name})` })
    .from(users)
    .where(and(inArray(sql`lower(${users.full_name})`, names), isTaughtBy(users.id, teacher)));

/** Imports take turns, so that two of the same list can't wait for each other's names for ever. */
export const lockImports = async (db: Db): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('import of students'))`);
};

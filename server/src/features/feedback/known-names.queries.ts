import { eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { type UserRow, users } from '../../db/schema/index.ts';
import { teachersOf } from '../memberships/index.ts';

/** The child, the family and the teachers: whose names must not leave the house. */
export const findKnownNames = (db: Db, student: UserRow) =>
  db
    .select({ full_name: users.full_name, screen_name: users.screen_name, email: users.email })
    .from(users)
    .where(
      or(
        eq(users.id, student.id),
        student.parent_id ? eq(users.id, student.parent_id) : undefined,
        student.parent_id ? eq(users.parent_id, student.parent_id) : undefined,
        sql`${users.id} = any(${teachersOf(student.id)})`,
      ),
    );

import type { SchoolRole } from '@inkling/contract';
import type { Db } from '../db/connect.ts';
import { organisationMembers, organisations, type UserRow } from '../db/schema/index.ts';
import { buildUser } from './build-user.ts';

let count = 0;

/** A school with one admin, and a way to add to its staff. */
export const buildMinimalSchool = async (db: Db) => {
  count += 1;
  const name = `School ${count}`;
  const [made] = await db.insert(organisations).values({ name }).returning();
  if (!made) throw new Error('insert returned no row');
  const addStaff = async (role: SchoolRole = 'teacher'): Promise<UserRow> => {
    const user = await buildUser(db, { role: 'teacher' });
    await db
      .insert(organisationMembers)
      .values({ organisation_id: made.id, user_id: user.id, role, joined_at: new Date() });
    return user;
  };
  return { id: made.id, name, admin: await addStaff('admin'), addStaff };
};

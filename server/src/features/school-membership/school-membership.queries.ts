import type { SchoolRole } from '@inkling/contract';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { organisationMembers, organisations, schoolInvitations, users } from '../../db/schema/index.ts';

/** Somebody's part in a school. */
export interface Membership {
  organisation_id: number;
  user_id: number;
  role: SchoolRole;
}

export const findMembership = async (
  db: Db,
  userId: number,
): Promise<(Membership & { school: string }) | undefined> =>
  (
    await db
      .select({
        organisation_id: organisationMembers.organisation_id,
        user_id: organisationMembers.user_id,
        role: organisationMembers.role,
        school: organisations.name,
      })
      .from(organisationMembers)
      .innerJoin(organisations, eq(organisations.id, organisationMembers.organisation_id))
      .where(eq(organisationMembers.user_id, userId))
  )[0];

export const findSchoolId = async (db: Db, userId: number): Promise<number | null> =>
  (await findMembership(db, userId))?.organisation_id ?? null;

/** With 'update' nobody joins meanwhile; the others let whoever joins or signs on for the first time pass. */
export type SchoolLock = 'update' | 'no key update' | 'key share';

/** Changes to one school's staff take turns, so that two admins can't remove each other at one moment. */
export const lockSchool = async (
  db: Db,
  organisationId: number,
  lock: SchoolLock = 'update',
): Promise<void> => {
  await db.select().from(organisations).where(eq(organisations.id, organisationId)).for(lock);
};

/** Whoever has been there longest first. */
export const listSchoolMembers = (db: Db, organisationId: number) =>
  db
    .select({
      user_id: organisationMembers.user_id,
      role: organisationMembers.role,
      full_name: users.full_name,
    })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.user_id))
    .where(eq(organisationMembers.organisation_id, organisationId))
    .orderBy(asc(organisationMembers.joined_at), asc(organisationMembers.user_id));

/** Nobody is left who could welcome them. */
export const deleteInvitationsOf = async (db: Db, organisationId: number): Promise<void> => {
  await db.delete(schoolInvitations).where(eq(schoolInvitations.organisation_id, organisationId));
};

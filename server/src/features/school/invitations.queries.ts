import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { organisationMembers, organisations, schoolInvitations, users } from '../../db/schema/index.ts';

type NewInvitation = Pick<
  typeof schoolInvitations.$inferInsert,
  'organisation_id' | 'email' | 'full_name' | 'role' | 'ends_on'
> & { now: Date };

/** The same address again is the same invitation, sent once more. */
export const upsertInvitation = async (db: Db, { now, ...invitation }: NewInvitation) => {
  const { email, ...change } = invitation;
  const [row] = await db
    .insert(schoolInvitations)
    .values({ ...invitation, created_at: now, updated_at: now })
    .onConflictDoUpdate({
      target: [schoolInvitations.organisation_id, schoolInvitations.email],
      set: { ...change, updated_at: now },
    })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
};

export const listInvitations = (db: Db, organisationId: number) =>
  db
    .select()
    .from(schoolInvitations)
    .where(eq(schoolInvitations.organisation_id, organisationId))
    .orderBy(desc(schoolInvitations.updated_at), desc(schoolInvitations.id));

/** Whether somebody with this address is on the staff, which admins see anyway. */
export const isEmailOnStaff = async (db: Db, organisationId: number, email: string): Promise<boolean> =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .innerJoin(organisationMembers, eq(organisationMembers.user_id, users.id))
      .where(
        and(
          eq(sql`lower(${users.email})`, email.toLowerCase()),
          eq(organisationMembers.organisation_id, organisationId),
        ),
      )
  ).length > 0;

/** Locked, so that it is not taken back while it is sent. */
export const lockInvitation = async (db: Db, id: number) =>
  (
    await db
      .select({ invitation: schoolInvitations, school: organisations.name })
      .from(schoolInvitations)
      .innerJoin(organisations, eq(organisations.id, schoolInvitations.organisation_id))
      .where(eq(schoolInvitations.id, id))
      .for('update', { of: schoolInvitations })
  )[0];

export const updateInvitee = async (
  db: Db,
  id: number,
  invitee: { user_id: number; opens_account: boolean },
): Promise<void> => {
  await db.update(schoolInvitations).set(invitee).where(eq(schoolInvitations.id, id));
};

export const findAccountByEmail = async (db: Db, email: string) =>
  (
    await db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  )[0];

export const deleteInvitation = async (db: Db, organisationId: number, id: number) =>
  (
    await db
      .delete(schoolInvitations)
      .where(and(eq(schoolInvitations.id, id), eq(schoolInvitations.organisation_id, organisationId)))
      .returning()
  )[0];

/** The invitation of one school to one person, used up. */
export const consumeInvitation = async (db: Db, organisationId: number, userId: number) =>
  (
    await db
      .delete(schoolInvitations)
      .where(
        and(eq(schoolInvitations.organisation_id, organisationId), eq(schoolInvitations.user_id, userId)),
      )
      .returning()
  )[0];

/** The same by the address as well: who has it may be known before the invitation is sent. */
export const consumeInvitationByAccountOrEmail = async (db: Db, organisationId: number, userId: number) => {
  const isTheirs = sql`(${schoolInvitations.user_id} = ${userId}
    or ${schoolInvitations.email} = (select lower(u.email) from ${users} u
      where u.id = ${userId} and u.email_verified_at is not null))`;
  const [row] = await db
    .delete(schoolInvitations)
    .where(and(eq(schoolInvitations.organisation_id, organisationId), isTheirs))
    .returning();
  return row;
};

export const isInvited = async (db: Db, userId: number): Promise<boolean> =>
  (
    await db
      .select({ id: schoolInvitations.id })
      .from(schoolInvitations)
      .where(eq(schoolInvitations.user_id, userId))
      .limit(1)
  ).length > 0;

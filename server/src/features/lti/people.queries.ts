import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { ltiFormerStaff, ltiIdentities, organisationMembers, users } from '../../db/schema/index.ts';
import { hasOwnSignInMethod } from '../accounts/index.ts';
import { isArchivedBy, isTaughtOnlyElsewhere, studentsOfSchool } from '../school-membership/index.ts';
import type { Account } from './lti.policy.ts';

const accountFor = (organisationId: number) => ({
  id: users.id,
  role: users.role,
  has_parent: sql<boolean>`${users.parent_id} is not null`,
  organisation_id: sql<number | null>`(select m.organisation_id from ${organisationMembers} m
    where m.user_id = ${users.id})`,
  is_student_of_school: sql<boolean>`${users.id} in (${studentsOfSchool(organisationId)})`,
  is_archived: sql<boolean>`${isArchivedBy(sql`${users.id}`, organisationId)}`,
  is_elsewhere: sql<boolean>`(${users.role} = 'student'
    and ${isTaughtOnlyElsewhere(sql`${users.id}`, organisationId)} and ${hasOwnSignInMethod(sql`${users.id}`)})`,
});

interface Whose {
  platform_id: number;
  organisation_id: number;
  subject: string;
}

/** The account that somebody of a platform opens already. */
export const findIdentity = async (
  db: Db,
  { platform_id, organisation_id, subject }: Whose,
): Promise<{ identity_id: number; account: Account } | undefined> =>
  (
    await db
      .select({ identity_id: ltiIdentities.id, account: accountFor(organisation_id) })
      .from(ltiIdentities)
      .innerJoin(users, eq(users.id, ltiIdentities.user_id))
      .where(and(eq(ltiIdentities.platform_id, platform_id), eq(ltiIdentities.subject, subject)))
      // Nobody unlinks it while its owner comes in.
      .for('key share', { of: ltiIdentities })
  )[0];

/** Whether the platform means somebody who was taken off the school's staff. */
export const isFormerStaff = async (
  db: Db,
  { platform_id, subject }: Pick<Whose, 'platform_id' | 'subject'>,
): Promise<boolean> =>
  (
    await db
      .select()
      .from(ltiFormerStaff)
      .where(and(eq(ltiFormerStaff.platform_id, platform_id), eq(ltiFormerStaff.subject, subject)))
  ).length > 0;

export const findAccount = async (
  db: Db,
  userId: number,
  organisationId: number,
): Promise<Account | undefined> =>
  (await db.select(accountFor(organisationId)).from(users).where(eq(users.id, userId)))[0];

type NewIdentity = typeof ltiIdentities.$inferInsert;

/** Nothing when the identity opens an account already, or the account is opened by another one of this platform. */
export const insertIdentity = async (db: Db, row: NewIdentity): Promise<number | undefined> =>
  (await db.insert(ltiIdentities).values(row).onConflictDoNothing().returning({ id: ltiIdentities.id }))[0]
    ?.id;

/** The identity by which the platform opens this very account already. */
export const findSameIdentity = async (
  db: Db,
  { platform_id, subject, user_id }: NewIdentity,
): Promise<number | undefined> =>
  (
    await db
      .select({ id: ltiIdentities.id })
      .from(ltiIdentities)
      .where(
        and(
          eq(ltiIdentities.platform_id, platform_id),
          eq(ltiIdentities.subject, subject),
          eq(ltiIdentities.user_id, user_id),
        ),
      )
      .for('key share')
  )[0]?.id;

export const findUserOfIdentity = async (db: Db, identityId: number): Promise<number | undefined> =>
  (
    await db
      .select({ user_id: ltiIdentities.user_id })
      .from(ltiIdentities)
      .where(eq(ltiIdentities.id, identityId))
  )[0]?.user_id;

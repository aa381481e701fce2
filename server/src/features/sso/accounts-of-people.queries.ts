import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  archivedStudents,
  organisationMembers,
  rosterPeople,
  schoolInvitations,
  ssoIdentities,
  users,
} from '../../db/schema/index.ts';
import { isReleasedBy, isTaughtOnlyElsewhere, studentsOfSchool } from '../school-membership/index.ts';
import type { Account } from './sso.policy.ts';

const account = {
  id: users.id,
  role: users.role,
  has_parent: sql<boolean>`${users.parent_id} is not null`,
  was_entered: sql<boolean>`(${users.password_hash} is not null or ${users.last_login_at} is not null
    or exists (select from ${ssoIdentities} i where i.user_id = ${users.id}))`,
  has_password: sql<boolean>`${users.password_hash} is not null`,
  is_closed: sql<boolean>`${users.closed_at} is not null`,
  archived_by: sql<number[]>`array(select a.organisation_id from ${archivedStudents} a
    where a.student_id = ${users.id} and a.returned_at is null)`,
  organisation_id: sql<number | null>`(select m.organisation_id from ${organisationMembers} m
    where m.user_id = ${users.id})`,
};

export const findAccount = async (db: Db, userId: number): Promise<Account | undefined> =>
  (await db.select(account).from(users).where(eq(users.id, userId)))[0];

interface Address {
  organisation_id: number;
  issuer: string;
  /** In lower case. */
  email: string;
}

/** A school gives the address of a child who left to a new one: who has a subject of this issuer is somebody else. */
const mayBeNewSubject = (issuer: string): SQL => sql`(${users.role} <> 'student' or not exists (
  select from ${ssoIdentities} i where i.user_id = ${users.id} and i.issuer = ${issuer}))`;

/**
 * Whether an address that stands on an account may be taken for its owner's: it is proved, or an invitation or this school
 * put it there. Anybody can register with somebody else's.
 */
const mayBeOwners = (organisationId: number): SQL => sql`(${users.email_verified_at} is not null
  or exists (select from ${schoolInvitations} i where i.user_id = ${users.id})
  or exists (select from ${organisationMembers} m
    where m.user_id = ${users.id} and m.organisation_id = ${organisationId})
  or ${users.id} in (${studentsOfSchool(organisationId)}))`;

const findWithEmail = async (
  db: Db,
  { organisation_id, issuer, email }: Address,
): Promise<Account | undefined> =>
  (
    await db
      .select(account)
      .from(users)
      .where(
        and(eq(sql`lower(${users.email})`, email), mayBeNewSubject(issuer), mayBeOwners(organisation_id)),
      )
  )[0];

/** The student whom the roster of this school names with an address: the account itself has none. */
const findInRoster = async (
  db: Db,
  { organisation_id, issuer, email }: Address,
): Promise<Account | undefined> =>
  (
    await db
      .select(account)
      .from(users)
      .innerJoin(rosterPeople, eq(rosterPeople.user_id, users.id))
      .where(
        and(
          eq(rosterPeople.organisation_id, organisation_id),
          eq(rosterPeople.email, email),
          eq(rosterPeople.role, 'student'),
          isNull(rosterPeople.left_at),
          mayBeNewSubject(issuer),
        ),
      )
  )[0];

/** The student who had an address when this school archived them: the school decides whether they come back. */
const findAmongArchived = async (
  db: Db,
  { organisation_id, issuer, email }: Address,
): Promise<Account | undefined> =>
  (
    await db
      .select(account)
      .from(users)
      .innerJoin(archivedStudents, eq(archivedStudents.student_id, users.id))
      .where(
        and(
          eq(archivedStudents.organisation_id, organisation_id),
          isNull(archivedStudents.returned_at),
          sql`lower(${archivedStudents.left_rows} #>> '{address,email}') = ${email}`,
          mayBeNewSubject(issuer),
        ),
      )
  )[0];

/** Whose address this may be at this school. */
export const findAccountWithEmail = async (db: Db, address: Address): Promise<Account | undefined> =>
  (await findWithEmail(db, address)) ??
  (await findInRoster(db, address)) ??
  (await findAmongArchived(db, address));

/** The schools that wait for this account, also by the address it has confirmed, or for whoever has an address. */
export const findInviters = async (
  db: Db,
  who: { user_id: number | undefined; email: string | null },
): Promise<number[]> => {
  const confirmed = sql`(select lower(u.email) from ${users} u
    where u.id = ${who.user_id ?? 0} and u.email_verified_at is not null)`;
  const rows = await db
    .select({ organisation_id: schoolInvitations.organisation_id })
    .from(schoolInvitations)
    .where(
      or(
        eq(schoolInvitations.user_id, who.user_id ?? 0),
        eq(schoolInvitations.email, who.email ?? ''),
        eq(schoolInvitations.email, confirmed),
      ),
    );
  return rows.map(({ organisation_id }) => organisation_id);
};

/** Who comes to a school as whom it knows, or knew at another school of the same issuer. */
export const findIdentity = async (
  db: Db,
  { organisation_id, issuer }: { organisation_id: number; issuer: string },
  subject: string,
) =>
  (
    await db
      .select({
        identity_id: ssoIdentities.id,
        organisation_id: ssoIdentities.organisation_id,
        account,
        is_elsewhere: isTaughtOnlyElsewhere(sql`${users.id}`, organisation_id),
        is_released: isReleasedBy(sql`${users.id}`, sql`${ssoIdentities.organisation_id}`),
      })
      .from(ssoIdentities)
      .innerJoin(users, eq(users.id, ssoIdentities.user_id))
      .where(and(eq(ssoIdentities.issuer, issuer), eq(ssoIdentities.subject, subject)))
  )[0];

/** Takes an address off the account of somebody who has not proved it; returns who that was. */
export const takeUnprovedAddress = async (db: Db, email: string): Promise<number | undefined> =>
  (
    await db
      .update(users)
      .set({ email: null })
      .where(and(eq(sql`lower(${users.email})`, email), isNull(users.email_verified_at)))
      .returning({ id: users.id })
  )[0]?.id;

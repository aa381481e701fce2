import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  ltiIdentities,
  ltiPlatforms,
  passkeys,
  ssoConnections,
  ssoIdentities,
  users,
} from '../../db/schema/index.ts';
import { isArchivedBy } from '../school-membership/index.ts';

interface Except {
  passkey_id?: number;
  sign_on_id?: number;
  /** Who somebody is at learning platforms. */
  lti_identity_ids?: number[];
}

/** Whether a password, a passkey or a school's sign-on that is switched on opens the account of `user`, an id or a column. */
export const hasOwnSignInMethod = (user: SQL, except: Except = {}): SQL<boolean> => sql<boolean>`(
  exists (select from ${users} own where own.id = ${user} and own.password_hash is not null)
  or exists (select from ${passkeys} k where k.user_id = ${user} and k.id <> ${except.passkey_id ?? 0})
  or exists (select from ${ssoIdentities} s join ${ssoConnections} c
    on c.organisation_id = s.organisation_id and c.issuer = s.issuer and c.enabled
    where s.user_id = ${user} and s.id <> ${except.sign_on_id ?? 0}
      and not ${isArchivedBy(sql`s.user_id`, sql`s.organisation_id`)}))`;

/**
 * Whether an account can be entered by anything else than these: a password, a passkey, a school's sign-on or learning
 * platform. What is switched off, or belongs to a school that has archived them, is no way in.
 */
export const hasOtherSignInMethod = async (db: Db, userId: number, except: Except): Promise<boolean> => {
  const lti = sql`${sql.param(except.lti_identity_ids ?? [])}::int[]`;
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select ${hasOwnSignInMethod(sql`${userId}::int`, except)} or exists (
      select from ${ltiIdentities} i join ${ltiPlatforms} p on p.id = i.platform_id and p.enabled
      where i.user_id = ${userId} and i.id <> all(${lti})
        and not ${isArchivedBy(sql`i.user_id`, sql`p.organisation_id`)}) as found`);
  return rows[0]?.found === true;
};

/** Returns whether there were any. */
export const deletePasskeys = async (db: Db, userId: number): Promise<boolean> =>
  ((await db.delete(passkeys).where(eq(passkeys.user_id, userId))).rowCount ?? 0) > 0;

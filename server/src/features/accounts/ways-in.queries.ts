import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { passkeys, ssoConnections, ssoIdentities, users } from '../../db/schema/index.ts';

/** Whether an account can be entered by anything else than this one thing: a password, a passkey, a school's sign-on. */
export const hasOtherWayIn = async (
  db: Db,
  userId: number,
  except: { passkey_id?: number; sign_on_id?: number },
): Promise<boolean> => {
  const { rows } = await db.execute<{ found: boolean }>(sql`select (
    exists (select from ${users} u where u.id = ${userId} and u.password_hash is not null)
    or exists (select from ${passkeys} p where p.user_id = ${userId} and p.id <> ${except.passkey_id ?? 0})
    or exists (select from ${ssoIdentities} i join ${ssoConnections} c
      on c.organisation_id = i.organisation_id and c.issuer = i.issuer and c.enabled
      where i.user_id = ${userId} and i.id <> ${except.sign_on_id ?? 0})) as found`);
  return rows[0]?.found === true;
};

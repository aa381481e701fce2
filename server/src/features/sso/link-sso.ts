import type { Endpoint } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { EndpointCall } from '../../http/register-endpoints.ts';
import { confirmPassword, findLoginName, hashToken } from '../accounts/index.ts';
import { joinSchool } from '../school/index.ts';
import { findAccount, findIdentity, findInviters } from './accounts-of-people.queries.ts';
import { linkAccountAndSignIn } from './apply-sso-decision.ts';
import { isSameHash } from './handle-sso-callback.ts';
import { type Account, whyNotLink } from './sso.policy.ts';
import {
  type ConnectionWithSchool,
  consumeLinkRequest,
  findConnection,
  findLinkRequest,
} from './sso.queries.ts';
import type { SsoDeps } from './sso-deps.ts';
import { SsoRefusedError } from './sso-refused-error.ts';

type Browser = Pick<EndpointCall<Endpoint>, 'address' | 'device' | 'deviceCookie'> & { cookie: string };

const readTicket = async (deps: SsoDeps, ticketHash: string, cookie: string) => {
  const link = await findLinkRequest(deps.db, ticketHash, deps.clock.now());
  const connection = link && (await findConnection(deps.db, link.connection_id));
  if (!connection || !isSameHash(link.browser_hash, hashToken(cookie)))
    throw new SsoRefusedError('ticket_over');
  if (!connection.enabled) throw new SsoRefusedError('switched_off', connection.school);
  return { link, connection };
};

/** The password took a while: an invitation may have been withdrawn meanwhile, or the student archived. */
const whyNotAnyMore = async (
  tx: Db,
  account: Account,
  { connection, subject }: { connection: ConnectionWithSchool; subject: string },
) => {
  const { organisation_id } = connection;
  const inviters = await findInviters(tx, { user_id: account.id, email: null });
  const reason = whyNotLink(account, { connection, is_invited: inviters.includes(organisation_id) });
  if (reason !== 'not_invited' || account.role !== 'student') return reason;
  // The rule is for people nobody knows: a student who enters the password once more is known here.
  const known = await findIdentity(tx, connection, subject);
  const isKnown = known?.account.id === account.id && known.organisation_id === organisation_id;
  return isKnown ? null : reason;
};

/**
 * The password, once, proves that the account belongs to whoever came from the school. A wrong one counts as it does
 * for signing in, and leaves the ticket good for another try.
 */
export const linkSso = async (
  deps: SsoDeps,
  { ticket, password }: { ticket: string; password: string },
  browser: Browser,
) => {
  const ticketHash = hashToken(ticket);
  const { link, connection } = await readTicket(deps, ticketHash, browser.cookie);
  const { user_id, subject, sid, return_to, is_shared: isShared } = link;
  const identifier = await findLoginName(deps.db, user_id);
  await confirmPassword(deps, { identifier, password }, browser);
  return deps.db.transaction(async (tx) => {
    const account = await findAccount(tx, user_id);
    if (!account || !(await consumeLinkRequest(tx, ticketHash))) throw new SsoRefusedError('ticket_over');
    const { organisation_id, school } = connection;
    const reason = await whyNotAnyMore(tx, account, { connection, subject });
    if (reason) throw new SsoRefusedError(reason, school);
    if (account.role === 'teacher') await joinSchool(tx, { organisation_id, user_id, now: deps.clock.now() });
    const person = { subject, sid };
    const signedIn = await linkAccountAndSignIn(deps, tx, {
      connection,
      person,
      device: browser.device,
      isShared,
      user_id,
    });
    return { ...signedIn, return_to };
  });
};

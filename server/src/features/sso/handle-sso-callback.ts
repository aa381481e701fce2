import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../db/connect.ts';
import { conflictingField, findLoginName, hashToken, newToken } from '../accounts/index.ts';
import {
  findAccount,
  findAccountWithEmail,
  findIdentity,
  findInviters,
} from './accounts-of-people.queries.ts';
import { applySsoDecision, type PersonFromProvider } from './apply-sso-decision.ts';
import { checkCallback, hasRepeatedParameters } from './check-callback.ts';
import { loadProviderConfig } from './load-provider-config.ts';
import { signOutUrl } from './sign-out-url.ts';
import { decideSso, type Person } from './sso.policy.ts';
import { redirectUri } from './sso.presenter.ts';
import { consumeAttempt, deleteIdentity, findConnection, insertLinkRequest } from './sso.queries.ts';
import type { SsoDeps } from './sso-deps.ts';
import { SsoRefusedError } from './sso-refused-error.ts';
import { attemptMs } from './start-sso.ts';

/** Time to remember a password. */
const linkMs = 15 * 60 * 1000;
const triesMax = 5;

interface Return {
  school_code: string;
  query: string;
  cookie: string;
  device: string;
}

export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The attempt that this browser began at this very school; it is used up whatever comes of it. */
const takeAttempt = async (deps: SsoDeps, { school_code, query, cookie }: Return) => {
  const parameters = new URLSearchParams(query);
  if (hasRepeatedParameters(parameters)) throw new SsoRefusedError('doubled');
  const state = parameters.get('state');
  if (!state) throw new SsoRefusedError('no_state');
  const attempt = await consumeAttempt(deps.db, hashToken(state));
  const connection = attempt && (await findConnection(deps.db, attempt.connection_id));
  if (!connection || attempt.expires_at <= deps.clock.now()) throw new SsoRefusedError('attempt_over');
  if (!isSameHash(attempt.browser_hash, hashToken(cookie))) throw new SsoRefusedError('other_browser');
  if (connection.school_code !== school_code) throw new SsoRefusedError('mixed_up', connection.school);
  const url = new URL(`${redirectUri(deps.config, school_code)}?${parameters}`);
  return { attempt: { ...attempt, state }, connection, url };
};

type Coming = PersonFromProvider & {
  person: Person;
  browser_hash: string;
  wanted: { user_id: number | null; return_to: string | null };
};

const decide = async (db: Db, { connection, person, wanted }: Coming) => {
  const known = await findIdentity(db, connection, person.subject);
  const email = person.email_verified ? person.email : null;
  const byEmail = email === null ? undefined : await findAccountWithEmail(db, { ...connection, email });
  const account = wanted.user_id === null ? byEmail : await findAccount(db, wanted.user_id);
  const user_id = known?.account.id ?? account?.id;
  // Who is known, or says whose account it is, has no use of an invitation to somebody else's address.
  const isFound = known === undefined && wanted.user_id === null;
  const inviters = await findInviters(db, { user_id, email: isFound ? email : null });
  return decideSso({
    person,
    connection,
    known,
    account,
    is_invited: inviters.includes(connection.organisation_id),
    is_invited_elsewhere: inviters.some((id) => id !== connection.organisation_id),
    wants_link: wanted.user_id !== null,
  });
};

const askForPassword = async (deps: SsoDeps, tx: Db, coming: Coming & { user_id: number }) => {
  const { connection, person, browser_hash, user_id, wanted } = coming;
  const ticket = newToken();
  await insertLinkRequest(tx, {
    ticket_hash: hashToken(ticket),
    browser_hash,
    connection_id: connection.id,
    user_id,
    subject: person.subject,
    sid: person.sid,
    return_to: wanted.return_to,
    is_shared: coming.isShared,
    expires_at: new Date(deps.clock.now().getTime() + linkMs),
  });
  const account = await findLoginName(tx, user_id);
  return { outcome: 'link' as const, ticket, account, school: connection.school };
};

const settle = (deps: SsoDeps, coming: Coming, lostRace: boolean) =>
  deps.db.transaction(async (tx) => {
    const decision = await decide(tx, coming);
    if (decision.kind === 'refuse') throw new SsoRefusedError(decision.reason, coming.connection.school);
    if (decision.forgets !== undefined) await deleteIdentity(tx, decision.forgets);
    if (decision.kind === 'link') return askForPassword(deps, tx, { ...coming, user_id: decision.user_id });
    const signedIn = await applySsoDecision(deps, tx, { ...coming, decision, lostRace });
    return { outcome: 'signed-in' as const, ...signedIn, return_to: coming.wanted.return_to };
  });

const arrive = async (deps: SsoDeps, coming: Coming) => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await settle(deps, coming, tries > 1);
    } catch (error) {
      // Two tabs, or two people with the same name, at one moment: the second look sees what the first has made.
      const lostRace = conflictingField(error) !== null;
      if (!lostRace || tries === triesMax) throw error;
    }
  }
};

/** Somebody comes back from their school's sign-in. */
export const handleSsoCallback = async (deps: SsoDeps, given: Return) => {
  const { attempt, connection, url } = await takeAttempt(deps, given);
  const provider = await loadProviderConfig(deps, connection);
  const { browser_hash, user_id, return_to, is_shared: isShared } = attempt;
  const signedInSince = isShared ? new Date(attempt.expires_at.getTime() - attemptMs) : null;
  const { school } = connection;
  const checked = { connection, provider, school, url, attempt: { ...attempt, signedInSince } };
  const person = await checkCallback(checked);
  const arrived = await arrive(deps, {
    connection,
    person,
    device: given.device,
    isShared,
    browser_hash,
    wanted: { user_id, return_to },
  });
  const open_elsewhere = isShared ? { name: school, sign_out_url: signOutUrl(provider, connection) } : null;
  return { ...arrived, open_elsewhere };
};

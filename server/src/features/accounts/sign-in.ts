import { createHash } from 'node:crypto';
import type { Endpoint } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { networkOf } from '../../http/network-of.ts';
import type { EndpointCall } from '../../http/register-endpoints.ts';
import { findUserByIdentifier, noteVisit } from './accounts.queries.ts';
import { limitHashing, verifyPassword } from './hashing.ts';
import { findKnownDevice, rememberDevice } from './known-devices.ts';
import { startSession } from './sessions.ts';
import { isPasswordUnchanged } from './sign-in.queries.ts';

interface Credentials {
  identifier: string;
  password: string;
  is_shared_computer?: boolean | undefined;
}

/** Where somebody signs in. */
type Browser = Pick<EndpointCall<Endpoint>, 'address' | 'device' | 'deviceCookie'>;

/** Unknown identifiers are slowed down like known ones, so that the wait reveals nothing either. */
export const passwordAttemptsKey = (identifier: string): string =>
  createHash('sha256').update(identifier.toLowerCase()).digest('base64url');

const wrong = (accountId: number | undefined) =>
  new AppError('invalid', 'The e-mail, username or password is not right. Please try again.', {
    event: {
      event: 'sign_in_failed',
      kind: accountId === undefined ? 'unknown_account' : 'password',
      account_id: accountId,
    },
  });

/** In turn as a whole: a class would otherwise stand in the queue for the database before those who save. */
export const signIn = (
  deps: Pick<Deps, 'clock' | 'db' | 'rateLimits'>,
  credentials: Credentials,
  browser: Browser,
) => limitHashing(() => checkAndEnter(deps, credentials, browser));

/** The same check of a password, for something else than a session; whose account it opens. */
export const confirmPassword = async (
  deps: Pick<Deps, 'db' | 'rateLimits'>,
  credentials: Credentials,
  browser: Browser,
): Promise<number> => (await limitHashing(() => checkPassword(deps, credentials, browser))).id;

const checkAndEnter = async (
  deps: Pick<Deps, 'clock' | 'db' | 'rateLimits'>,
  credentials: Credentials,
  browser: Browser,
) => {
  const user = await checkPassword(deps, credentials, browser);
  return deps.db.transaction(async (tx) => {
    // Without a wait for whoever changes the account just now: others stand in line behind this one.
    await noteVisit(tx, user.id, deps.clock.now());
    // A new password ends every session: one that begins with the old one at the same moment must not outlive it.
    if (!(await isPasswordUnchanged(tx, user))) throw wrong(user.id);
    const isShared = credentials.is_shared_computer;
    return startSession(deps, tx, { userId: user.id, device: browser.device, isShared });
  });
};

/** Whose password it is; a wrong one is counted. */
const checkPassword = async (
  deps: Pick<Deps, 'db' | 'rateLimits'>,
  credentials: Credentials,
  { address, deviceCookie }: Browser,
) => {
  const user = await findUserByIdentifier(deps.db, credentials.identifier);
  const known = findKnownDevice(deviceCookie.value, user);
  const who = {
    account: passwordAttemptsKey(credentials.identifier),
    from: known ?? networkOf(address),
    isKnownDevice: known !== undefined,
    accountId: user?.id,
  };
  const attempts = await deps.rateLimits.countPasswordAttempt(who);
  if (!(await verifyPassword(user?.password_hash, credentials.password)) || !user) {
    await deps.rateLimits.slowDown(who, attempts);
    throw wrong(user?.id);
  }
  await deps.rateLimits.clearAttemptsFrom(who);
  deviceCookie.write(rememberDevice(deviceCookie.value, user));
  return user;
};

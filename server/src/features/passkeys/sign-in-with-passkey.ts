import type { UsedCredential } from '@inkling/contract';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Deps } from '../../deps.ts';
import type { BrowserCookie } from '../../http/browser-cookies.ts';
import { newToken, noteVisit, startSession } from '../accounts/index.ts';
import { challengeMs, storePasskeyChallenge } from './challenges.ts';
import { notePasskeyUse } from './passkeys.queries.ts';
import { relyingPartyOf } from './relying-party.ts';
import { passkeyRefused, verifyCredential } from './verify-credential.ts';

/** Names no account: the device offers those that it has a passkey for. */
export const startPasskeySignIn = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  cookie: BrowserCookie,
) => {
  // Several tabs of one browser may ask at once.
  const browser = /^[\w-]{43}$/.test(cookie.value) ? cookie.value : newToken();
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(deps.config).id,
    userVerification: 'required',
    timeout: challengeMs,
  });
  await storePasskeyChallenge(deps, { purpose: 'sign_in', browser }, options);
  cookie.write(browser);
  return { options: { ...options } };
};

export const signInWithPasskey = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  {
    credential,
    is_shared_computer: isShared,
  }: { credential: UsedCredential; is_shared_computer?: boolean | undefined },
  { cookie, device }: { cookie: string; device: string },
) => {
  const { passkey, counter } = await verifyCredential(
    deps,
    { purpose: 'sign_in', browser: cookie },
    credential,
  );
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    if (!(await notePasskeyUse(tx, passkey.id, { counter, now })))
      throw passkeyRefused('counter', passkey.user_id);
    await noteVisit(tx, passkey.user_id, now);
    return startSession(deps, tx, { userId: passkey.user_id, device, isShared });
  });
};

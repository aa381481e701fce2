import type { UsedCredential } from '@inkling/contract';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Deps } from '../../deps.ts';
import { AppError, invalid } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { checkOwnPassword } from '../accounts/index.ts';
import { challengeMs, storePasskeyChallenge } from './challenges.ts';
import { passkeyMessages } from './passkeys.messages.ts';
import { confirmSession, isSessionConfirmed, notePasskeyUse } from './passkeys.queries.ts';
import { relyingPartyOf } from './relying-party.ts';
import { describePasskeys, passkeyRefused, verifyCredential } from './verify-credential.ts';

/** A session left open on a desk is good for nothing that is for good, or that decides who gets in. */
const confirmedMs = 10 * 60 * 1000;

export const requireConfirmed = async (
  { clock, db }: Pick<Deps, 'clock' | 'db'>,
  caller: Caller,
): Promise<void> => {
  const since = new Date(clock.now().getTime() - confirmedMs);
  if (!(await isSessionConfirmed(db, caller.session_id, since)))
    throw new AppError('confirm_identity', passkeyMessages.confirmFirst);
};

export const startConfirming = async (deps: Pick<Deps, 'clock' | 'config' | 'db'>, caller: Caller) => {
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(deps.config).id,
    allowCredentials: await describePasskeys(deps, caller.id),
    userVerification: 'required',
    timeout: challengeMs,
  });
  await storePasskeyChallenge(deps, { purpose: 'confirm', session_id: caller.session_id }, options);
  return { options: { ...options } };
};

const confirmWithPasskey = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db'>,
  caller: Caller,
  credential: UsedCredential,
): Promise<void> => {
  const asked = { purpose: 'confirm', session_id: caller.session_id } as const;
  const { passkey, counter } = await verifyCredential(deps, asked, credential);
  if (passkey.user_id !== caller.id) throw passkeyRefused('other_account', passkey.user_id);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    if (!(await notePasskeyUse(tx, passkey.id, { counter, now })))
      throw passkeyRefused('counter', passkey.user_id);
    await confirmSession(tx, caller.session_id, now);
  });
};

export const confirmIdentity = async (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'rateLimits'>,
  caller: Caller,
  proof: { password: string } | { credential: UsedCredential },
): Promise<void> => {
  if ('credential' in proof) return confirmWithPasskey(deps, caller, proof.credential);
  if (!(await checkOwnPassword(deps, caller.id, proof.password)))
    throw invalid('password', 'This is not your password', {
      event: 'proof_refused',
      kind: 'password',
    });
  await deps.db.transaction((tx) => confirmSession(tx, caller.session_id, deps.clock.now()));
};

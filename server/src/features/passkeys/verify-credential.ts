import type { UsedCredential } from '@inkling/contract';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyRow } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { SecurityEventKinds } from '../../services/security-events/security-event.ts';
import { consumePasskeyChallenge, type PasskeyChallengeScope } from './challenges.ts';
import { passkeyMessages } from './passkeys.messages.ts';
import { findPasskey, listPasskeys } from './passkeys.queries.ts';
import { challengeIn } from './read-client-data.ts';
import { relyingPartyOf } from './relying-party.ts';

type VerifyDeps = Pick<Deps, 'clock' | 'config' | 'db'>;

interface Answer {
  credential: UsedCredential;
  passkey: PasskeyRow;
  challenge: string;
  /** Where no passkey was asked for by its id, the device must say whose it is. */
  isUserNamed: boolean;
}

/** To whoever sent it, one answer for all that is wrong. */
export const passkeyRefused = (kind: SecurityEventKinds['passkey_refused'], account_id: number): AppError =>
  new AppError('invalid', passkeyMessages.refused, { event: { event: 'passkey_refused', kind, account_id } });

const readCounter = async (
  { config }: VerifyDeps,
  { credential, passkey, challenge, isUserNamed }: Answer,
): Promise<number> => {
  const { id, origin } = relyingPartyOf(config);
  const { userHandle, ...response } = credential.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    });
    const handle = userHandle ?? (isUserNamed ? null : passkey.user_handle);
    if (verified && handle === passkey.user_handle) return authenticationInfo.newCounter;
  } catch {
    // Each thing that is wrong with an answer is an error of its own, in words of the answer; here they are one.
  }
  throw passkeyRefused('answer', passkey.user_id);
};

/** Whose passkey it is, once everything about the answer was found right. The challenge is used up in any case. */
export const verifyCredential = async (
  deps: VerifyDeps,
  asked: PasskeyChallengeScope,
  credential: UsedCredential,
) => {
  const challenge = challengeIn(credential.response.clientDataJSON);
  await consumePasskeyChallenge(deps, asked, challenge);
  const found = await findPasskey(deps.db, credential.id);
  // Children sign in with what their family or school gave them.
  if (!found || found.role === 'student')
    throw new AppError('invalid', passkeyMessages.unknown, {
      event: { event: 'passkey_refused', kind: 'unknown' },
    });
  const { passkey } = found;
  const isUserNamed = asked.purpose === 'sign_in';
  return { passkey, counter: await readCounter(deps, { credential, passkey, challenge, isUserNamed }) };
};

/** For a browser: the passkeys of an account, so that it offers no others. */
export const describePasskeys = async ({ db }: Pick<Deps, 'db'>, userId: number) =>
  (await listPasskeys(db, userId)).map(({ credential_id, transports }) => ({
    id: credential_id,
    transports,
  }));

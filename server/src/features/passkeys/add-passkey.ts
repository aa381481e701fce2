import { limits, type NewCredential } from '@inkling/contract';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Deps } from '../../deps.ts';
import { AppError, conflict, notFound, unauthenticated } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { noteSecurityEvent } from '../../services/security-events/security-events.ts';
import { deviceNameOf, findLoginName, lockUser, newToken } from '../accounts/index.ts';
import { queueEmail } from '../notifications/index.ts';
import { challengeMs, consumePasskeyChallenge, storePasskeyChallenge } from './challenges.ts';
import { dropAttestationStatement } from './drop-attestation-statement.ts';
import { passkeyMessages } from './passkeys.messages.ts';
import { presentPasskey } from './passkeys.presenter.ts';
import { hasSession, insertPasskey, listPasskeys } from './passkeys.queries.ts';
import { challengeIn } from './read-client-data.ts';
import { relyingPartyOf } from './relying-party.ts';

type AddDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>;

/** Whoever registered with somebody else's address gets no key that stays when its owner comes. */
const requireProvenAddress = (email: string | null, isVerified: boolean): void => {
  if (email && !isVerified) throw new AppError('verify_email', 'Please verify your email to continue.');
};

export const startAddingPasskey = async (deps: Pick<Deps, 'clock' | 'config' | 'db'>, caller: Caller) => {
  requireProvenAddress(caller.email, caller.email_verified);
  const kept = await listPasskeys(deps.db, caller.id);
  const user_handle = kept[0]?.user_handle ?? newToken();
  const loginName = await findLoginName(deps.db, caller.id);
  const { id, name } = relyingPartyOf(deps.config);
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userName: loginName,
    userDisplayName: loginName,
    userID: Uint8Array.from(Buffer.from(user_handle, 'base64url')),
    timeout: challengeMs,
    // Which make of device it is, is nothing we need to know.
    attestationType: 'none',
    excludeCredentials: kept.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  await storePasskeyChallenge(
    deps,
    { purpose: 'add', session_id: caller.session_id },
    { challenge, user_handle },
  );
  return { options: { ...options } };
};

const readNewKey = async ({ config }: AddDeps, credential: NewCredential, challenge: string) => {
  const { id, origin } = relyingPartyOf(config);
  try {
    const attestationObject = dropAttestationStatement(credential.response.attestationObject);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { ...credential.response, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (verified) return registrationInfo;
  } catch {
    // Each thing that is wrong with an answer is an error of its own, in words of the answer; here they are one.
  }
  throw new AppError('invalid', passkeyMessages.notAdded, {
    event: { event: 'passkey_refused', kind: 'new_answer' },
  });
};

export const addPasskey = async (
  deps: AddDeps,
  { caller, device }: { caller: Caller; device: string },
  credential: NewCredential,
) => {
  const challenge = challengeIn(credential.response.clientDataJSON);
  const asked = { purpose: 'add', session_id: caller.session_id } as const;
  const { user_handle } = await consumePasskeyChallenge(deps, asked, challenge);
  const { credential: key, credentialBackedUp } = await readNewKey(deps, credential, challenge);
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, caller.id);
    if (!user) throw notFound();
    // A new password, which ends every session, removes all passkeys: none is added behind it.
    if (!(await hasSession(tx, caller.session_id))) throw unauthenticated();
    requireProvenAddress(user.email, user.email_verified_at !== null);
    if ((await listPasskeys(tx, caller.id)).length >= limits.passkeys_max)
      throw conflict(passkeyMessages.tooMany);
    const row = await insertPasskey(tx, {
      user_id: caller.id,
      credential_id: key.id,
      public_key: Buffer.from(key.publicKey).toString('base64url'),
      user_handle: user_handle ?? '',
      name: deviceNameOf(device),
      counter: key.counter,
      transports: credential.response.transports ?? [],
      is_synced: credentialBackedUp,
    });
    if (!row) throw conflict(passkeyMessages.known);
    noteSecurityEvent({ event: 'passkey_changed', kind: 'added', account_id: user.id });
    const { name } = row;
    await queueEmail(deps, tx, { user, template: 'passkey-changed', props: { what: 'added', name } });
    return presentPasskey(tx, row);
  });
};

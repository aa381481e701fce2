import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { call } from '../../api/call.ts';
import { sharedComputer } from '../../api/token.ts';
import { passkeys } from '../../api/typed-calls.ts';

// The server makes the options with the other half of the same library; the contract only passes them on.
const forNew = (options: unknown) => options as PublicKeyCredentialCreationOptionsJSON;
const forUse = (options: unknown) => options as PublicKeyCredentialRequestOptionsJSON;

/** Lets the browser make a passkey, and the server keep it. */
export const makePasskey = async () => {
  const { options } = await call(passkeys.startAddingPasskey);
  const { id, rawId, response } = await startRegistration({ optionsJSON: forNew(options) });
  const { clientDataJSON, attestationObject, transports } = response;
  const credential = {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
  return call(passkeys.addPasskey, { body: { credential } });
};

const usePasskey = async (options: unknown, isAutofill = false) => {
  const answer = await startAuthentication({ optionsJSON: forUse(options), useBrowserAutofill: isAutofill });
  const { id, rawId, response } = answer;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const said = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  return { id, rawId, type: 'public-key' as const, response: said };
};

export const confirmWithPasskey = async (): Promise<void> => {
  const { options } = await call(passkeys.startConfirming);
  await call(passkeys.confirmIdentity, { body: { credential: await usePasskey(options) } });
};

export const signInWithPasskey = async ({ isAutofill = false } = {}) => {
  const { options } = await call(passkeys.startPasskeySignIn);
  const credential = await usePasskey(options, isAutofill);
  return call(passkeys.signInWithPasskey, { body: { credential, ...sharedComputer() } });
};

/** Whether the browser shows passkeys where it shows remembered names. */
export const canFillIn = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Ends what the browser still waits for. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

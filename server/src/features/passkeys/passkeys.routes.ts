import type { passkeys } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/register-endpoints.ts';
import { addPasskey, startAddingPasskey } from './add-passkey.ts';
import { confirmIdentity, startConfirming } from './confirm-identity.ts';
import { readPasskeys, removePasskey, renamePasskey } from './manage-passkeys.ts';
import { signInWithPasskey, startPasskeySignIn } from './sign-in-with-passkey.ts';

export const passkeysRoutes = (deps: Deps): Handlers<typeof passkeys> => ({
  startPasskeySignIn: ({ passkeyCookie }) => startPasskeySignIn(deps, passkeyCookie),
  signInWithPasskey: ({ body, passkeyCookie, device }) =>
    signInWithPasskey(deps, body, { cookie: passkeyCookie.value, device }),
  listPasskeys: ({ caller }) => readPasskeys(deps, caller),
  startAddingPasskey: ({ caller }) => startAddingPasskey(deps, caller),
  addPasskey: ({ caller, device, body }) => addPasskey(deps, { caller, device }, body.credential),
  renamePasskey: ({ caller, params, body }) =>
    renamePasskey(deps, caller, { id: params.id, name: body.name }),
  removePasskey: ({ caller, params }) => removePasskey(deps, caller, params.id),
  startConfirming: ({ caller }) => startConfirming(deps, caller),
  confirmIdentity: ({ caller, body }) => confirmIdentity(deps, caller, body),
});

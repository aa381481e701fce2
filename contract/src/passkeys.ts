import { z } from 'zod';
import { sharedComputer, signedIn } from './accounts.ts';
import { endpoints, json, noContent } from './endpoint.ts';
import { idParams, timestamp } from './fields.ts';
import { limits } from './limits.ts';

const encoded = (maximum: number) =>
  z
    .string()
    .min(1)
    .max(maximum)
    .regex(/^[\w-]+$/);

const credential = z.object({
  id: encoded(2000),
  rawId: encoded(2000),
  type: z.literal('public-key'),
});

/** What a browser says once a passkey was made (WebAuthn). */
const newCredential = credential.extend({
  response: z.object({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** What a browser says once a passkey was used (WebAuthn). */
const usedCredential = credential.extend({
  response: z.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(10_000),
    userHandle: encoded(100).nullish(),
  }),
});
export type NewCredential = z.infer<typeof newCredential>;
export type UsedCredential = z.infer<typeof usedCredential>;

/** What a browser is asked for, in the words of WebAuthn. */
const browserOptions = z.object({ options: z.looseObject({ challenge: z.string() }) });

export const passkeyName = z
  .string()
  .trim()
  .min(1, 'Please enter a name')
  .max(limits.passkey_name_max, `A name has at most ${limits.passkey_name_max} characters`);

const passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
  /** Kept by a password manager or an account of the device, so that it outlives the device. */
  is_synced: z.boolean(),
  permissions: z.object({
    /** Not while it is the only way into the account. */
    remove: z.boolean(),
  }),
});
export type Passkey = z.infer<typeof passkey>;

const adults = ['parent', 'teacher'] as const;

export const passkeys = endpoints({
  startPasskeySignIn: {
    method: 'POST',
    path: '/passkeys/sign_in/start',
    summary: 'What to ask a browser for to sign in with a passkey',
    access: 'public',
    rateLimit: 'sign-on',
    response: json(browserOptions),
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/passkeys/sign_in',
    summary: 'Sign in with a passkey',
    access: 'public',
    rateLimit: 'sign-in',
    body: z.object({ credential: usedCredential, ...sharedComputer }),
    response: json(signedIn),
  },
  listPasskeys: {
    method: 'GET',
    path: '/mine/passkeys',
    summary: 'The passkeys of the account, for adults',
    access: adults,
    response: json(
      z.object({
        passkeys: z.array(passkey),
        has_password: z.boolean(),
        /** Somebody without an email address sets a new password by opening Inkling from this learning platform again. */
        password_platform: z.string().nullable(),
      }),
    ),
  },
  startAddingPasskey: {
    method: 'POST',
    path: '/mine/passkeys/start',
    summary: 'What to ask a browser for to make a passkey',
    access: adults,
    needsProof: true,
    rateLimit: 'sign-in',
    response: json(browserOptions),
  },
  addPasskey: {
    method: 'POST',
    path: '/mine/passkeys',
    summary: 'Keep a passkey that the browser has made',
    access: adults,
    rateLimit: 'sign-in',
    body: z.object({ credential: newCredential }),
    response: json(passkey),
  },
  renamePasskey: {
    method: 'PUT',
    path: '/mine/passkeys/:id',
    summary: 'Give a passkey another name',
    access: adults,
    params: idParams,
    body: z.object({ name: passkeyName }),
    response: json(passkey),
  },
  removePasskey: {
    method: 'DELETE',
    path: '/mine/passkeys/:id',
    summary: 'Remove a passkey; ends no session',
    access: adults,
    needsProof: true,
    params: idParams,
    response: noContent,
  },
  startConfirming: {
    method: 'POST',
    path: '/mine/confirmation/start',
    summary: 'What to ask a browser for to prove with a passkey who one is',
    access: adults,
    rateLimit: 'sign-in',
    response: json(browserOptions),
  },
  confirmIdentity: {
    method: 'POST',
    path: '/mine/confirmation',
    summary: 'Prove who one is, with the password or a passkey, before a sensitive change',
    access: adults,
    rateLimit: 'sign-in',
    body: z.union([
      z.object({ password: z.string().min(1, 'Please enter your password').max(limits.password_max) }),
      z.object({ credential: usedCredential }),
    ]),
    response: noContent,
  },
});

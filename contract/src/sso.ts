import { z } from 'zod';
import { sharedComputer, signedIn } from './accounts.ts';
import { endpoints, json, list, noContent } from './endpoint.ts';
import { idParams, timestamp } from './fields.ts';
import { limits } from './limits.ts';

/** Who runs a school's sign-in. */
export const ssoProviders = ['google', 'microsoft', 'other'] as const;
export type SsoProvider = (typeof ssoProviders)[number];

/** What happens to somebody the school vouches for and Inkling does not know. */
export const newUserPolicies = ['refuse', 'teacher', 'student'] as const;
export type NewUserPolicy = (typeof newUserPolicies)[number];

const schoolCode = z.string().trim().toLowerCase().min(1).max(40);
const returnTo = z.string().max(2000).optional();

const connection = z.object({
  id: z.number(),
  provider: z.enum(ssoProviders),
  issuer: z.string(),
  school_code: z.string(),
  client_id: z.string().nullable(),
  /** The secret itself never leaves the server. */
  has_secret: z.boolean(),
  enabled: z.boolean(),
  domains: z.array(z.string()),
  /** Those of them that whoever runs the server has not confirmed yet: they do nothing until then. */
  waiting_domains: z.array(z.string()),
  unknown_people: z.enum(newUserPolicies),
  /** Addresses to copy into the settings over there. */
  redirect_uri: z.string(),
  sign_out_uri: z.string(),
  people_count: z.number(),
  /** Of what the form holds; sent along on saving, so that nothing is overwritten that was changed elsewhere. */
  form_version: z.string(),
});
export type SsoConnection = z.infer<typeof connection>;

const linkedSso = z.object({
  id: z.number(),
  school: z.string(),
  issuer: z.string(),
  created_at: timestamp,
  permissions: z.object({
    /** Not while it is the only way into the account. */
    remove: z.boolean(),
  }),
});
export type LinkedSso = z.infer<typeof linkedSso>;

export const emailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, 'A domain has at most 253 characters')
  .refine(
    (text) => text.includes('.') && !text.includes('@') && URL.canParse(`https://${text}`),
    'Please enter domains like school.example',
  )
  .refine(
    (text) => !URL.canParse(`https://${text}`) || new URL(`https://${text}`).host === text,
    'Please enter domains like school.example',
  );

const hostsWithOwnChoice =
  /(?:^|\.)(?:accounts\.google\.com|login\.microsoftonline\.com|sts\.windows\.net|b2clogin\.com)$/;
const hasOwnChoice = (issuer: string): boolean =>
  URL.canParse(issuer) && hostsWithOwnChoice.test(new URL(issuer).hostname);

export const newConnection = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('google') }),
  z.object({
    provider: z.literal('microsoft'),
    tenant: z.string().trim().toLowerCase().pipe(z.guid('Please enter the tenant ID, like 1b2c3d4e-…')),
  }),
  z.object({
    provider: z.literal('other'),
    issuer: z
      .string()
      .trim()
      .max(500)
      .pipe(z.url({ protocol: /^https?$/, error: 'Please enter an address that begins with https://' }))
      .refine((text) => !text.includes('/.well-known/'), 'Please enter the issuer without /.well-known')
      // With these, what makes an address the school's own is checked in ways of their own.
      .refine((text) => !hasOwnChoice(text), 'Please choose Google or Microsoft above'),
  }),
]);

export const connectionForm = z.object({
  client_id: z.string().trim().min(1, 'Client ID is required').max(300),
  /** Left out, the stored one stays. */
  client_secret: z.string().trim().min(1).max(1000).optional(),
  domains: z.array(emailDomain).max(20, 'A connection has at most 20 domains'),
  unknown_people: z.enum(newUserPolicies),
});

/** The account that stays open at the school's sign-in or learning platform, where other people use the computer too. */
const sessionLeftAtProvider = z.object({
  name: z.string(),
  /** Where one signs out of it, if it says so. */
  sign_out_url: z.string().nullable(),
});
export type SessionLeftAtProvider = z.infer<typeof sessionLeftAtProvider>;

const signedInThere = z.discriminatedUnion('outcome', [
  signedIn.extend({
    outcome: z.literal('signed-in'),
    return_to: z.string().nullable(),
    open_elsewhere: sessionLeftAtProvider.nullable(),
  }),
  /** An account is there already: its password, once, links the two. */
  z.object({
    outcome: z.literal('link'),
    ticket: z.string(),
    account: z.string(),
    school: z.string(),
    open_elsewhere: sessionLeftAtProvider.nullable(),
  }),
]);

export const schoolSignIn = z.object({
  school: z.string().trim().min(1, 'Enter your school email or your school’s code').max(254),
});

export const sso = endpoints({
  startSso: {
    method: 'POST',
    path: '/sign_on/start',
    summary: 'Where to sign in with a school’s own account, found by an email address or the school’s code',
    access: 'public',
    rateLimit: 'sign-on',
    body: schoolSignIn.extend({ return_to: returnTo, ...sharedComputer }),
    response: json(z.object({ url: z.string() })),
  },
  handleSsoCallback: {
    method: 'POST',
    path: '/sign_on/finish',
    summary: 'Come back from a school’s sign-in, with the query it sent along',
    access: 'public',
    rateLimit: 'sign-on',
    body: z.object({ school_code: schoolCode, query: z.string().max(8000) }),
    response: json(signedInThere),
  },
  linkSso: {
    method: 'POST',
    path: '/sign_on/link',
    summary:
      'Prove by its password that an account is one’s own, and sign in to it by the school from now on',
    access: 'public',
    rateLimit: 'sign-in',
    body: z.object({
      ticket: z.string().max(200),
      password: z.string().min(1, 'Please enter your password').max(limits.password_max),
    }),
    response: json(signedIn.extend({ return_to: z.string().nullable() })),
  },
  endSessionsFromSchool: {
    method: 'POST',
    path: '/sign_on/:school_code/sign_out',
    summary: 'Somebody signed out over there (OpenID Connect Back-Channel Logout)',
    access: 'public',
    rateLimit: 'sign-out-notice',
    params: z.object({ school_code: schoolCode }),
    body: z.object({ logout_token: z.string().max(16_000) }),
    form: true,
    response: noContent,
  },
  endSessionInBrowser: {
    method: 'GET',
    path: '/sign_on/:school_code/sign_out',
    summary: 'Somebody signed out over there, told by their browser (OpenID Connect Front-Channel Logout)',
    access: 'public',
    rateLimit: 'sign-out-notice',
    params: z.object({ school_code: schoolCode }),
    query: z.object({ iss: z.string().max(500), sid: z.string().min(1).max(300) }),
    response: noContent,
  },
  listMySsoLinks: {
    method: 'GET',
    path: '/mine/sign_ons',
    summary: 'The schools whose sign-in opens this account, and those it could be linked to',
    access: 'signed-in',
    response: json(
      z.object({
        linked: z.array(linkedSso),
        available: z.array(z.object({ school_code: z.string(), school: z.string() })),
      }),
    ),
  },
  startLink: {
    method: 'POST',
    path: '/mine/sign_ons',
    summary: 'Where to sign in with a school’s own account to link it to this one',
    access: 'signed-in',
    needsOwnSignIn: true,
    rateLimit: 'sign-on',
    body: z.object({ school_code: schoolCode }),
    response: json(z.object({ url: z.string() })),
  },
  removeMySsoLink: {
    method: 'DELETE',
    path: '/mine/sign_ons/:id',
    summary: 'Unlink a school’s sign-in; ends the sessions that came through it',
    access: 'signed-in',
    needsOwnSignIn: true,
    params: idParams,
    response: noContent,
  },
  listConnections: {
    method: 'GET',
    path: '/school/sign_on',
    summary: 'How people sign in with the school’s own accounts; for admins',
    access: ['teacher'],
    response: list(connection),
  },
  addConnection: {
    method: 'POST',
    path: '/school/sign_on',
    summary: 'Begin a connection to the school’s sign-in, switched off; for admins',
    access: ['teacher'],
    needsProof: true,
    rateLimit: 'connection-test',
    body: newConnection,
    response: json(connection),
  },
  changeConnection: {
    method: 'PUT',
    path: '/school/sign_on/:id',
    summary:
      'Save what identifies Inkling over there, the email domains and the rule for unknown people; for admins. 409 when they were changed since they were seen',
    access: ['teacher'],
    needsProof: true,
    params: idParams,
    body: connectionForm.extend({ seen_form_version: z.string().max(64).optional() }),
    response: json(connection),
  },
  setConnectionEnabled: {
    method: 'PUT',
    path: '/school/sign_on/:id/enabled',
    summary: 'Switch a connection on or off; for admins',
    access: ['teacher'],
    needsProof: true,
    params: idParams,
    body: z.object({ enabled: z.boolean() }),
    response: json(connection),
  },
  testConnection: {
    method: 'POST',
    path: '/school/sign_on/:id/test',
    summary: 'Ask the school’s sign-in whether it answers as it should; for admins',
    access: ['teacher'],
    rateLimit: 'connection-test',
    params: idParams,
    response: json(z.object({ works: z.boolean(), message: z.string() })),
  },
  removeConnection: {
    method: 'DELETE',
    path: '/school/sign_on/:id',
    summary: 'Remove a connection; accounts stay; for admins',
    access: ['teacher'],
    needsProof: true,
    params: idParams,
    response: noContent,
  },
});

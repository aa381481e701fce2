import { z } from 'zod';
import { endpoints, json, list, noContent, roles } from './endpoint.ts';
import { invitedRoles } from './enums.ts';
import {
  baseRow,
  checkDespiteOtherErrors,
  file,
  fullName,
  idParams,
  message,
  newPassword,
  requiredEmail,
  requiredPassword,
  timestamp,
  upload,
  username,
} from './fields.ts';
import { languages } from './languages.ts';
import { limits } from './limits.ts';
import { notificationTopics } from './notification-topics.ts';
import { settings } from './settings.ts';

export const user = baseRow.extend({
  full_name: z.string(),
  screen_name: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  role: z.enum(roles),
  avatar: file.nullable(),
  grade_level: z.number().nullable(),
  /** The parent who manages this account, for students only. */
  parentId: z.number().nullable(),
  /** null is the Free plan. */
  subscription_status: z.enum(['active']).nullable(),
  subscription_data: z.object({ product_name: z.string() }).nullable(),
  tracking_code: z.string(),
  /** Name of the student's newest class, and of its teacher. */
  cn: z.string().nullable(),
  tn: z.string().nullable(),
  /** The school of a teacher, which may still wait for an answer to its invitation. */
  school: z
    .object({ id: z.number(), name: z.string(), role: z.enum(invitedRoles), has_joined: z.boolean() })
    .nullable(),
  /** What a parent chose to read; null follows the device. */
  language: z.enum(languages).nullable(),
  /** The district that this admin looks after, if any. */
  district: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** Accounts of the same child that became part of this one: a device may still keep words under their numbers. */
  merged_account_ids: z.array(z.number()),
  user_oauth_identity_accounts: z.array(z.object({ provider: z.string() })),
});
export type User = z.infer<typeof user>;

export const signedIn = z.object({ token: z.string(), user });

export const session = z.object({
  id: z.number(),
  device: z.string(),
  created_at: timestamp,
  last_used_at: timestamp,
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;

const unsubscribe = z.object({
  topic: z.enum(notificationTopics),
  email: z.string(),
  subscribed: z.boolean(),
});

const confirmed = { password: newPassword, password_confirmation: z.string() };
const passwordsMatch = (value: { password: string; password_confirmation: string }) =>
  value.password === value.password_confirmation;
const mismatch = {
  path: ['password_confirmation'],
  message: 'Password confirmation does not match',
  ...checkDespiteOtherErrors,
};
const notAllFields = 'Please fill in all fields';

/** Others use the computer too: the session ends after an hour without use, and twelve hours at most. */
export const sharedComputer = { is_shared_computer: z.boolean().optional() };

export const registration = z.object({
  email: requiredEmail(notAllFields),
  password: requiredPassword(notAllFields),
  role: z.enum(roles).default('parent'),
  full_name: fullName,
  // Cleaned rather than refused: it comes from the part of the email before the at-sign.
  screen_name: z.string().max(120),
  /** What the page they sign up on is in. */
  language: z.enum(languages).optional(),
  ...sharedComputer,
});
export const credentials = z.object({
  identifier: z.string().trim().min(1, notAllFields).max(254),
  password: requiredPassword(notAllFields),
  ...sharedComputer,
});
export const passwordResetRequest = z.object({ email: requiredEmail(notAllFields) });
export const passwordReset = z
  .object({ ...confirmed, token: z.string().max(200), ...sharedComputer })
  .refine(passwordsMatch, mismatch);
/** For an account that has none yet. */
export const firstPassword = z.object(confirmed).refine(passwordsMatch, mismatch);
export const passwordChange = z
  .object({
    current_password: z.string().min(1, 'Current password is required').max(limits.password_max),
    ...confirmed,
    password: requiredPassword('New password is required'),
  })
  .refine(passwordsMatch, mismatch);
export const profileChanges = z.object({
  full_name: fullName.optional(),
  screen_name: username.optional(),
  avatar: upload.nullable().optional(),
});

export const accounts = endpoints({
  register: {
    method: 'POST',
    path: '/registrations',
    summary: 'Create a parent account',
    access: 'public',
    rateLimit: 'sign-up',
    body: registration,
    response: json(signedIn),
  },
  signIn: {
    method: 'POST',
    path: '/sessions',
    summary: 'Sign in with e-mail or username',
    access: 'public',
    rateLimit: 'sign-in',
    body: credentials,
    response: json(signedIn),
  },
  signOut: {
    method: 'DELETE',
    path: '/sessions',
    summary: 'End this session',
    access: 'signed-in',
    response: noContent,
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/passwords',
    summary: 'Send a password reset mail, if the address is known',
    access: 'public',
    rateLimit: 'email',
    body: passwordResetRequest,
    response: json(message),
  },
  resetPassword: {
    method: 'PUT',
    path: '/passwords',
    summary: 'Set a new password with the token of a reset mail; ends all other sessions',
    access: 'public',
    rateLimit: 'sign-in',
    body: passwordReset,
    response: json(signedIn),
  },
  readMine: {
    method: 'GET',
    path: '/mine',
    summary: 'The signed-in user',
    access: 'signed-in',
    response: json(user),
  },
  updateMine: {
    method: 'PUT',
    path: '/mine',
    summary: 'Change name, username (students only) or picture',
    access: 'signed-in',
    needsOwnSignIn: true,
    body: profileChanges,
    response: json(user),
  },
  deleteMine: {
    method: 'DELETE',
    path: '/mine',
    summary: "Delete the account for good; a parent's children and their work go with it",
    access: ['parent', 'teacher'],
    needsProof: true,
    response: noContent,
  },
  refreshLastLogin: {
    method: 'POST',
    path: '/mine/refresh_last_login',
    summary: 'Note that the user is here',
    access: 'signed-in',
    response: noContent,
  },
  changePassword: {
    method: 'PUT',
    path: '/mine/change_password',
    summary: 'Change the password; ends every session of the account',
    access: 'signed-in',
    needsOwnSignIn: true,
    rateLimit: 'sign-in',
    body: passwordChange,
    response: noContent,
  },
  sendVerificationEmail: {
    method: 'POST',
    path: '/mine/send_verification_email',
    summary: 'Send the mail that verifies the e-mail address',
    access: 'signed-in',
    rateLimit: 'email',
    response: json(message),
  },
  sendVerificationEmailByGet: {
    method: 'GET',
    path: '/mine/send_email_verification',
    summary: 'The same as POST mine/send_verification_email',
    access: 'signed-in',
    rateLimit: 'email',
    response: json(message),
  },
  verifyEmail: {
    method: 'POST',
    path: '/mine/verify_email_address',
    summary: 'Verify an e-mail address with the token of the mail',
    access: 'public',
    rateLimit: 'sign-in',
    body: z.object({ verify_token: z.string().max(200) }),
    response: json(message),
  },
  readSettings: {
    method: 'GET',
    path: '/mine/settings',
    summary: 'Notification, privacy and appearance settings',
    access: 'signed-in',
    response: json(settings),
  },
  updateSettings: {
    method: 'PUT',
    path: '/mine/settings',
    summary: 'Save settings; sections left out stay as they are',
    access: 'signed-in',
    body: settings.partial(),
    response: json(settings),
  },
  listSessions: {
    method: 'GET',
    path: '/mine/sessions',
    summary: 'Where the account is signed in',
    access: 'signed-in',
    response: list(session),
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/mine/sessions',
    summary: 'Sign out all other devices',
    access: 'signed-in',
    needsOwnSignIn: true,
    response: noContent,
  },
  endSession: {
    method: 'DELETE',
    path: '/mine/sessions/:id',
    summary: 'Sign out one device',
    access: 'signed-in',
    needsOwnSignIn: true,
    params: idParams,
    response: noContent,
  },
  readUnsubscribe: {
    method: 'GET',
    path: '/email_subscriptions/:token',
    summary: 'What an unsubscribe link would stop',
    access: 'public',
    params: z.object({ token: z.string().max(200) }),
    response: json(unsubscribe),
  },
  unsubscribe: {
    method: 'POST',
    path: '/email_subscriptions/:token/stop',
    summary: 'Stop the mails an unsubscribe link names (also one-click, RFC 8058)',
    access: 'public',
    params: z.object({ token: z.string().max(200) }),
    response: json(unsubscribe),
  },
});

import { z } from 'zod';
import { consentMissingText } from './consent.ts';
import { download, endpoints, json, list, noContent, roles } from './endpoint.ts';
import {
  baseRow,
  email,
  file,
  fullName,
  gradeLevel,
  id,
  idParams,
  newPassword,
  paging,
  requiredPassword,
  timestamp,
  username,
} from './fields.ts';
import { privacySettings } from './settings.ts';

export const child = baseRow.extend({
  full_name: z.string(),
  screen_name: z.string(),
  email: z.string().nullable(),
  grade_level: z.number().nullable(),
  main_improvement_goal: z.string().nullable(),
  avatar: file.nullable(),
  /** What classmates see of the child, as the parent decided. */
  privacy: privacySettings,
  /** The classes of the child, and in which the family allows to sign in with pictures; then a teacher hands them out. */
  classes: z.array(z.object({ id: z.number(), title: z.string(), pictures_allowed: z.boolean() })),
});
export type Child = z.infer<typeof child>;

/** One visit of a grown-up to a child's work. */
export const accessLogEntry = z.object({
  id: z.number(),
  created_at: timestamp,
  /** Null when the account has been deleted since. */
  viewer: z.object({ id: z.number(), full_name: z.string(), role: z.enum(roles) }).nullable(),
  writing: z.object({ id: z.number(), title: z.string() }),
});
export type AccessLogEntry = z.infer<typeof accessLogEntry>;

/** All that is kept, or the portfolio as a page, as a book or for a word processor. */
const exportFormats = ['json', 'html', 'pdf', 'docx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const optionalEmail = z
  .union([z.literal('').transform(() => null), email, z.null()], 'Please enter a valid e-mail address')
  .optional();
const optionalPassword = z
  .union([z.literal(''), newPassword], 'Password must be at least 8 characters')
  .optional();

const childForm = z.object({
  full_name: fullName,
  screen_name: username,
  email: optionalEmail,
  grade_level: gradeLevel,
  main_improvement_goal: z.string().trim().max(500).nullable().optional(),
});

export const newChild = childForm.extend({
  password: requiredPassword('Password is required'),
  consent: z.literal(true, consentMissingText),
});
export const childChanges = childForm
  .extend({ password: optionalPassword, picture_class_ids: z.array(id).max(100) })
  .partial();

export const children = endpoints({
  listChildren: {
    method: 'GET',
    path: '/children',
    summary: "The caller's children",
    access: ['parent'],
    query: z.object(paging),
    response: list(child),
  },
  addChild: {
    method: 'POST',
    path: '/children',
    summary: 'Create an account for a child, with the consent of the parent',
    access: ['parent'],
    body: newChild,
    response: json(child),
  },
  updateChild: {
    method: 'PUT',
    path: '/children/:id',
    summary: "Change a child's account; a password only when given",
    access: ['parent'],
    needsProof: 'with-password',
    params: idParams,
    body: childChanges,
    response: json(child),
  },
  updateChildPrivacy: {
    method: 'PUT',
    path: '/children/:id/privacy',
    summary: 'Decide what classmates see of a child',
    access: ['parent'],
    params: idParams,
    body: privacySettings,
    response: json(child),
  },
  deleteChild: {
    method: 'DELETE',
    path: '/children/:id',
    summary: 'Delete a child with all its work, for good',
    access: ['parent'],
    needsProof: true,
    params: idParams,
    response: noContent,
  },
  exportChild: {
    method: 'GET',
    path: '/children/:id/export',
    summary:
      'Everything kept about a child: all of it as JSON, or the writing as a page, a book to print or a Word document',
    access: ['parent'],
    rateLimit: 'export',
    params: idParams,
    query: z.object({ format: z.enum(exportFormats).default('json') }),
    response: download,
  },
  listAccessLog: {
    method: 'GET',
    path: '/children/:id/access_log',
    summary: "Who opened a child's work, newest first",
    access: ['parent'],
    params: idParams,
    query: z.object(paging),
    response: list(accessLogEntry),
  },
});

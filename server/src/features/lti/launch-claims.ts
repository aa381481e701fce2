import { z } from 'zod';

const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}` as const;

/** The names of claims, as LTI 1.3 and its services spell them. */
export const claimNames = {
  message: claim('message_type'),
  version: claim('version'),
  deployment: claim('deployment_id'),
  target: claim('target_link_uri'),
  resourceLink: claim('resource_link'),
  roles: claim('roles'),
  context: claim('context'),
  custom: claim('custom'),
  grades: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
  names: 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice',
  deepLink: 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings',
  contentItems: 'https://purl.imsglobal.org/spec/lti-dl/claim/content_items',
  deepLinkData: 'https://purl.imsglobal.org/spec/lti-dl/claim/data',
} as const;

export const scopes = {
  score: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  names: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const;

export const someText = z.string().min(1);
export const seconds = z.number().int().nonnegative();
export const audience = z.union([someText, z.array(someText).min(1)]);
/** ASCII and at most 255 characters, as the standard says; everything else could be taken for somebody else. */
export const subject = z.string().regex(/^[\x21-\x7e]{1,255}$/);
export const roleList = z.array(z.string());
export const shortText = someText.max(255);
export const context = z.object({
  id: shortText,
  title: z.string().optional(),
  label: z.string().optional(),
});
export const resourceLink = z.object({ id: shortText });
export const webUrl = z
  .string()
  .max(2000)
  .pipe(z.url({ protocol: /^https?$/ }));
export const gradesService = z.object({
  lineitem: webUrl.optional(),
  scope: z.array(z.string()).default([]),
});
export const namesService = z.object({ context_memberships_url: webUrl });
export const deepLinkSettings = z.object({
  deep_link_return_url: webUrl,
  accept_types: z.array(z.string()),
  accept_lineitem: z.boolean().optional(),
  data: z.string().max(8000).optional(),
});
/** What we gave along when the place was made; other people can write here too. */
export const custom = z.object({
  inkling_activity: z
    .union([z.string().regex(/^\d{1,10}$/), z.number()])
    .pipe(z.coerce.number<string | number>().int().positive().max(2_147_483_647)),
});

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';
const testUser = 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser';

/** What somebody is in the course. What they are at the school as a whole says nothing about this class. */
export const roleOf = (roles: string[]): 'teacher' | 'student' | 'test' | 'other' => {
  // The short names are from before 1.3, and allowed for the course alone.
  const has = (name: string) => roles.includes(membership + name) || roles.includes(name);
  if (roles.includes(testUser)) return 'test';
  if (has('Instructor')) return 'teacher';
  return has('Learner') ? 'student' : 'other';
};

const administrators = [
  'http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator',
  'http://purl.imsglobal.org/vocab/lis/v2/system/person#Administrator',
  'http://purl.imsglobal.org/vocab/lis/v2/system/person#SysAdmin',
  `${membership}Administrator`,
];

/** Whether somebody runs the platform: Moodle calls them a teacher of every course, too. */
export const isAdministrator = (roles: string[]): boolean =>
  roles.some((role) => administrators.includes(role));

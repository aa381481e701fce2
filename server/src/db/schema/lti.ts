import { ltiNewPeopleRules } from '@inkling/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts-and-uploads.ts';
import { baseColumns, timestamptz } from './columns.ts';
import { activities, courses } from './courses-and-activities.ts';
import { organisations } from './organisations.ts';

/** Learning platforms of a school, such as Moodle or Canvas (LTI 1.3). */
export const ltiPlatforms = pgTable(
  'lti_platforms',
  {
    ...baseColumns,
    organisation_id: integer()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Names the platform in addresses: what is said to one can't be taken for another's. */
    code: text().notNull().unique(),
    name: text().notNull(),
    /** Null, like the others here, until somebody has registered Inkling over there. */
    issuer: text(),
    client_id: text(),
    deployment_ids: text().array().notNull().default(sql`'{}'`),
    auth_url: text(),
    token_url: text(),
    jwks_url: text(),
    enabled: boolean().notNull().default(false),
    unknown_people: text({ enum: ltiNewPeopleRules }).notNull().default('refuse'),
    /** Inkling's own key for this platform; the private half is encrypted and never leaves the server. */
    public_key: jsonb().$type<Record<string, unknown>>().notNull(),
    private_key: text(),
    key_made_at: timestamptz().notNull().defaultNow(),
    /** The key to come: shown before it is used, as platforms keep what they have read for a while. */
    next_public_key: jsonb().$type<Record<string, unknown>>(),
    next_private_key: text(),
    next_key_made_at: timestamptz(),
    /** The key before, shown until the next one is: what it signed may still be on its way. */
    old_public_key: jsonb().$type<Record<string, unknown>>(),
    /** Of the link by which the platform registers Inkling by itself; used up by that. */
    registration_hash: text().unique(),
    registration_expires_at: timestamptz(),
  },
  (table) => [index('lti_platforms_organisation_id_idx').on(table.organisation_id)],
);
export type LtiPlatformRow = typeof ltiPlatforms.$inferSelect;

/** Who somebody is at a platform. The subject never changes; names and email addresses do. */
export const ltiIdentities = pgTable(
  'lti_identities',
  {
    ...baseColumns,
    platform_id: integer()
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('lti_identities_key').on(table.platform_id, table.subject),
    uniqueIndex('lti_identities_user_key').on(table.user_id, table.platform_id),
  ],
);

/**
 * Who was taken off a school's staff, as its platforms know them: they come in with an account that is let in again, and
 * with no new one.
 */
export const ltiFormerStaff = pgTable(
  'lti_former_staff',
  {
    platform_id: integer()
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.platform_id, table.subject] })],
);

/** Somebody is on the way to their platform and back; used up by coming back. */
export const ltiAttempts = pgTable(
  'lti_attempts',
  {
    state_hash: text().primaryKey(),
    /** Of the cookie of the browser that set out: nobody else can finish. */
    browser_hash: text().notNull(),
    platform_id: integer()
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
    nonce: text().notNull(),
    /** Of the frame on the platform's page that waits for what is chosen in this browser tab. */
    frame_hash: text(),
    expires_at: timestamptz().notNull(),
  },
  (table) => [index('lti_attempts_platform_id_idx').on(table.platform_id)],
);

/** What a platform said of somebody who comes from it, after every check. */
export interface LtiLaunch {
  kind: 'link' | 'deep_link';
  subject: string;
  name: string | null;
  role: 'teacher' | 'student';
  /** Whether they run the platform; missing in launches that an earlier release has kept. */
  is_administrator?: boolean;
  deployment_id: string;
  context: { id: string; title: string };
  /** The place on the platform's page that was clicked. */
  resource_link: { id: string } | null;
  /** What was chosen when the place was made. */
  activity_id: number | null;
  /** Where grades of this place go. */
  lineitem_url: string | null;
  /** Where the names of the course are. */
  names_url: string | null;
  deep_link: { return_url: string; data: string | null; accepts_line_item: boolean } | null;
}

/** A launch that was checked and still needs something: an account, a class, an activity. */
export const ltiLaunches = pgTable(
  'lti_launches',
  {
    ticket_hash: text().primaryKey(),
    browser_hash: text().notNull(),
    platform_id: integer()
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
    /** Null until it is known whose account it opens. */
    identity_id: integer().references(() => ltiIdentities.id, { onDelete: 'cascade' }),
    launch: jsonb().$type<LtiLaunch>().notNull(),
    frame_hash: text(),
    expires_at: timestamptz().notNull(),
  },
  (table) => [
    index('lti_launches_platform_id_idx').on(table.platform_id),
    index('lti_launches_identity_id_idx').on(table.identity_id),
  ],
);
export type LtiLaunchRow = typeof ltiLaunches.$inferSelect;

/** Which class a course of a platform is. */
export const ltiContexts = pgTable(
  'lti_contexts',
  {
    ...baseColumns,
    platform_id: integer()
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
    deployment_id: text().notNull(),
    context_id: text().notNull(),
    title: text().notNull(),
    course_id: integer()
      .notNull()
      .unique()
      .references(() => courses.id, { onDelete: 'cascade' }),
    names_url: text(),
    names_read_at: timestamptz(),
    /** Why the names could not be read the last time. */
    names_problem: text(),
  },
  (table) => [uniqueIndex('lti_contexts_key').on(table.platform_id, table.deployment_id, table.context_id)],
);

/** Which activity a place on a platform's page is. */
export const ltiLinks = pgTable(
  'lti_links',
  {
    ...baseColumns,
    lti_context_id: integer()
      .notNull()
      .references(() => ltiContexts.id, { onDelete: 'cascade' }),
    resource_link_id: text().notNull(),
    activity_id: integer()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    lineitem_url: text(),
  },
  (table) => [
    uniqueIndex('lti_links_key').on(table.lti_context_id, table.resource_link_id),
    index('lti_links_activity_id_idx').on(table.activity_id),
  ],
);

/**
 * Who came into a class from a platform, and who was taken out of it by hand. Kept by account and class: neither a new
 * identity nor a new link between course and class forgets who was taken out.
 */
export const ltiMembers = pgTable(
  'lti_members',
  {
    course_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether they are in the class by the platform: they leave with its course over there, others do not. */
    is_brought: boolean().notNull(),
    seen_at: timestamptz().notNull(),
    /** Since when they are no longer in the course over there. */
    left_at: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.course_id, table.user_id] }),
    index('lti_members_user_id_idx').on(table.user_id),
  ],
);

/** What was chosen for a frame on a platform's page that waits for it. */
export const ltiPickedActivities = pgTable('lti_choices', {
  frame_hash: text().primaryKey(),
  return_url: text().notNull(),
  token: text().notNull(),
  expires_at: timestamptz().notNull(),
});

/** The newest confirmed mark of a student for a place on a platform's page, and whether it has arrived. */
export const ltiGrades = pgTable(
  'lti_grades',
  {
    ...baseColumns,
    link_id: integer()
      .notNull()
      .references(() => ltiLinks.id, { onDelete: 'cascade' }),
    identity_id: integer()
      .notNull()
      .references(() => ltiIdentities.id, { onDelete: 'cascade' }),
    score: real().notNull(),
    /** When the piece was handed in. */
    submitted_at: timestamptz().notNull(),
    /** When the teacher confirmed the mark. */
    confirmed_at: timestamptz().notNull(),
    /** Since when this revision is to be sent: it is tried for some days from then on. */
    waiting_since: timestamptz().notNull().defaultNow(),
    /** Counts marks; the one that has arrived is named beside it. */
    revision: integer().notNull().default(1),
    sent_revision: integer().notNull().default(0),
    sent_at: timestamptz(),
    /** Why the newest could not be sent yet. */
    problem: text(),
    gave_up_at: timestamptz(),
  },
  (table) => [
    uniqueIndex('lti_grades_key').on(table.link_id, table.identity_id),
    index('lti_grades_identity_id_idx').on(table.identity_id),
  ],
);

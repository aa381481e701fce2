import { z } from 'zod';
import { signedIn } from './accounts.ts';
import { timestamp } from './fields.ts';

/** Whom a learning platform may bring that Inkling does not know yet: nobody, students alone, or teachers too. */
export const ltiNewPeopleRules = ['refuse', 'student', 'everybody'] as const;
export type LtiNewPeopleRule = (typeof ltiNewPeopleRules)[number];

export const webAddress = (what: string) =>
  z
    .string()
    .trim()
    .max(500)
    .pipe(
      z.url({
        protocol: /^https?$/,
        error: `Please enter ${what} as an address that begins with https://`,
      }),
    );

export const platform = z.object({
  id: z.number(),
  name: z.string(),
  issuer: z.string().nullable(),
  client_id: z.string().nullable(),
  deployment_ids: z.array(z.string()),
  auth_url: z.string().nullable(),
  token_url: z.string().nullable(),
  jwks_url: z.string().nullable(),
  enabled: z.boolean(),
  unknown_people: z.enum(ltiNewPeopleRules),
  people_count: z.number(),
  class_count: z.number(),
  /** Addresses to copy into the settings over there. */
  login_url: z.string(),
  launch_url: z.string(),
  keys_url: z.string(),
  tool_url: z.string(),
  /** Of what the form holds; sent along on saving, so that nothing is overwritten that was changed elsewhere. */
  form_version: z.string(),
});
export type LtiPlatform = z.infer<typeof platform>;

/** A platform that opens somebody's account. */
export const linkedPlatform = z.object({
  id: z.number(),
  platform: z.string(),
  school: z.string(),
  created_at: timestamp,
  /** It is the only way into the account, so it can't be unlinked. */
  is_only_way_in: z.boolean(),
});
export type LinkedPlatform = z.infer<typeof linkedPlatform>;

export const newPlatform = z.object({
  name: z.string().trim().min(1, 'Please enter a name, for example Moodle').max(80),
});

const deploymentId = z.string().trim().min(1).max(255);

export const platformForm = newPlatform.extend({
  issuer: webAddress('the platform ID'),
  client_id: z.string().trim().min(1, 'Client ID is required').max(255),
  deployment_ids: z
    .array(deploymentId)
    .min(1, 'Please enter the deployment ID')
    .max(20, 'A platform has at most 20 deployments'),
  auth_url: webAddress('the authentication request URL'),
  token_url: webAddress('the access token URL'),
  jwks_url: webAddress('the public keyset URL'),
  unknown_people: z.enum(ltiNewPeopleRules),
});

export const platformCodeParams = z.object({ code: z.string().trim().toLowerCase().min(1).max(40) });
const parameter = z.string().max(4000).optional();

/** What a platform sends along when somebody follows a link to Inkling (OpenID Connect third-party initiated login). */
export const loginParameters = z.object({
  iss: parameter,
  login_hint: parameter,
  target_link_uri: parameter,
  lti_message_hint: parameter,
  client_id: parameter,
  lti_deployment_id: parameter,
});

export const startParameters = loginParameters.extend({
  /** The hash of what only the frame knows that waits for a choice. */
  frame: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
});

/** What a platform answers, carried by the browser. */
export const launchParameters = z.object({
  id_token: z.string().max(16_000).optional(),
  state: z.string().max(500).optional(),
  error: z.string().max(200).optional(),
});

export const signedInFromPlatform = signedIn.extend({
  outcome: z.literal('signed-in'),
  return_to: z.string(),
  /** From where they come, for the question whether it is them. */
  platform: z.string(),
  school: z.string(),
});

export const launchResult = z.discriminatedUnion('outcome', [
  signedInFromPlatform,
  /** Nobody knows yet whose account it is: an own one with its password, or a new one where the school says so. */
  z.object({
    outcome: z.literal('account'),
    ticket: z.string(),
    platform: z.string(),
    school: z.string(),
    may_create: z.boolean(),
    /** The platform opens an account already, which another school teaches since: its password is asked for once more. */
    is_linked: z.boolean(),
    /** Whom the platform says it sends. */
    name: z.string().nullable(),
  }),
]);
export type LtiLaunchResult = z.infer<typeof launchResult>;

export const ticket = z.string().max(200);

const option = z.object({ id: z.number(), title: z.string() });

/** What a teacher who came from a platform is asked next. */
export const setUp = z.object({
  step: z.enum(['class', 'activity']),
  platform: z.string(),
  /** What the course is called over there. */
  course_title: z.string(),
  /** Whether what is chosen goes back to the platform. */
  goes_back: z.boolean(),
  /** Classes the teacher leads that belong to no course over there yet; none once the class is known. */
  classes: z.array(option),
  course_id: z.number().nullable(),
  /** Activities the teacher can choose. */
  activities: z.array(option.extend({ status: z.enum(['draft', 'published', 'archived']) })),
});
export type LtiSetUp = z.infer<typeof setUp>;

/** What a browser carries back to the platform. */
export const pickedActivity = z.object({ return_url: z.string(), token: z.string() });

/** The course of a platform that a class is. */
const platformCourse = z.object({
  platform: z.string(),
  title: z.string(),
  can_read_names: z.boolean(),
  names_read_at: timestamp.nullable(),
  names_problem: z.string().nullable(),
  /** Nobody was taken out, as it would be more than half: a teacher has to say that they have left. */
  many_left: z.boolean(),
  grades: z.object({ sent: z.number(), waiting: z.number() }),
  /** Activities that were placed over there without a column for grades. */
  without_column: z.array(z.string()),
  permissions: z.object({ unlink: z.boolean() }),
  /** Marks that have not arrived, and why. */
  grade_problems: z.array(
    z.object({
      id: z.number(),
      student: z.string(),
      activity: z.string(),
      problem: z.string(),
      confirmed_at: timestamp,
    }),
  ),
});
export type PlatformCourse = z.infer<typeof platformCourse>;
export const platformCourseOfClass = z.object({ course: platformCourse.nullable() });

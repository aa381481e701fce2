import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

const text = z.string().trim().min(1).optional();
/** A secret that can be replaced while servers run: the first is used, the others are still taken. */
const secretsOf = (least: number) =>
  z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine(
      (list) => list.every((one) => one.length >= least),
      `each of its values, which commas separate, needs ${least} characters or more`,
    )
    .optional();

const port = z.coerce.number().int().min(0).max(65535);

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('./data'),
  /** Where schools' rosters are put, to be read at night. */
  ROSTER_DIR: text,
  BACKUP_DIR: text,
  /** Where the servers stand, in words that schools and families understand. */
  DATA_LOCATION: text,
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).default(35),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: z.enum(['on', 'off']).optional(),
  AI_PROVIDER: z.enum(['anthropic', 'openai-compatible']).optional(),
  AI_MODEL: text,
  AI_API_KEY: text,
  AI_BASE_URL: z.url().optional(),
  /** How many drafts a process marks at once. */
  COACH_MARKERS: z.coerce.number().int().min(1).max(16).default(1),
  COACH_ENGINE: z.enum(['harper', 'nspell']).default('harper'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Inkling <hello@inkling.test>'),
  SUPPORT_EMAIL: z.email().default('support@inkling.test'),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: secretsOf(1),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: text,
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  MAIN_HOST: text,
  BUSINESS_HOST: text,
  TRUST_PROXY: z.string().default('loopback'),
  TIME_ZONE: z
    .string()
    .default('Australia/Sydney')
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC',
      'is not a known time zone',
    ),
  /** Encrypts what schools entrust to us, such as the secrets of their sign-on. */
  SECRETS_KEY: secretsOf(32),
  /** Whether a school's sign-in may be in our own network and unencrypted: for development and tests. */
  SIGN_ON_PRIVATE_ADDRESSES: z.enum(['allow', 'refuse']).default('refuse'),
  METRICS_TOKEN: secretsOf(16),
  /** Where traces go, by the names OpenTelemetry gives these settings; nothing is traced without the first. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: text,
  /** How long a server that was asked to stop still takes requests, until those who send them have noticed. */
  STOP_DELAY_SECONDS: z.coerce.number().min(0).max(120).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
type Environment = z.infer<typeof environment>;

/** Settings that only make sense together: naming one demands the others. */
const groups: (keyof Environment)[][] = [
  ['AI_PROVIDER', 'AI_MODEL'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['MAIN_HOST', 'BUSINESS_HOST'],
];

const checkGroups = (env: Environment): void => {
  for (const names of groups) {
    const missing = names.filter((name) => env[name] === undefined);
    if (missing.length > 0 && missing.length < names.length)
      throw new StartupError(
        `${missing.join(' and ')} must be set too, because ${names.filter((n) => env[n]).join(' and ')} is.`,
      );
  }
};

/** The only place that reads the environment; a wrong value stops the start with one clear line. */
export const readConfig = (source: NodeJS.ProcessEnv) => {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartupError(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  const env = parsed.data;
  checkGroups(env);
  return {
    ...env,
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    DATA_DIR: resolve(env.DATA_DIR),
    ROSTER_DIR: env.ROSTER_DIR === undefined ? undefined : resolve(env.ROSTER_DIR),
    BACKUP_DIR: resolve(env.BACKUP_DIR ?? `${env.DATA_DIR}/backups`),
    /** A real school's database is never filled with invented children unless that is written out. */
    demo: env.DEMO === 'on' || (env.DEMO === undefined && env.DATABASE_URL === undefined),
  };
};

export type Config = ReturnType<typeof readConfig>;

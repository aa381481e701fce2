import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Coach } from '@inkling/coach';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { jobs } from '../all-jobs.ts';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { createPaymentProvider } from '../features/billing/index.ts';
import { createLog } from '../http/log.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { createQueue } from '../jobs/queue.ts';
import { coachWithMetrics } from '../services/coach/coach-with-metrics.ts';
import { openCoach } from '../services/coach/open-coach.ts';
import { openFileStore } from '../services/files/open-file-store.ts';
import { memoryMail } from '../services/mail/memory-mail.ts';
import { createMetrics } from '../services/metrics/metrics.ts';
import { createSecurityEvents } from '../services/security-events/security-events.ts';
import { collectorOf, createTraces } from '../services/traces/create-traces.ts';
import { TestClock } from './test-clock.ts';
import { cloneTemplate } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  deps: Deps & { clock: TestClock; mail: ReturnType<typeof memoryMail> };
  databaseUrl: string;
  /** Runs every queued job. */
  runJobs(): Promise<void>;
  /** Does jobs as they come from now on, with a coach that is ready, as a server does. */
  workAsServer(): Promise<void>;
  /** What a signal to stop does first. */
  beginStop(): void;
  /** Another server on the same database and files, as behind a load balancer. */
  startTwin(): Promise<TestApp>;
  close(): Promise<void>;
}

interface Shared {
  databaseUrl: string;
  config: Config;
  mail: ReturnType<typeof memoryMail>;
  clock: TestClock;
  log: Deps['log'];
}

let sharedCoach: Coach | undefined;

/** One coach without a model for all apps of a worker, as each would start a thread and load its dictionaries. */
const openTestCoach = (config: Config, log: Deps['log']): Coach => {
  if (config.AI_PROVIDER || config.COACH_ENGINE !== 'nspell') return openCoach(config, log);
  sharedCoach ??= openCoach(config, log);
  return { ...sharedCoach, close: async () => undefined };
};

const startServer = async (shared: Shared): Promise<TestApp> => {
  const { databaseUrl, config } = shared;
  const connection = connect(databaseUrl, 5);
  const queue = createQueue(databaseUrl);
  const metrics = createMetrics();
  const traces = createTraces(collectorOf(config), shared.log);
  const coach = coachWithMetrics(openTestCoach(config, shared.log), { metrics, traces });
  const leaving = new AbortController();
  const deps = {
    ...shared,
    db: connection.db,
    pool: connection.pool,
    queue,
    rateLimits: createRateLimits(connection.pool),
    files: await openFileStore(config),
    payments: createPaymentProvider({ config, db: connection.db, clock: shared.clock }),
    coach,
    metrics,
    traces,
    securityEvents: createSecurityEvents({ log: shared.log, metrics }),
    stopping: leaving.signal,
  };
  const app = await buildApp(deps);
  return {
    app,
    deps,
    databaseUrl,
    runJobs: () => queue.drain(deps, jobs),
    workAsServer: async () => {
      await queue.work(deps, jobs);
      await coach.prepare();
    },
    beginStop: () => leaving.abort(),
    startTwin: () => startServer(shared),
    close: async () => {
      await app.close();
      await queue.close();
      await coach.close();
      await connection.close();
      await traces.close();
    },
  };
};

const configOf = (environment: Record<string, string>): Config =>
  readConfig({ LOG_LEVEL: 'silent', COACH_ENGINE: 'nspell', ...environment });

/** A server on a database and a DATA_DIR that an earlier one left behind. */
export const startTestAppOnOldDatabase = (
  databaseUrl: string,
  environment: Record<string, string>,
  logTo?: DestinationStream,
): Promise<TestApp> => {
  const config = configOf(environment);
  const log = createLog(config.LOG_LEVEL, logTo);
  return startServer({ databaseUrl, config, mail: memoryMail(), clock: new TestClock(), log });
};

/** The real app on its own database; tests can reach its mail, clock, files and, on request, its log. */
export const startTestApp = async (
  postgresUrl: string,
  environment: Record<string, string> = {},
  logTo?: DestinationStream,
): Promise<TestApp> => {
  const database = await cloneTemplate(postgresUrl);
  const folder = await mkdtemp(join(tmpdir(), 'inkling-files-'));
  const config = configOf({ DATA_DIR: folder, ...environment });
  const server = await startServer({
    databaseUrl: database.url,
    config,
    mail: memoryMail(),
    clock: new TestClock(),
    log: createLog(config.LOG_LEVEL, logTo),
  });
  return {
    ...server,
    close: async () => {
      await server.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jobs } from './all-jobs.ts';
import { buildApp, openRequestsWaitMs } from './app.ts';
import { checkStoredSecrets } from './check-stored-secrets.ts';
import { type Config, readConfig } from './config.ts';
import { connect, type Database } from './db/connect.ts';
import { startEmbedded } from './db/embedded/start-embedded.ts';
import { migrate } from './db/migrate.ts';
import { seedDemoSchool } from './demo/seed-demo-school.ts';
import type { Deps } from './deps.ts';
import { createPaymentProvider } from './features/billing/index.ts';
import { resumeFeedback } from './features/feedback/index.ts';
import { seedLegalDocuments } from './features/legal-documents/index.ts';
import { seedWorkflows } from './features/workflows/index.ts';
import { createLog } from './http/log.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { waitUntilRequestsStop } from './http/wait-until-requests-stop.ts';
import { createQueue } from './jobs/queue.ts';
import { runningJobsWaitMs } from './jobs/start-job-worker.ts';
import { systemClock } from './services/clock/clock.ts';
import { coachSilentOnceClosed } from './services/coach/coach-silent-once-closed.ts';
import { coachWithMetrics } from './services/coach/coach-with-metrics.ts';
import { openCoach } from './services/coach/open-coach.ts';
import { openFileStore } from './services/files/open-file-store.ts';
import { folderMail } from './services/mail/folder-mail.ts';
import { smtpMail } from './services/mail/smtp-mail.ts';
import { createMetrics } from './services/metrics/metrics.ts';
import { createSecurityEvents } from './services/security-events/security-events.ts';
import { collectorOf, createTraces } from './services/traces/create-traces.ts';
import { createShutdownSteps } from './shutdown-steps.ts';
import { StartupError } from './startup-error.ts';
import { startupMessage } from './startup-message.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const leaving = new AbortController();
/** Requests may come. */
let isServing = false;

/** A start that was interrupted has nothing to finish: a long step of it is not waited for. */
const interruptedStartMs = 3000;

const shutdownSteps = createShutdownSteps();

/** Enough for each; a transaction that still runs then ends with the process, and the database undoes it. */
const closeWaitMs = 5000;
/** It has limits of its own, and writes what it holds in memory before it ends. */
const embeddedStopMs = 45_000;

/** Those who are late to notice that we stop are answered until none of them came for a second. */
const requestPolling = { quietPauses: 10, maxPauses: 100, pause: () => sleep(100) };
/** A hundred pauses on a machine that is as slow again. */
const lateRequestsMs = 20_000;

/** While those in front of us notice that /readyz fails, and send people to another server. */
const leaveService = async (server: Server, delaySeconds: number): Promise<void> => {
  // Alone there is nobody to notice, and where nothing listened nobody was sent.
  if (!isServing || delaySeconds === 0) return;
  await sleep(delaySeconds * 1000);
  await waitUntilRequestsStop(server, requestPolling);
};

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const openDatabase = async (config: Config): Promise<{ database: Database; url: string }> => {
  let url = config.DATABASE_URL;
  if (!url) {
    const embedded = await startEmbedded({ dataDir: config.DATA_DIR, log: print, onCrash: fail });
    shutdownSteps.add(embeddedStopMs, embedded.stop);
    url = embedded.url;
  }
  const database = connect(url);
  shutdownSteps.add(closeWaitMs, database.close);
  await database.pool.query('select 1').catch((error: Error) => {
    throw new StartupError(`The database can't be reached: ${error.message}`);
  });
  await migrate(database.pool);
  await checkStoredSecrets(database.db, config);
  return { database, url };
};

const openDeps = async (config: Config): Promise<Deps> => {
  const { database, url } = await openDatabase(config);
  const log = createLog(config.LOG_LEVEL);
  const metrics = createMetrics();
  const traces = createTraces(collectorOf(config), log);
  // Closed last: what is closed before it may still end spans.
  shutdownSteps.add(closeWaitMs, traces.close);
  const coach = coachSilentOnceClosed(coachWithMetrics(openCoach(config, log), { metrics, traces }));
  shutdownSteps.add(closeWaitMs, coach.close);
  // Closed before the coach: a running job still asks it.
  const queue = createQueue(url);
  shutdownSteps.add(runningJobsWaitMs + closeWaitMs, queue.close);
  return {
    config,
    db: database.db,
    pool: database.pool,
    queue,
    rateLimits: createRateLimits(database.pool),
    mail: config.SMTP_URL
      ? smtpMail(config.SMTP_URL, config.MAIL_FROM)
      : folderMail(join(config.DATA_DIR, 'mail'), config.MAIL_FROM),
    files: await openFileStore(config),
    payments: createPaymentProvider({ config, db: database.db, clock: systemClock }),
    coach,
    clock: systemClock,
    log,
    metrics,
    traces,
    securityEvents: createSecurityEvents({ log, metrics }),
    stopping: leaving.signal,
  };
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const deps = await openDeps(config);
  await seedLegalDocuments(deps.db);
  await seedWorkflows(deps.db);
  if (config.demo) await seedDemoSchool(deps);
  const app = await buildApp(deps);
  shutdownSteps.add(openRequestsWaitMs + closeWaitMs, () => app.close());
  shutdownSteps.add(config.STOP_DELAY_SECONDS * 1000 + lateRequestsMs, () =>
    leaveService(app.server, config.STOP_DELAY_SECONDS),
  );
  await app.listen({ port: config.PORT, host: config.HOST }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new StartupError(
        `Port ${config.PORT} is in use. Stop what uses it, or set PORT to another number.`,
      );
    throw error;
  });
  isServing = true;
  await deps.queue.work(deps, jobs);
  await resumeFeedback(deps);
  if (leaving.signal.aborted) return;
  for (const line of startupMessage(config)) print(line);
  // In its own thread, behind everything a browser waits for; the first question starts it again if this fails.
  deps.coach.prepare().catch((error: Error) => {
    // If the server was stopped meanwhile, there is nothing left to close or to warn about.
    if (!leaving.signal.aborted) deps.log.warn({ err: error }, 'the coach is not ready');
  });
};

function fail(error: Error): void {
  // What was closed under a start that goes on fails it; somebody who interrupts knows why it ends.
  if (leaving.signal.aborted) return;
  // One line for what a person can mend; the stack only for what we should.
  process.stderr.write(`${error instanceof StartupError ? error.message : (error.stack ?? error.message)}\n`);
  // Nobody is sent here, and no job is begun, while the rest is closed.
  leaving.abort();
  void shutdownSteps.closeAll().finally(() => process.exit(1));
}

const endUntidily = (error: Error): void => {
  process.stderr.write(`${error.stack ?? error.message}\n`);
  process.exit(1);
};

const begin = (): void => {
  // It has failed, and is closing already.
  if (leaving.signal.aborted) return;
  leaving.abort();
  const closed = shutdownSteps.closeAll();
  const stopped = isServing ? closed : Promise.race([closed, sleep(interruptedStartMs)]);
  stopped.then(() => process.exit(0), endUntidily);
};

stopOnSignal({ from: process, begin, endAtOnce: () => process.exit(1) });
start().catch(fail);

import { randomUUID } from 'node:crypto';
import { Cron } from 'croner';
import type { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { runInRequestContext } from '../services/request-context/request-context.ts';
import { noTraces } from '../services/traces/traces.ts';
import type { Job, WorkerDeps } from './job.ts';
import { deleteJob, failJob, postponeJob, retryJob, scheduledKey, type TakenJob } from './queue.queries.ts';

const defaultRetries = 5;
const firstPauseSeconds = 2;

/** The next time of a schedule, in the school's time zone. */
export const nextRunAt = (schedule: string, timezone: string): Date => {
  const next = new Cron(schedule, { timezone }).nextRun();
  if (!next) throw new Error(`The schedule ${schedule} never comes.`);
  return next;
};

/** What the queue keeps of a failure: its kind. Messages of the database quote rows, and those may be a child's. */
const kindOf = (error: Error): string =>
  error.cause instanceof Error && 'code' in error.cause ? `${error.name} ${error.cause.code}` : error.name;

interface Run<Needs> {
  needs: Needs;
  job: Job<z.ZodType, Needs>;
  taken: TakenJob;
}

const tellGaveUp = async <Needs extends WorkerDeps>({ needs, job, taken }: Run<Needs>): Promise<void> => {
  const { data, success } = job.data.safeParse(taken.data);
  if (!success || !job.onGiveUp) return;
  try {
    await job.onGiveUp(needs, data);
  } catch (error) {
    // The job is settled: that nobody could be told is all that is left to say.
    needs.log.error({ job: job.name, err: error }, 'nobody was told of a failed job');
  }
};

const settleFailed = async <Needs extends WorkerDeps>(
  db: Db,
  { needs, job, taken }: Run<Needs>,
  failure: string,
): Promise<void> => {
  if (taken.attempts <= (job.retries ?? defaultRetries))
    return retryJob(db, taken, { inSeconds: firstPauseSeconds * 2 ** (taken.attempts - 1), failure });
  if (taken.key === scheduledKey && job.schedule)
    return postponeJob(db, taken, { run_at: nextRunAt(job.schedule, needs.config.TIME_ZONE), failure });
  await failJob(db, taken, failure);
  await tellGaveUp({ needs, job, taken });
};

const doJob = async <Needs extends WorkerDeps>(db: Db, run: Run<Needs>): Promise<void> => {
  const { needs, job, taken } = run;
  // Each process that worked on it died: the next might too.
  if (taken.attempts > (job.retries ?? defaultRetries) + 1) return settleFailed(db, run, 'ProcessDied');
  const span = (needs.traces ?? noTraces).begin(`job ${job.name}`, 'consumer');
  try {
    await span.within(() => job.run(needs, job.data.parse(taken.data)));
    span.end();
    needs.securityEvents.reportNoted();
  } catch (error) {
    const problem = error instanceof Error ? error : new Error(String(error));
    span.end({ 'error.type': kindOf(problem) });
    needs.log.error({ job: job.name, err: problem }, 'job failed');
    return settleFailed(db, run, kindOf(problem));
  }
  if (taken.key === scheduledKey && job.schedule)
    return postponeJob(db, taken, { run_at: nextRunAt(job.schedule, needs.config.TIME_ZONE), failure: null });
  await deleteJob(db, taken);
};

/** Does one job and settles what becomes of its row; `db` is the queue's own connection. */
export const runJob = <Needs extends WorkerDeps>(db: Db, run: Run<Needs>): Promise<void> => {
  // One that comes by its schedule begins with itself.
  const request_id = run.taken.request_id ?? randomUUID();
  return runInRequestContext({ request_id, job: run.job.name }, () => doJob(db, run));
};

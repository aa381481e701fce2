import type { z } from 'zod';
import type { Db } from '../db/connect.ts';
import type { Job, WorkerDeps } from './job.ts';
import {
  nextDueInMs,
  renewEveryMs,
  renewLeases,
  scheduleJob,
  type TakenJob,
  takeJob,
  unscheduleOthers,
} from './queue.queries.ts';
import { nextRunAt, runJob } from './run-job.ts';
import { createWakeLoop } from './wake-loop.ts';

/** How long nothing is asked when nothing is heard, at most. */
const pollMs = 5000;
const leastPauseMs = 100;

/** How long running jobs are waited for, from the signal on; what is not done by then another process takes over. */
export const runningJobsWaitMs = 10_000;

const nameOf = ({ name }: { name: string }): string => name;

export interface JobWorker {
  /** There may be work. */
  wake(): void;
  /** Takes no more, and waits for what runs, up to a limit that begins when the process is asked to stop. */
  stop(): Promise<void>;
}

const scheduleJobs = async <Needs extends WorkerDeps>(
  db: Db,
  needs: Needs,
  jobs: Job<z.ZodType, Needs>[],
): Promise<void> => {
  for (const { name, schedule } of jobs)
    if (schedule) await scheduleJob(db, name, nextRunAt(schedule, needs.config.TIME_ZONE));
  await unscheduleOthers(
    db,
    jobs.flatMap(({ name, schedule }) => (schedule ? [name] : [])),
  );
};

/** Takes jobs as long as there are any, then sleeps until it is woken or one is due. */
export const startJobWorker = async <Needs extends WorkerDeps>(
  db: Db,
  needs: Needs,
  jobs: Job<z.ZodType, Needs>[],
): Promise<JobWorker> => {
  await scheduleJobs(db, needs, jobs);
  const running = new Map<number, { name: string; done: Promise<void> }>();
  let timeIsUp: Promise<void> | undefined;

  const begin = (job: Job<z.ZodType, Needs>, taken: TakenJob): void => {
    const done = runJob(db, { needs, job, taken })
      .catch((error: Error) => needs.log.error({ job: job.name, err: error }, 'job not settled'))
      .finally(() => {
        running.delete(taken.id);
        loop.wake();
      });
    running.set(taken.id, { name: job.name, done });
  };

  const freeJobs = (): Job<z.ZodType, Needs>[] =>
    jobs.filter(({ name, atOnce = 1 }) => {
      const underWay = [...running.values()].filter((one) => one.name === name);
      return underWay.length < atOnce;
    });

  const takeAll = async (): Promise<void> => {
    for (let free = freeJobs(); free.length > 0 && !timeIsUp; free = freeJobs()) {
      const taken = await takeJob(db, free.map(nameOf));
      const job = taken && free.find(({ name }) => name === taken.name);
      if (!taken || !job) return;
      begin(job, taken);
    }
  };

  const loop = createWakeLoop(async () => {
    try {
      await takeAll();
      const dueInMs = (await nextDueInMs(db, freeJobs().map(nameOf))) ?? pollMs;
      return { againInMs: Math.max(leastPauseMs, Math.min(dueInMs, pollMs)) };
    } catch (error) {
      needs.log.warn({ err: error }, 'the job queue cannot be reached');
      return { againInMs: pollMs };
    }
  });

  const renewing = setInterval(() => {
    renewLeases(db, [...running.keys()]).catch((error: Error) =>
      needs.log.warn({ err: error }, 'the job queue cannot be reached'),
    );
  }, renewEveryMs);
  const takeNoMore = (): Promise<void> => {
    timeIsUp ??= new Promise((resolve) => setTimeout(resolve, runningJobsWaitMs).unref());
    void loop.stop();
    return timeIsUp;
  };
  // Long before the queue is closed: what runs then ends while the last requests are answered.
  if (needs.stopping.aborted) void takeNoMore();
  else needs.stopping.addEventListener('abort', takeNoMore, { once: true });
  loop.wake();

  return {
    wake: loop.wake,
    stop: async () => {
      const limit = takeNoMore();
      await loop.stop();
      await Promise.race([Promise.all([...running.values()].map((one) => one.done)), limit]);
      clearInterval(renewing);
    },
  };
};

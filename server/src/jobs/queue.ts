import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { retentionDays } from '../services/retention/retention-days.ts';
import type { Job, QueuedJob } from './job.ts';

/** What the queue itself uses of what its jobs are given. */
interface WorkerNeeds {
  log: Pick<FastifyBaseLogger, 'error'>;
  config: { TIME_ZONE: string };
}

export interface Queue {
  /** Queues work in the caller's transaction: it exists exactly when the rows it is about do. */
  send<S extends z.ZodType>(db: Db, job: QueuedJob<S>, data: z.input<S>): Promise<void>;
  /** Begins to work on jobs in this process. */
  work<Needs extends WorkerNeeds>(needs: Needs, jobs: Job<z.ZodType, Needs>[]): Promise<void>;
  /** Runs everything that waits, now; for tests and commands, which do not poll. */
  drain<Needs>(needs: Needs, jobs: Job<z.ZodType, Needs>[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Lets pg-boss write on the connection of a drizzle transaction. Drizzle renumbers parameters on each use,
 * and pg-boss's statement needs its own numbers, so this reaches for the connection behind the session.
 */
const through = (db: Db): PgBoss.Db => {
  const { session } = db as unknown as { session: { client: Pick<pg.ClientBase, 'query'> } };
  return { executeSql: (text, values) => session.client.query(text, values) };
};

const queueOptions = (job: Pick<Job, 'name' | 'retries'>) => ({
  name: job.name,
  retryLimit: job.retries ?? 5,
  retryBackoff: true,
  retryDelay: 2,
  expireInSeconds: 15 * 60,
});

const runOne = async <Needs>(needs: Needs, job: Job<z.ZodType, Needs>, data: unknown): Promise<void> => {
  await job.run(needs, job.data.parse(data ?? {}));
};

/** What the queue keeps of a failure: its kind. Messages of the database quote rows, and those may be a child's. */
const kindOf = (error: Error) => ({
  message: error.name,
  ...(error.cause instanceof Error && 'code' in error.cause && { code: error.cause.code }),
});

export const createQueue = async (
  url: string,
  jobs: Pick<Job, 'name' | 'retries'>[],
  /** Without upkeep nothing runs by itself: no schedules, no archiving. */
  { upkeep = true } = {},
): Promise<Queue> => {
  const boss = new PgBoss({
    connectionString: url,
    max: 3,
    supervise: upkeep,
    schedule: upkeep,
    deleteAfterDays: retentionDays.finished_jobs,
  });
  // pg-boss reports errors of its maintenance as events; the next run repeats it.
  boss.on('error', () => undefined);
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, queueOptions(job));
    await boss.updateQueue(job.name, queueOptions(job));
  }

  const drainOne = async <Needs>(needs: Needs, job: Job<z.ZodType, Needs>): Promise<boolean> => {
    const waiting = await boss.fetch(job.name, { batchSize: 50, ignoreStartAfter: true });
    for (const { id, data } of waiting ?? []) {
      await runOne(needs, job, data).then(
        () => boss.complete(job.name, id),
        (error: Error) => boss.fail(job.name, id, kindOf(error)),
      );
    }
    return waiting.length > 0;
  };

  return {
    send: async (db, job, data) => {
      await boss.send(job.name, job.data.parse(data) as object, { db: through(db) });
    },
    work: async (needs, jobs) => {
      for (const job of jobs) {
        await boss.work(job.name, { pollingIntervalSeconds: 0.5 }, async ([one]) => {
          if (!one) return;
          await runOne(needs, job, one.data).catch((error: Error) => {
            needs.log.error({ job: job.name, err: error }, 'job failed');
            throw Object.assign(new Error(), kindOf(error), { stack: '' });
          });
        });
        if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: needs.config.TIME_ZONE });
      }
    },
    drain: async (needs, jobs) => {
      let worked = true;
      while (worked) {
        worked = false;
        for (const job of jobs) worked = (await drainOne(needs, job)) || worked;
      }
    },
    close: () => boss.stop({ graceful: true, wait: true, timeout: 10_000 }),
  };
};

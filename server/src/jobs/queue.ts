import type { z } from 'zod';
import { connect, type Db } from '../db/connect.ts';
import { currentRequestContext } from '../services/request-context/request-context.ts';
import type { Job, QueuedJob, WorkerDeps } from './job.ts';
import { type Listener, listen } from './listen.ts';
import { insertJob, queueChannel, takeJob } from './queue.queries.ts';
import { runJob } from './run-job.ts';
import { type JobWorker, startJobWorker } from './start-job-worker.ts';

export interface Queue {
  /**
   * Queues work in the caller's transaction: it exists exactly when the rows it is about do.
   * False if the same work, by its key, is already being done.
   */
  send<S extends z.ZodType>(
    db: Db,
    job: QueuedJob<S>,
    data: z.input<S>,
    /** Not before so many seconds have passed. */
    when?: { afterSeconds: number },
  ): Promise<boolean>;
  /** Begins to work on jobs in this process. */
  work<Needs extends WorkerDeps>(needs: Needs, jobs: Job<z.ZodType, Needs>[]): Promise<void>;
  /** Runs everything that waits, now; for tests and commands, which don't work on jobs by themselves. */
  drain<Needs extends WorkerDeps>(needs: Needs, jobs: Job<z.ZodType, Needs>[]): Promise<void>;
  close(): Promise<void>;
}

/** Two: one takes and settles jobs, one says meanwhile that this process is alive. */
const connections = 2;

export const createQueue = (url: string): Queue => {
  const own = connect(url, connections);
  let worker: JobWorker | undefined;
  let listener: Listener | undefined;

  return {
    send: (db, job, data, { afterSeconds } = { afterSeconds: 0 }) => {
      const checked = job.data.parse(data);
      return insertJob(db, {
        name: job.name,
        data: checked,
        key: job.keyOf?.(checked) ?? null,
        owner: job.ownerOf?.(checked) ?? null,
        request_id: currentRequestContext()?.request_id ?? null,
        afterSeconds,
      });
    },
    work: async (needs, jobs) => {
      const working = await startJobWorker(own.db, needs, jobs);
      worker = working;
      listener = listen(url, queueChannel, { wake: working.wake });
    },
    drain: async (needs, jobs) => {
      const names = jobs.map(({ name }) => name);
      for (;;) {
        const taken = await takeJob(own.db, names, { evenIfLater: true });
        const job = jobs.find(({ name }) => name === taken?.name);
        if (!taken || !job) return;
        await runJob(own.db, { needs, job, taken });
      }
    },
    close: async () => {
      await listener?.close();
      await worker?.stop();
      await own.close();
    },
  };
};

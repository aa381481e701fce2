import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type Job, job } from './job.ts';
import { takeJob } from './queue.queries.ts';
import { createQueue, type Queue } from './queue.ts';
import { runningJobsWaitMs } from './start-job-worker.ts';
import { slowJob } from './testing/slow-job.ts';

/** Busy machines are slow; a test that passes never waits for this. */
const patience = { timeout: 90_000, interval: 50 };

describe('the job queue', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(inject('postgresUrl'));
  });
  afterAll(() => server.close());
  beforeEach(() => server.deps.pool.query('delete from queue.jobs'));

  const rows = async () => (await server.deps.pool.query('select * from queue.jobs order by id')).rows;
  const work = async (jobs: Job<z.ZodType, Deps>[], during: (queue: Queue) => Promise<void>) => {
    const queue = createQueue(server.databaseUrl);
    await queue.work(server.deps, jobs);
    await during(queue).finally(() => queue.close());
  };
  const noted = job({ ...slowJob, keyOf: ({ n }) => String(n) });

  it('queues in the transaction of the caller', async () => {
    const { db, queue } = server.deps;
    const undone = db.transaction(async (tx) => {
      await queue.send(tx, slowJob, { n: 1 });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await rows()).toEqual([]);
    await db.transaction((tx) => queue.send(tx, slowJob, { n: 2 }));
    expect(await rows()).toMatchObject([{ name: 'slow', data: { n: 2 } }]);
  });

  it('does what is queued while it works, and forgets it', async () => {
    const done: number[] = [];
    const counting = job({ ...slowJob, run: async (_, { n }) => void done.push(n) });
    await work([counting], async (queue) => {
      for (const n of [1, 2, 3]) await queue.send(server.deps.db, counting, { n });
      await vi.waitFor(() => expect(done.sort()).toEqual([1, 2, 3]), patience);
      await vi.waitFor(async () => expect(await rows()).toEqual([]), patience);
    });
  });

  it('keeps one job of each schedule however often it starts', async () => {
    const nightly = job({
      name: 'nightly',
      data: z.object({}),
      schedule: '17 3 * * *',
      run: async () => undefined,
    });
    const hourly = job({ ...nightly, name: 'hourly', schedule: '0 * * * *' });
    for (let start = 0; start < 80; start += 1) await work([nightly, hourly], async () => undefined);
    expect((await rows()).map(({ name }) => name).sort()).toEqual(['hourly', 'nightly']);
  });

  it('runs a schedule that is due, and waits for its next time', async () => {
    const ran: string[] = [];
    const nightly = job({
      name: 'nightly',
      data: z.object({}),
      schedule: '17 3 * * *',
      run: async () => void ran.push('nightly'),
    });
    await work([nightly], async () => undefined);
    await server.deps.pool.query("update queue.jobs set run_at = now() - interval '1 minute'");
    await work([nightly], async () => {
      await vi.waitFor(
        async () => expect((await rows())[0].run_at.getTime()).toBeGreaterThan(Date.now()),
        patience,
      );
    });
    expect(ran).toEqual(['nightly']);
    expect(await rows()).toHaveLength(1);
  });

  it('takes over the job of a process that was killed', async () => {
    await server.deps.queue.send(server.deps.db, slowJob, { n: 7 });
    const file = new URL('./testing/hanging-process.ts', import.meta.url);
    const other = fork(file, [server.databaseUrl], { execArgv: ['--import', 'tsx'] });
    onTestFinished(() => void other.kill('SIGKILL'));
    expect((await once(other, 'message'))[0]).toBe('took it');
    const done: number[] = [];
    const finishing = job({ ...slowJob, run: async (_, { n }) => void done.push(n) });
    await work([finishing], async () => {
      other.kill('SIGKILL');
      await vi.waitFor(() => expect(done).toEqual([7]), patience);
    });
  }, 120_000);

  it('leaves new work to others once its process is about to end', async () => {
    const done: string[] = [];
    const leaving = new AbortController();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slowly = job({ ...slowJob, run: () => held.then(() => void done.push('ending')) });
    const quickly = job({ ...slowJob, run: async () => void done.push('staying') });
    const ending = createQueue(server.databaseUrl);
    await ending.work({ ...server.deps, stopping: leaving.signal }, [slowly]);
    await ending.send(server.deps.db, slowJob, { n: 1 });
    await vi.waitFor(async () => expect((await rows())[0]?.leased_until).toBeTruthy(), patience);
    leaving.abort();
    for (const n of [2, 3]) await ending.send(server.deps.db, slowJob, { n });
    release();
    await vi.waitFor(async () => expect(await rows()).toHaveLength(2), patience);
    await work([quickly], async () => {
      await vi.waitFor(async () => expect(await rows()).toEqual([]), patience);
    });
    await ending.close();
    expect(done).toEqual(['ending', 'staying', 'staying']);
  });

  it('takes nothing when its process was asked to stop before', async () => {
    await server.deps.queue.send(server.deps.db, slowJob, { n: 1 });
    const ending = createQueue(server.databaseUrl);
    await ending.work({ ...server.deps, stopping: AbortSignal.abort() }, [slowJob]);
    await ending.close();
    expect(await rows()).toMatchObject([{ attempts: 0, leased_until: null }]);
  });

  it('waits for running work from the signal on, not from when it is closed', async () => {
    const leaving = new AbortController();
    const endless = job({ ...slowJob, run: () => new Promise<void>(() => undefined) });
    const ending = createQueue(server.databaseUrl);
    await ending.work({ ...server.deps, stopping: leaving.signal }, [endless]);
    await ending.send(server.deps.db, slowJob, { n: 1 });
    await vi.waitFor(async () => expect((await rows())[0]?.leased_until).toBeTruthy(), patience);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    leaving.abort();
    vi.advanceTimersByTime(runningJobsWaitMs);
    await ending.close();
  }, 60_000);

  it('queues the same work once, and says when it is already being done', async () => {
    const { db, queue } = server.deps;
    expect(await queue.send(db, noted, { n: 1 })).toBe(true);
    expect(await queue.send(db, noted, { n: 1 })).toBe(true);
    expect(await rows()).toHaveLength(1);
    await takeJob(db, [noted.name]);
    expect(await queue.send(db, noted, { n: 1 })).toBe(false);
    expect(await rows()).toHaveLength(1);
  });

  it('lets owners take turns', async () => {
    const { db, queue } = server.deps;
    for (let n = 0; n < 40; n += 1) await queue.send(db, slowJob, { n, child: 'mia' });
    await takeJob(db, [slowJob.name]);
    await queue.send(db, slowJob, { n: 100, child: 'leo' });
    expect(await takeJob(db, [slowJob.name])).toMatchObject({ data: { n: 100 } });
    expect(await takeJob(db, [slowJob.name])).toMatchObject({ data: { n: 1 } });
  });

  it('tries again what failed, then gives it up and keeps the kind of the failure alone', async () => {
    let tries = 0;
    const failing = job({
      ...slowJob,
      retries: 2,
      run: async () => {
        tries += 1;
        throw new TypeError('Mia wrote this');
      },
    });
    await server.deps.queue.send(server.deps.db, failing, { n: 1 });
    await server.deps.queue.drain(server.deps, [failing]);
    expect(tries).toBe(3);
    const [row] = await rows();
    expect(row).toMatchObject({ failure: 'TypeError', failed_at: expect.any(Date) });
    expect(JSON.stringify(row)).not.toContain('Mia wrote');
  });
});

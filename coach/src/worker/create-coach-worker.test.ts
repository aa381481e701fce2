import { afterEach, describe, expect, it } from 'vitest';
import { type CoachWorker, type CoachWorkerOptions, createCoachWorker } from './create-coach-worker.ts';

const open: CoachWorker[] = [];
const openWorker = (options: CoachWorkerOptions): CoachWorker => {
  const worker = createCoachWorker(options);
  open.push(worker);
  return worker;
};
const openMoody = (timeoutMs?: number): CoachWorker =>
  openWorker({ thread: new URL('./testing/moody-thread.mjs', import.meta.url), timeoutMs, startMs: 0 });
const ask = (worker: CoachWorker, text: string) => worker.run('findErrors', { text });

afterEach(async () => {
  await Promise.all(open.splice(0).map((worker) => worker.close()));
});

describe('the coach worker', () => {
  it('does all jobs in one thread', async () => {
    const worker = openMoody();
    const [first, second] = await Promise.all([ask(worker, 'a'), ask(worker, 'b')]);
    expect(second).toEqual(first);
  });

  it.each([
    ['throw', "The coach's thread failed: out of ink"],
    ['exit', "The coach's thread stopped."],
  ])(
    'rejects the job that killed the thread (%s) and does the next in a fresh one',
    async (text, message) => {
      const worker = openMoody();
      const before = await ask(worker, 'a');
      const killer = ask(worker, text);
      const waiting = ask(worker, 'b');
      await expect(killer).rejects.toThrow(message);
      expect(await waiting).not.toEqual(before);
    },
  );

  it('rejects a job that takes too long and does the next', async () => {
    const worker = openMoody(3000);
    const silent = ask(worker, 'silence');
    const waiting = ask(worker, 'a');
    await expect(silent).rejects.toThrow('The coach took longer than 3 s.');
    expect(await waiting).toHaveLength(1);
  });

  it('keeps the thread when a job only fails', async () => {
    const worker = openMoody();
    const before = await ask(worker, 'a');
    await expect(ask(worker, 'problem')).rejects.toThrow('no such word');
    expect(await ask(worker, 'b')).toEqual(before);
  });

  it('rejects what waits and what comes once it is closed', async () => {
    const worker = openMoody();
    const jobs = Promise.allSettled([ask(worker, 'silence'), ask(worker, 'a')]);
    await worker.close();
    for (const job of await jobs) expect(job.status).toBe('rejected');
    await expect(ask(worker, 'a')).rejects.toThrow('The coach is closed.');
  });

  it('finds errors and assesses a text in the real thread, prepared or not', async () => {
    const worker = openWorker({ engine: 'nspell' });
    expect(await worker.run('prepare', {})).toBeNull();
    const text = 'I seen a dragon. It was realy big and it lived in a cave near the sea.';
    const findings = await worker.run('findErrors', { text });
    expect(findings.map(({ rule }) => rule)).toEqual(['seen-alone', 'spelling']);
    const { assessment, findings: again } = await worker.run('assess', { text, genre: 'narrative', year: 4 });
    expect(again).toEqual(findings);
    expect(assessment.marks).toHaveLength(10);
  });
});

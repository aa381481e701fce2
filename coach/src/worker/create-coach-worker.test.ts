import { afterEach, describe, expect, it } from 'vitest';
import { isTimeout } from './coach-worker-error.ts';
import { type CoachWorker, type CoachWorkerOptions, createCoachWorker } from './create-coach-worker.ts';

const open: CoachWorker[] = [];
const openWorker = (options: CoachWorkerOptions): CoachWorker => {
  const worker = createCoachWorker(options);
  open.push(worker);
  return worker;
};
const openMoody = (limits: CoachWorkerOptions = {}): CoachWorker =>
  openWorker({ thread: new URL('../testing/flaky-thread.mjs', import.meta.url), ...limits });
const ask = (worker: CoachWorker, text: string, owner = 'mia') => worker.run(owner, 'findErrors', { text });
const say = (worker: CoachWorker, text: string) =>
  worker.run('mia', 'matchRisk', { text, context: { source: 'coach' } });

afterEach(async () => {
  await Promise.all(open.splice(0).map((worker) => worker.close()));
});

describe('the coach worker', () => {
  it('does all jobs of a kind in one thread', async () => {
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
    const worker = openMoody({ timeoutMs: 3000 });
    const silent = ask(worker, 'silence');
    const waiting = ask(worker, 'a');
    await expect(silent).rejects.toThrow('The coach took longer than 3 s.');
    expect(await waiting).toContain('marking');
  });

  it.runIf(process.platform === 'linux')(
    'counts what a job computes, not how long it waits for a processor',
    async () => {
      const worker = openMoody({ timeoutMs: 500 });
      expect(await ask(worker, 'counted: waits')).toContain('marking');
      await expect(ask(worker, 'counted: computes')).rejects.toThrow('The coach took longer than 1 s.');
    },
  );

  it('gives up what waits for ever without computing', async () => {
    const worker = openMoody({ timeoutMs: 100 });
    await expect(ask(worker, 'counted: silence')).rejects.toThrow('The coach took longer than 1 s.');
  });

  it('does not begin again what took too long, whoever asks', async () => {
    const worker = openMoody({ timeoutMs: 500 });
    await expect(ask(worker, 'silence')).rejects.toThrow('The coach took longer');
    const before = await ask(worker, 'a');
    const again: unknown = await ask(worker, 'silence', 'leo').catch((reason: unknown) => reason);
    expect(isTimeout(again)).toBe(true);
    expect(again).toMatchObject({ message: 'The coach took too long over the same before.' });
    // The thread it would have been given up with is still the same.
    expect(await ask(worker, 'b')).toEqual(before);
  });

  it('counts only the work of a job, not what is loaded for it', async () => {
    const worker = openMoody({ timeoutMs: 500 });
    expect(await ask(worker, 'loads long')).toContain('marking');
  });

  it('gives up a thread that never gets ready', async () => {
    const worker = openMoody({ loadMs: 500 });
    const error: unknown = await ask(worker, 'never loads').catch((reason: unknown) => reason);
    expect(isTimeout(error)).toBe(true);
  });

  it('lets one who asks much delay another by the running job alone', async () => {
    const worker = openMoody();
    const done: string[] = [];
    const note = (text: string, owner: string) => ask(worker, text, owner).then(() => done.push(text));
    const many = Array.from({ length: 40 }, (_, n) => note(`mia ${n}`, 'mia'));
    await Promise.all([...many, note('leo', 'leo')]);
    expect(done.slice(0, 3)).toEqual(['mia 0', 'leo', 'mia 1']);
    expect(done).toHaveLength(41);
  });

  it('serves two children at once where two threads mark, and one of them never by both', async () => {
    const worker = openMoody({ markers: 2 });
    const running = expect(ask(worker, 'silence')).rejects.toThrow('The coach is closed.');
    const next = ask(worker, 'more of mia');
    const waiting = expect(next).rejects.toThrow('The coach is closed.');
    const [first, second] = await Promise.all([ask(worker, 'a', 'leo'), ask(worker, 'b', 'leo')]);
    expect(second).toEqual(first);
    expect(await Promise.race([next, ask(worker, 'c', 'zoe').then(() => 'zoe')])).toBe('zoe');
    await worker.close();
    await Promise.all([running, waiting]);
  });

  it('joins the same ask while one waits or runs, and does it again after that', async () => {
    const worker = openMoody();
    const all = await Promise.all([ask(worker, 'a'), ask(worker, 'b'), ask(worker, 'a'), ask(worker, 'b')]);
    expect(new Set(all).size).toBe(2);
    await ask(worker, 'a');
    expect(await ask(worker, 'what was done')).toEqual(['a', 'b', 'a', 'what was done']);
  });

  it('joins nobody to the ask of another, who may wait behind many', async () => {
    const worker = openMoody();
    await Promise.all([ask(worker, 'a', 'mia'), ask(worker, 'a', 'leo')]);
    expect(await ask(worker, 'what was done')).toEqual(['a', 'a', 'what was done']);
  });

  it('converses while marking takes its time', async () => {
    const worker = openMoody();
    const marking = expect(ask(worker, 'silence')).rejects.toThrow('The coach is closed.');
    expect(await say(worker, 'Hello')).toContain('conversation');
    await worker.close();
    await marking;
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

  it('finds errors and assesses a text in the real thread from its sources, prepared or not', async () => {
    const thread = new URL('./start-thread.mjs', import.meta.url);
    const worker = openWorker({ engine: 'nspell', thread });
    expect(await worker.run('mia', 'prepareMarking', {})).toBeNull();
    const text = 'I seen a dragon. It was realy big and it lived in a cave near the sea.';
    const findings = await worker.run('mia', 'findErrors', { text });
    expect(findings.map(({ rule }) => rule)).toEqual(['seen-alone', 'spelling']);
    const { assessment, findings: again } = await worker.run('mia', 'assess', {
      text,
      genre: 'narrative',
      year: 4,
    });
    expect(again).toEqual(findings);
    expect(assessment.marks).toHaveLength(10);
  });
});

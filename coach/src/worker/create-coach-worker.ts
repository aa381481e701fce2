import { createHash } from 'node:crypto';
import type { ErrorEngine } from '../writing-errors/create-error-finder.ts';
import { createThread, type Thread, type ThreadLimits } from './create-thread.ts';
import { type Job, type JobName, type Jobs, roleOfJob, type ThreadRole } from './jobs.ts';

export interface CoachWorkerOptions extends Partial<ThreadLimits> {
  engine?: ErrorEngine;
  /** The file the threads run. */
  thread?: URL;
}

export interface CoachWorker {
  /** The same ask of an owner, again while one waits or runs, gets that one's result. */
  run<Name extends JobName>(
    owner: string,
    name: Name,
    input: Jobs[Name]['input'],
  ): Promise<Jobs[Name]['output']>;
  close(): Promise<void>;
}

const defaultThread = new URL('./start-thread.mjs', import.meta.url);

const keyOf = (owner: string, job: Job): string =>
  createHash('sha256')
    .update(JSON.stringify([owner, job]))
    .digest('base64');

/**
 * Two threads, so that a conversation never waits behind marking. Only the one that marks has the grammar engine,
 * which takes most of the memory.
 */
export const createCoachWorker = ({
  engine = 'harper',
  timeoutMs = 60_000,
  loadMs = 4 * 60_000,
  thread = defaultThread,
}: CoachWorkerOptions = {}): CoachWorker => {
  const limits = { timeoutMs, loadMs };
  const threads: Record<ThreadRole, Thread> = {
    conversation: createThread(thread, { role: 'conversation', engine: 'nspell' }, limits),
    marking: createThread(thread, { role: 'marking', engine }, limits),
  };
  const unfinished = new Map<string, Promise<Jobs[JobName]['output']>>();

  const runOnce = (owner: string, job: Job): Promise<Jobs[JobName]['output']> => {
    const key = keyOf(owner, job);
    const joined = unfinished.get(key);
    if (joined) return joined;
    const begun = threads[roleOfJob[job.name]].run(owner, job).finally(() => unfinished.delete(key));
    unfinished.set(key, begun);
    return begun;
  };

  return {
    run: <Name extends JobName>(owner: string, name: Name, input: Jobs[Name]['input']) =>
      // Name, input and output belong together by this function's own signature, which the compiler can't follow here.
      runOnce(owner, { name, input } as Job) as Promise<Jobs[Name]['output']>,
    close: async () => {
      await Promise.all(Object.values(threads).map((each) => each.close()));
    },
  };
};

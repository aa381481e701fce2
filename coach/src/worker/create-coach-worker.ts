import { createHash } from 'node:crypto';
import type { ErrorEngine } from '../writing-errors/create-error-finder.ts';
import { CoachWorkerError } from './coach-worker-error.ts';
import type { ThreadLimits } from './create-thread.ts';
import { createThreadPool, type ThreadPool } from './create-thread-pool.ts';
import {
  type ThreadCall,
  type ThreadCallName,
  type ThreadCalls,
  type ThreadOptions,
  type ThreadRole,
  threadRoleOfCall,
} from './thread-calls.ts';
import { createTimedOutJobs } from './timed-out-jobs.ts';

export interface CoachWorkerOptions extends Partial<ThreadLimits> {
  engine?: ErrorEngine;
  /** How many threads mark, at most. */
  markers?: number | undefined;
  /** The file the threads run. */
  thread?: URL;
}

export interface CoachWorker {
  /** The same ask of an owner, again while one waits or runs, gets that one's result. */
  run<Name extends ThreadCallName>(
    owner: string,
    name: Name,
    input: ThreadCalls[Name]['input'],
  ): Promise<ThreadCalls[Name]['output']>;
  close(): Promise<void>;
}

const defaultThread = new URL('./start-thread.mjs', import.meta.url);

const keyOf = (job: ThreadCall): string => createHash('sha256').update(JSON.stringify(job)).digest('base64');

/**
 * Threads of their own, so that a conversation never waits behind marking. Only those that mark have the grammar engine,
 * which takes most of the memory: usually there is one of them.
 */
export const createCoachWorker = ({
  engine = 'harper',
  markers = 1,
  timeoutMs = 60_000,
  loadMs = 4 * 60_000,
  thread = defaultThread,
}: CoachWorkerOptions = {}): CoachWorker => {
  const limits = { timeoutMs, loadMs };
  const open = (workerData: ThreadOptions, size: number) =>
    createThreadPool({ file: thread, workerData, limits, size });
  const pools: Record<ThreadRole, ThreadPool> = {
    conversation: open({ role: 'conversation', engine: 'nspell' }, 1),
    marking: open({ role: 'marking', engine }, markers),
  };
  const unfinished = new Map<string, Promise<ThreadCalls[ThreadCallName]['output']>>();

  const timedOut = createTimedOutJobs();

  const begin = async (owner: string, key: string, job: ThreadCall) => {
    if (timedOut.has(key))
      throw new CoachWorkerError('took_too_long', 'The coach took too long over the same before.');
    try {
      return await pools[threadRoleOfCall[job.name]].run(owner, job);
    } catch (error) {
      if (error instanceof CoachWorkerError && error.failure === 'took_too_long') timedOut.add(key);
      throw error;
    }
  };

  const runOnce = (owner: string, job: ThreadCall): Promise<ThreadCalls[ThreadCallName]['output']> => {
    const key = keyOf(job);
    const ask = `${owner} ${key}`;
    const joined = unfinished.get(ask);
    if (joined) return joined;
    const begun = begin(owner, key, job).finally(() => unfinished.delete(ask));
    unfinished.set(ask, begun);
    return begun;
  };

  return {
    run: <Name extends ThreadCallName>(owner: string, name: Name, input: ThreadCalls[Name]['input']) =>
      // Name, input and output belong together by this function's own signature, which the compiler can't follow here.
      runOnce(owner, { name, input } as ThreadCall) as Promise<ThreadCalls[Name]['output']>,
    close: async () => {
      await Promise.all(Object.values(pools).map((each) => each.close()));
    },
  };
};

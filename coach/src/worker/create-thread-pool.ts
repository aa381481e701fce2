import { closed, createThread, type Task, type Thread, type ThreadLimits } from './create-thread.ts';
import { createFairQueue } from './fair-queue.ts';
import type { ThreadCall, ThreadCallName, ThreadCalls, ThreadOptions } from './thread-calls.ts';

export interface ThreadPool {
  /** Owners take turns, and each is served by one thread at a time: whoever asks much leaves the others free. */
  run(owner: string, job: ThreadCall): Promise<ThreadCalls[ThreadCallName]['output']>;
  close(): Promise<void>;
}

interface PoolSettings {
  file: URL;
  workerData: ThreadOptions;
  limits: ThreadLimits;
  /** At most; each is started when it is first needed. */
  size: number;
}

export const createThreadPool = ({ size, ...settings }: PoolSettings): ThreadPool => {
  const waiting = createFairQueue<Task>();
  const threads: Thread[] = [];
  const served = new Set<string>();
  let isClosed = false;

  const findFree = (): Thread | undefined => {
    const free = threads.find((thread) => thread.isFree());
    if (free || threads.length === size) return free;
    const another = createThread({ ...settings, onFree: beginNext });
    threads.push(another);
    return another;
  };

  function beginNext(): void {
    while (!isClosed) {
      const isRoom = threads.length < size || threads.some((thread) => thread.isFree());
      const task = isRoom ? waiting.take(served) : undefined;
      if (!task) return;
      served.add(task.owner);
      findFree()?.begin(task);
    }
  }

  return {
    run: (owner, job) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(closed());
        const over = () => served.delete(owner);
        waiting.add(owner, {
          owner,
          job,
          resolve: (output) => {
            over();
            resolve(output);
          },
          reject: (error) => {
            over();
            reject(error);
          },
        });
        beginNext();
      }),
    close: async () => {
      isClosed = true;
      for (const task of waiting.takeAll()) task.reject(closed());
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
};

import { Worker } from 'node:worker_threads';
import type { ErrorEngine } from '../errors/create-error-finder.ts';
import type { Answer, Job, JobName, Jobs, ThreadOptions } from './jobs.ts';

export interface CoachWorkerOptions {
  engine?: ErrorEngine;
  /** For one job. */
  timeoutMs?: number;
  /** Granted on top to the first job of a thread, which waits for dictionaries to load. */
  startMs?: number;
  /** The file the thread runs. */
  thread?: URL;
}

export interface CoachWorker {
  /** Jobs are done one after another in one thread, which starts with the first. */
  run<Name extends JobName>(name: Name, input: Jobs[Name]['input']): Promise<Jobs[Name]['output']>;
  close(): Promise<void>;
}

export class CoachWorkerError extends Error {
  override name = 'CoachWorkerError';
}

interface Task {
  job: Job;
  resolve(output: Jobs[JobName]['output']): void;
  reject(error: CoachWorkerError): void;
}

const defaultTimeoutMs = 60_000;
const defaultStartMs = 4 * 60_000;
const defaultThread = new URL('./start-thread.mjs', import.meta.url);

/** A failed thread takes only the job under way with it; those that wait go to a fresh one. */
export const createCoachWorker = (options: CoachWorkerOptions = {}): CoachWorker => {
  const {
    engine = 'harper',
    timeoutMs = defaultTimeoutMs,
    startMs = defaultStartMs,
    thread = defaultThread,
  } = options;
  const queue: Task[] = [];
  let worker: Worker | null = null;
  let current: { task: Task; timer: NodeJS.Timeout } | null = null;
  let isClosed = false;

  const start = (): Worker => {
    const workerData: ThreadOptions = { engine };
    const started = new Worker(thread, { workerData, execArgv: [] });
    started.on('message', (answer: Answer) => finish(started, answer));
    started.on('error', (error) => dismiss(started, `The coach's thread failed: ${error.message}`));
    started.on('exit', () => dismiss(started, "The coach's thread stopped."));
    // Waiting for work must not keep the process alive.
    started.unref();
    return started;
  };

  const takeCurrent = (): Task | null => {
    const task = current?.task ?? null;
    clearTimeout(current?.timer);
    current = null;
    worker?.unref();
    return task;
  };

  const finish = (from: Worker, answer: Answer): void => {
    if (from !== worker) return;
    const task = takeCurrent();
    if ('problem' in answer) task?.reject(new CoachWorkerError(answer.problem));
    else task?.resolve(answer.output);
    next();
  };

  const dismiss = (from: Worker, reason: string): void => {
    if (from !== worker) return;
    const task = takeCurrent();
    worker = null;
    void from.terminate();
    task?.reject(new CoachWorkerError(reason));
    next();
  };

  const next = (): void => {
    if (current || isClosed) return;
    const task = queue.shift();
    if (!task) return;
    const limitMs = worker ? timeoutMs : startMs + timeoutMs;
    worker ??= start();
    const running = worker;
    const seconds = Math.ceil(limitMs / 1000);
    const timer = setTimeout(() => dismiss(running, `The coach took longer than ${seconds} s.`), limitMs);
    current = { task, timer };
    running.ref();
    running.postMessage(task.job);
  };

  return {
    run: (name, input) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new CoachWorkerError('The coach is closed.'));
        // Name and input belong together by this function's own signature, which the compiler can't follow here.
        queue.push({ job: { name, input } as Job, resolve: resolve as Task['resolve'], reject });
        next();
      }),
    close: async () => {
      isClosed = true;
      const closing = worker;
      const waiting = [takeCurrent(), ...queue.splice(0)];
      worker = null;
      for (const task of waiting) task?.reject(new CoachWorkerError('The coach is closed.'));
      await closing?.terminate();
    },
  };
};

import { Worker } from 'node:worker_threads';
import { CoachWorkerError, type CoachWorkerFailure } from './coach-worker-error.ts';
import { createFairQueue } from './fair-queue.ts';
import { limitProcessorTime } from './limit-processor-time.ts';
import type { FromThread, ThreadCall, ThreadCallName, ThreadCalls, ThreadOptions } from './thread-calls.ts';

export interface ThreadLimits {
  /** Of processor time, for the work of one job; neither waiting nor loading counts. */
  timeoutMs: number;
  /** For starting the thread and loading the dictionaries that a job needs. */
  loadMs: number;
}

export interface Thread {
  /** Jobs are done one after another, owners by turns. */
  run(owner: string, job: ThreadCall): Promise<ThreadCalls[ThreadCallName]['output']>;
  close(): Promise<void>;
}

interface Task {
  job: ThreadCall;
  resolve(output: ThreadCalls[ThreadCallName]['output']): void;
  reject(error: CoachWorkerError): void;
}

const closed = () => new CoachWorkerError('closed', 'The coach is closed.');

/** One thread, started by its first job. If it fails, it takes only the job under way with it. */
export const createThread = (file: URL, workerData: ThreadOptions, limits: ThreadLimits): Thread => {
  const waiting = createFairQueue<Task>();
  let worker: Worker | null = null;
  let current: Task | null = null;
  let endLimit = () => {};
  let isClosed = false;

  const start = (): Worker => {
    const started = new Worker(file, { workerData, execArgv: [] });
    started.on('message', (message: FromThread) => {
      if (started !== worker) return;
      if ('began' in message) limitWork(started, message.processorTimeFile);
      else finish(message);
    });
    started.on('error', (error) => dismiss(started, 'failed', `The coach's thread failed: ${error.message}`));
    started.on('exit', () => dismiss(started, 'failed', "The coach's thread stopped."));
    // Waiting for work must not keep the process alive.
    started.unref();
    return started;
  };

  const limitLoading = (loading: Worker): void => {
    const seconds = Math.ceil(limits.loadMs / 1000);
    const timer = setTimeout(
      () => dismiss(loading, 'not_loaded', `The coach was not ready after ${seconds} s.`),
      limits.loadMs,
    );
    endLimit = () => clearTimeout(timer);
  };

  const limitWork = (working: Worker, processorTimeFile: string | undefined): void => {
    endLimit();
    const seconds = Math.ceil(limits.timeoutMs / 1000);
    endLimit = limitProcessorTime({
      limitMs: limits.timeoutMs,
      processorTimeFile,
      onOver: () => dismiss(working, 'took_too_long', `The coach took longer than ${seconds} s.`),
    });
  };

  const takeCurrent = (): Task | null => {
    const task = current;
    endLimit();
    current = null;
    worker?.unref();
    return task;
  };

  const finish = (message: Exclude<FromThread, { began: true }>): void => {
    const task = takeCurrent();
    if ('problem' in message) task?.reject(new CoachWorkerError('failed', message.problem));
    else task?.resolve(message.output);
    next();
  };

  const dismiss = (from: Worker, failure: CoachWorkerFailure, reason: string): void => {
    if (from !== worker) return;
    const task = takeCurrent();
    worker = null;
    void from.terminate();
    task?.reject(new CoachWorkerError(failure, reason));
    next();
  };

  const next = (): void => {
    if (current || isClosed) return;
    const task = waiting.take();
    if (!task) return;
    worker ??= start();
    current = task;
    limitLoading(worker);
    worker.ref();
    worker.postMessage(task.job);
  };

  return {
    run: (owner, job) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(closed());
        waiting.add(owner, { job, resolve, reject });
        next();
      }),
    close: async () => {
      isClosed = true;
      const closing = worker;
      const unfinished = [takeCurrent(), ...waiting.takeAll()];
      worker = null;
      for (const task of unfinished) task?.reject(closed());
      await closing?.terminate();
    },
  };
};

import { Worker } from 'node:worker_threads';
import { CoachWorkerError, type CoachWorkerFailure } from './coach-worker-error.ts';
import { limitProcessorTime } from './limit-processor-time.ts';
import type { FromThread, ThreadCall, ThreadCallName, ThreadCalls, ThreadOptions } from './thread-calls.ts';

export interface ThreadLimits {
  /** Of processor time, for the work of one job; neither waiting nor loading counts. */
  timeoutMs: number;
  /** For starting the thread and loading the dictionaries that a job needs. */
  loadMs: number;
}

export interface Thread {
  isFree(): boolean;
  /** Only while it is free. */
  begin(task: Task): void;
  /** Ends what is under way without a result. */
  close(): Promise<void>;
}

export interface Task {
  owner: string;
  job: ThreadCall;
  resolve(output: ThreadCalls[ThreadCallName]['output']): void;
  reject(error: CoachWorkerError): void;
}

export const closed = () => new CoachWorkerError('closed', 'The coach is closed.');

interface ThreadSettings {
  file: URL;
  workerData: ThreadOptions;
  limits: ThreadLimits;
  /** It is free again. */
  onFree(): void;
}

/** One thread, started by its first job, which does one after another. If it fails, it takes only the job under way with it. */
export const createThread = ({ file, workerData, limits, onFree }: ThreadSettings): Thread => {
  let worker: Worker | null = null;
  let current: Task | null = null;
  let endLimit = () => {};

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
    onFree();
  };

  const dismiss = (from: Worker, failure: CoachWorkerFailure, reason: string): void => {
    if (from !== worker) return;
    const task = takeCurrent();
    worker = null;
    void from.terminate();
    task?.reject(new CoachWorkerError(failure, reason));
    onFree();
  };

  return {
    isFree: () => current === null,
    begin: (task) => {
      worker ??= start();
      current = task;
      limitLoading(worker);
      worker.ref();
      worker.postMessage(task.job);
    },
    close: async () => {
      const closing = worker;
      const task = takeCurrent();
      worker = null;
      task?.reject(closed());
      await closing?.terminate();
    },
  };
};

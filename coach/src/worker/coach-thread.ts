import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread, Job, ThreadOptions } from './jobs.ts';
import { createJobRunner } from './run-job.ts';

// Only create-thread.ts starts this thread, and it passes these.
const jobs = createJobRunner(workerData as ThreadOptions);
const post = (message: FromThread): void => parentPort?.postMessage(message);

parentPort?.on('message', async (job: Job) => {
  try {
    await jobs.load(job);
    post({ began: true });
    post({ output: await jobs.run(job) });
  } catch (error) {
    // The job's promise on the other side is rejected with these words.
    post({ problem: error instanceof Error ? error.message : String(error) });
  }
});

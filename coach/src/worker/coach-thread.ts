import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Job, ThreadOptions } from './jobs.ts';
import { createJobRunner } from './run-job.ts';

// Only create-coach-worker.ts starts this thread, and it passes these.
const { engine } = workerData as ThreadOptions;
const runJob = createJobRunner(engine);

const answerTo = async (job: Job): Promise<Answer> => {
  try {
    return { output: await runJob(job) };
  } catch (error) {
    // The job's promise on the other side is rejected with these words.
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', async (job: Job) => {
  parentPort?.postMessage(await answerTo(job));
});

import { parentPort, workerData } from 'node:worker_threads';
import { createThreadCallRunner } from './run-thread-call.ts';
import type { FromThread, ThreadCall, ThreadOptions } from './thread-calls.ts';
import { findProcessorTimeFile } from './thread-processor-time.ts';

// Only create-thread.ts starts this thread, and it passes these.
const jobs = createThreadCallRunner(workerData as ThreadOptions);
const processorTimeFile = findProcessorTimeFile();
const post = (message: FromThread): void => parentPort?.postMessage(message);

parentPort?.on('message', async (job: ThreadCall) => {
  try {
    await jobs.load(job);
    post({ began: true, processorTimeFile });
    post({ output: await jobs.run(job) });
  } catch (error) {
    // The job's promise on the other side is rejected with these words.
    post({ problem: error instanceof Error ? error.message : String(error) });
  }
});

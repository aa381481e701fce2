// A thread for tests: it answers, fails, falls silent, loads long, waits for a word or dies as the text says.
import { readlinkSync } from 'node:fs';
import { parentPort, threadId, workerData } from 'node:worker_threads';

const done = [];
const processorTimeFile =
  process.platform === 'linux' ? `/proc/${readlinkSync('/proc/thread-self')}/stat` : undefined;
const waitWithoutComputing = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

parentPort.on('message', ({ name, input: { text } }) => {
  if (text === 'throw') throw new Error('out of ink');
  if (text === 'exit') process.exit(3);
  if (text === 'never loads') return;
  const begin = () => {
    const isCounted = text.startsWith('counted');
    parentPort.postMessage({ began: true, ...(isCounted && { processorTimeFile }) });
    if (text.endsWith('silence')) return;
    if (text === 'counted: waits') waitWithoutComputing(1500);
    while (text === 'counted: computes') performance.now();
    done.push(text);
    if (text === 'problem') parentPort.postMessage({ problem: 'no such word' });
    else if (text === 'what was done') parentPort.postMessage({ output: [...done] });
    else parentPort.postMessage({ output: [threadId, workerData.role, name] });
  };
  if (text === 'loads long') setTimeout(begin, 800);
  else begin();
});

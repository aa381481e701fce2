// A thread for tests: it answers, fails, falls silent, loads long, waits for a word or dies as the text says.
import { parentPort, threadId, workerData } from 'node:worker_threads';

const done = [];

parentPort.on('message', ({ name, input: { text } }) => {
  if (text === 'throw') throw new Error('out of ink');
  if (text === 'exit') process.exit(3);
  if (text === 'never loads') return;
  const begin = () => {
    parentPort.postMessage({ began: true });
    if (text === 'silence') return;
    done.push(text);
    if (text === 'problem') parentPort.postMessage({ problem: 'no such word' });
    else if (text === 'what was done') parentPort.postMessage({ output: [...done] });
    else parentPort.postMessage({ output: [threadId, workerData.role, name] });
  };
  if (text === 'loads long') setTimeout(begin, 800);
  else begin();
});

// A thread for tests: it answers, fails, falls silent or dies as the text says.
import { parentPort, threadId } from 'node:worker_threads';

parentPort.on('message', ({ input }) => {
  if (input.text === 'throw') throw new Error('out of ink');
  if (input.text === 'exit') process.exit(3);
  if (input.text === 'problem') parentPort.postMessage({ problem: 'no such word' });
  else if (input.text !== 'silence') parentPort.postMessage({ output: [threadId] });
});

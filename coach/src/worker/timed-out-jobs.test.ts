import { expect, it } from 'vitest';
import { createTimedOutJobs } from './timed-out-jobs.ts';

it('remembers for an hour what took too long, and only the newest thousand', () => {
  let now = 0;
  const jobs = createTimedOutJobs(() => now);
  jobs.add('first');
  expect([jobs.has('first'), jobs.has('another')]).toEqual([true, false]);
  now = 60 * 60 * 1000;
  expect(jobs.has('first')).toBe(false);
  for (let n = 0; n <= 1000; n += 1) jobs.add(`job ${n}`);
  expect([jobs.has('job 0'), jobs.has('job 1'), jobs.has('job 1000')]).toEqual([false, true, true]);
});

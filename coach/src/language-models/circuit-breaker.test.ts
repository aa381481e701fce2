import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

function breakerAt(start: number) {
  let time = start;
  const breaker = createCircuitBreaker({ failuresToOpen: 2, pauseMs: 100 }, () => time);
  return { breaker, wait: (ms: number) => (time += ms) };
}

test('opens after the given failures in a row and closes again after a good trial', () => {
  const { breaker, wait } = breakerAt(1000);
  breaker.failed();
  expect(breaker.mayCall()).toBe(true);
  breaker.failed();
  expect(breaker.mayCall()).toBe(false);
  wait(100);
  expect(breaker.mayCall()).toBe(true);
  breaker.succeeded();
  expect(breaker.mayCall()).toBe(true);
});

test('lets one trial through at a time, and a failed trial pauses it again', () => {
  const { breaker, wait } = breakerAt(1000);
  breaker.failed();
  breaker.failed();
  wait(100);
  expect(breaker.mayCall()).toBe(true);
  expect(breaker.mayCall()).toBe(false);
  breaker.failed();
  wait(99);
  expect(breaker.mayCall()).toBe(false);
});

test('a success in between starts the count again', () => {
  const { breaker } = breakerAt(1000);
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  expect(breaker.mayCall()).toBe(true);
});

import { expect, it } from 'vitest';
import { introDelayMs, stopDelayMs } from './tour-timing.ts';

it('introduces itself after half a second at a named step, else after one', () => {
  expect(introDelayMs('#drafting')).toBe(500);
  expect(introDelayMs('')).toBe(1000);
  expect(introDelayMs('#')).toBe(1000);
});

it('takes 50 milliseconds between two stops', () => {
  expect(stopDelayMs).toBe(50);
});

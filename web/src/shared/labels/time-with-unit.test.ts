import { expect, test } from 'vitest';
import { timeWithUnit } from './time-with-unit.ts';

test.each([
  [1, 'minute', '1 minute'],
  [45, 'minute', '45 minutes'],
  [1, 'weeks', '1 week'],
  [10, 'weeks', '10 weeks'],
])('%i %s reads %s', (amount, unit, label) => {
  expect(timeWithUnit(amount, unit)).toBe(label);
});

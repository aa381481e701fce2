import { expect, test } from 'vitest';
import { amountOfTime } from './amount-of-time.ts';

test.each([
  [1, 'minute', '1 minute'],
  [45, 'minute', '45 minutes'],
  [1, 'weeks', '1 week'],
  [10, 'weeks', '10 weeks'],
])('%i %s reads %s', (amount, unit, label) => {
  expect(amountOfTime(amount, unit)).toBe(label);
});

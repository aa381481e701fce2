import { expect, test } from 'vitest';
import { addInterval } from './advance-subscription.ts';

const after = (start: string, interval: 'month' | 'year') =>
  addInterval(new Date(`${start}T10:00:00Z`), interval)
    .toISOString()
    .slice(0, 10);

test('a period ends on the same day, or on the last one of a shorter month', () => {
  expect(after('2026-11-15', 'month')).toBe('2026-12-15');
  expect(after('2026-12-31', 'month')).toBe('2027-01-31');
  expect(after('2027-01-31', 'month')).toBe('2027-02-28');
  expect(after('2028-02-29', 'year')).toBe('2029-02-28');
  expect(after('2026-11-15', 'year')).toBe('2027-11-15');
});

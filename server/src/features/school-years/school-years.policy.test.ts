import { expect, test } from 'vitest';
import { mayUndoNewYear, newYearPossibleFrom } from './school-years.policy.ts';

const last = { done_at: new Date('2026-12-18T03:00:00Z') };

test.each([
  ['2026-12-18T03:00:00Z', false],
  ['2027-02-01T00:00:00Z', false],
  ['2027-09-13T00:00:00Z', false],
  ['2027-10-01T00:00:00Z', true],
])('a school that began a year in December can begin the next on %s: %s', (now, expected) => {
  expect(newYearPossibleFrom(last, new Date(now)) === null).toBe(expected);
});

test('a school that never began one can begin it at any time', () => {
  expect(newYearPossibleFrom(undefined, new Date('2026-12-18T03:00:00Z'))).toBeNull();
});

test.each([
  ['2026-12-18T03:00:00Z', true],
  ['2026-12-19T02:59:59Z', true],
  ['2026-12-19T03:00:00Z', false],
])('it is undone for a day, as on %s: %s', (now, expected) => {
  expect(mayUndoNewYear(last, new Date(now))).toBe(expected);
  expect(mayUndoNewYear(undefined, new Date(now))).toBe(false);
});

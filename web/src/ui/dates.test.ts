import { expect, test } from 'vitest';
import { formatNearDateTime } from './dates.ts';

/** A moment on a day of March, where the test runs. */
const at = (day: number, hour: number, minute: number): Date => new Date(2026, 2, day, hour, minute);

test.each([
  ['today', at(4, 10, 15), /^today, 10:15/],
  ['the evening before', at(3, 23, 59), /^yesterday, 11:59/],
  ['the morning after', at(5, 0, 5), /^tomorrow, 12:05/],
  ['two days later', at(6, 16, 10), /^6 Mar 2026, 4:10/],
  ['the same day of another month', new Date(2026, 3, 4, 9, 0), /^4 Apr 2026, 9:00/],
])('a moment %s', (_, moment, words) => {
  expect(formatNearDateTime(moment.toISOString(), at(4, 12, 0))).toMatch(words);
});

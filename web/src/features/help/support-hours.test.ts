import { expect, test } from 'vitest';
import { isSupportOnline } from './support-hours.ts';

// In July Sydney is ten hours ahead of UTC; 2026-07-06 is a Monday.
test.each([
  ['2026-07-05T22:59:00Z', false],
  ['2026-07-05T23:00:00Z', true],
  ['2026-07-06T06:59:00Z', true],
  ['2026-07-06T07:00:00Z', false],
  ['2026-07-10T03:00:00Z', true],
  ['2026-07-11T03:00:00Z', false],
  ['2026-07-12T03:00:00Z', false],
])('at %s somebody is online: %s', (time, online) => {
  expect(isSupportOnline(new Date(time))).toBe(online);
});

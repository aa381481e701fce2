import { expect, test } from 'vitest';
import { formatRecentDate } from './recent-date.ts';

const now = new Date(2026, 2, 1, 8, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test('today and yesterday are named, with the time', () => {
  expect(formatRecentDate(at(2026, 2, 1, 0, 5), now)).toBe('Today at 12:05 am');
  expect(formatRecentDate(at(2026, 1, 28, 23, 59), now)).toBe('Yesterday at 11:59 pm');
});

test('older days are written out, and no day is a stroke', () => {
  expect(formatRecentDate(at(2026, 1, 27, 23, 59), now)).toBe('27 February 2026');
  expect(formatRecentDate(null, now)).toBe('/');
  expect(formatRecentDate(undefined, now)).toBe('/');
});

import { expect, test } from 'vitest';
import { allGrades, isWholeBand, toggleBand, toggleGrade } from './grade-bands.ts';

test('a band fills up what is missing and keeps the rest in order', () => {
  expect(toggleBand([8, 2], 'primary')).toEqual([1, 2, 3, 4, 5, 6, 8]);
  expect(toggleBand([], 'all')).toEqual(allGrades);
});

test('a band that is wholly chosen goes out again and leaves the others', () => {
  expect(toggleBand([6, 7, 8, 9, 10], 'middle')).toEqual([6, 10]);
  expect(toggleBand(allGrades, 'all')).toEqual([]);
});

test('a band counts as chosen only when all of it is', () => {
  expect(isWholeBand([10, 11], 'high')).toBe(false);
  expect(isWholeBand([10, 11, 12], 'high')).toBe(true);
});

test('one year comes and goes by itself', () => {
  expect(toggleGrade([3, 5], 4)).toEqual([3, 4, 5]);
  expect(toggleGrade([3, 4, 5], 4)).toEqual([3, 5]);
});

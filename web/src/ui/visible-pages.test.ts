import { expect, test } from 'vitest';
import { visiblePages } from './visible-pages.ts';

test.each([
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, 3, 4, 5]],
  [3, 12, [1, 2, 3, 4, 5]],
  [6, 12, [4, 5, 6, 7, 8]],
  [12, 12, [8, 9, 10, 11, 12]],
  [99, 12, [8, 9, 10, 11, 12]],
  [1, 0, []],
])('page %i of %i shows %j', (page, totalPages, expected) => {
  expect(visiblePages(page, totalPages)).toEqual(expected);
});

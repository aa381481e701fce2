import { expect, test } from 'vitest';
import { gradeLabel } from './grade-label.ts';

test.each([
  [[], 'All grades'],
  [[3], 'Year 3'],
  [[1, 2, 3], 'Year 1 to Year 3'],
  [[6, 4, 5, 4, 3], 'Year 3 to Year 6'],
  [[1, 2], 'Year 1, Year 2'],
  [[1, 3, 5], 'Year 1, Year 3, Year 5'],
  [[1, 2, 3, 7, 8, 12], 'Year 1 to Year 3, Year 7, Year 8, Year 12'],
])('%j is called %s', (grades, label) => {
  expect(gradeLabel(grades)).toBe(label);
});

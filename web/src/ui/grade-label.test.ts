import { expect, test } from 'vitest';
import { gradeLabel } from './grade-label.ts';

test.each([
  [[], 'All grades'],
  [[5], 'Grade 5'],
  [[6, 4, 5], 'Grades 4-6'],
  [[2, 4], 'Grades 2, 4'],
])('%j reads %s', (grades, label) => {
  expect(gradeLabel(grades)).toBe(label);
});

import { expect, test } from 'vitest';
import { completedPercent } from './dashboard.queries.ts';

test('counts completed writings against all of them', () => {
  expect(completedPercent({ pending: 1, progressing: 1, completed: 1 })).toBe(33);
  expect(completedPercent({ pending: 0, progressing: 0, completed: 4 })).toBe(100);
});

test('says nothing about a student without writings', () => {
  expect(completedPercent({ pending: 0, progressing: 0, completed: 0 })).toBeNull();
});

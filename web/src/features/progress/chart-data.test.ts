import type { StudentProgress } from '@inkling/contract';
import { expect, test } from 'vitest';
import { completionShares, totalOf, writingsPerType } from './chart-data.ts';

const none: StudentProgress = {
  completed_activities_count: 0,
  progressing_activities_count: 0,
  pending_activities_count: 0,
  average_score: null,
  writings_per_type: {},
  recent_feedback: [],
  growth: [],
};

test('shares of completion are per cent of all writings', () => {
  const progress = {
    ...none,
    completed_activities_count: 5,
    progressing_activities_count: 4,
    pending_activities_count: 1,
  };
  expect(totalOf(progress)).toBe(10);
  expect(completionShares(progress).map(({ name, value }) => [name, value])).toEqual([
    ['Completed', 50],
    ['In Progress', 40],
    ['Not Started', 10],
  ]);
});

test('a new student has no shares to divide', () => {
  expect(completionShares(none).every(({ value }) => value === 0)).toBe(true);
});

test('only types with writings get a bar', () => {
  expect(writingsPerType({ writings_per_type: { wellbeing: 2, narrative: 4, persuasive: 0 } })).toEqual([
    { type: 'Narrative', Writings: 4 },
    { type: 'Wellbeing', Writings: 2 },
  ]);
});

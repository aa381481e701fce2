import { expect, test } from 'vitest';
import { findCoachVersionChanges } from './coach-version-changes.ts';

test('the coach is new where it gives other marks than the last coach did, whatever teachers gave between', () => {
  const coaches = [null, 'one', 'one', null, 'two', 'two', null, 'one'];
  expect(findCoachVersionChanges(coaches.map((coach_version) => ({ coach_version })))).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
});

import { expect, test } from 'vitest';
import { starsFor } from './score-badge.tsx';

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [60, 3],
  [79, 4],
  [81, 5],
  [100, 5],
])('%i of 100 is %i stars', (score, stars) => {
  expect(starsFor(score)).toBe(stars);
});

import { expect, test } from 'vitest';
import { starsFor } from './score-badge.tsx';

test.each([
  [0, 1],
  [20, 1],
  [29, 1],
  [60, 3],
  [63, 3],
  [70, 4],
  [89, 4],
  [91, 5],
  [100, 5],
])('%i of 100 is %i stars', (score, stars) => {
  expect(starsFor(score)).toBe(stars);
});

import { expect, it } from 'vitest';
import { shortDuration } from './short-duration.ts';

it.each([
  [0, '0s'],
  [59, '59s'],
  [60, '1m'],
  [3600, '1h'],
  [3723, '1h 2m 3s'],
])('says %d seconds as %s', (seconds, said) => {
  expect(shortDuration(seconds)).toBe(said);
});

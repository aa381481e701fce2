import { expect, test } from 'vitest';
import { durationInWords } from './duration-in-words.ts';

test.each([
  [10, 'less than a minute'],
  [70, '1 minute'],
  [1500, '25 minutes'],
  [3600, '1 h'],
  [5100, '1 h 25 min'],
])('%i seconds are %s', (seconds, words) => {
  expect(durationInWords(seconds)).toBe(words);
});

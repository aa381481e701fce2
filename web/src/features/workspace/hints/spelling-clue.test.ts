import { expect, test } from 'vitest';
import { spellingClueFor } from './spelling-clue.ts';

test.each([
  ['friend', 'It begins with “fr” and has 6 letters.'],
  ['very', 'It begins with “v” and has 4 letters.'],
  ['a lot', 'Try it as 2 words.'],
])('%s is hinted at without being told', (word, clue) => {
  expect(spellingClueFor(word)).toBe(clue);
});

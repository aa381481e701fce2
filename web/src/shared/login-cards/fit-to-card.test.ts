import { expect, test } from 'vitest';
import { lettersOf, lettersOfLongestWord } from './fit-to-card.ts';

test.each([
  ['Mia Chen', 4],
  ['Elizabeth Papadopoulos-Anagnostopoulou', 15],
  ['', 1],
])('%j needs room for %i letters', (name, letters) => {
  expect(lettersOfLongestWord(name)).toBe(letters);
});

test('a Chinese name needs more room per letter', () => {
  expect(lettersOfLongestWord('王小明')).toBeCloseTo(5.1);
  expect(lettersOf('Mia 王小明')).toBeCloseTo(9.1);
});

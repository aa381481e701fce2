import { expect, test } from 'vitest';
import { widthInLetters, widthOfLongestWord } from './width-in-letters.ts';

test.each([
  ['Mia Chen', 4],
  ['Elizabeth Papadopoulos-Anagnostopoulou', 15],
  ['', 1],
])('%j needs room for %i letters', (name, letters) => {
  expect(widthOfLongestWord(name)).toBe(letters);
});

test('a Chinese name needs more room per letter', () => {
  expect(widthOfLongestWord('王小明')).toBeCloseTo(5.1);
  expect(widthInLetters('Mia 王小明')).toBeCloseTo(9.1);
});

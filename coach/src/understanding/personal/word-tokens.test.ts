import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';
import { wordStretchesOf } from './word-tokens.ts';

/** One token for each letter, so that lengths are easy to see. */
const tokenize = (text: string): number[] => [...text.trim()].map((letter) => letter.charCodeAt(0));

test('every word keeps its place among the tokens, behind the first mark', () => {
  const [stretch] = wordStretchesOf(tokensOf('Mia ran.'), tokenize);
  expect(stretch?.words).toEqual([
    { at: 0, tokens: { start: 1, end: 4 } },
    { at: 1, tokens: { start: 4, end: 7 } },
    { at: 2, tokens: { start: 7, end: 8 } },
  ]);
});

test('sentences are kept whole, and one longer than a stretch is cut', () => {
  const sentence = `${'abcdefghi '.repeat(6)}end.`;
  const text = `${sentence} ${sentence} ${'abcdefghi '.repeat(20)}end.`;
  const words = tokensOf(text);
  const stretches = wordStretchesOf(words, tokenize);
  expect(stretches.map(({ tokens }) => tokens.length).every((length) => length <= 110)).toBe(true);
  expect(stretches[0]?.words.map(({ at }) => words[at]?.text)).toContain('.');
  expect(stretches.flatMap(({ words: own }) => own.map(({ at }) => at))).toEqual(words.map((_, at) => at));
});

test('a text without words has no stretch', () => {
  expect(wordStretchesOf(tokensOf('\n \n'), tokenize)).toEqual([]);
});

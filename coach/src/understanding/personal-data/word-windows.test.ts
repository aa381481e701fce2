import { expect, test } from 'vitest';
import { wordTokensOf } from './word-tokens.ts';
import { wordWindowsOf } from './word-windows.ts';

/** One token for each letter, so that lengths are easy to see. */
const tokenize = (text: string): number[] => [...text.trim()].map((letter) => letter.charCodeAt(0));

test('every word keeps its place among the tokens, behind the first mark', () => {
  const [window] = wordWindowsOf(wordTokensOf('Mia ran.'), tokenize);
  expect(window?.words).toEqual([
    { at: 0, tokens: { start: 1, end: 4 } },
    { at: 1, tokens: { start: 4, end: 7 } },
    { at: 2, tokens: { start: 7, end: 8 } },
  ]);
});

test('sentences are kept whole, and one longer than a window is cut', () => {
  const sentence = `${'abcdefghi '.repeat(6)}end.`;
  const text = `${sentence} ${sentence} ${'abcdefghi '.repeat(20)}end.`;
  const words = wordTokensOf(text);
  const windows = wordWindowsOf(words, tokenize);
  expect(windows.map(({ tokens }) => tokens.length).every((length) => length <= 110)).toBe(true);
  expect(windows[0]?.words.map(({ at }) => words[at]?.text)).toContain('.');
  expect(windows.flatMap(({ words: own }) => own.map(({ at }) => at))).toEqual(words.map((_, at) => at));
});

test('a text without words has no window', () => {
  expect(wordWindowsOf(wordTokensOf('\n \n'), tokenize)).toEqual([]);
});

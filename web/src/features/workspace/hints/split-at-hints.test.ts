import { expect, test } from 'vitest';
import { splitAtHints } from './split-at-hints.ts';
import type { OpenHint } from './use-hints.ts';

const text = 'My frend ran.\n\nHe runned to frend.';
const hintOn = (word: string, ...starts: number[]): OpenHint => ({
  key: word,
  word,
  kind: 'spelling',
  reason: '',
  suggestions: [],
  everywhere: true,
  context: { text: word, offset: 0 },
  places: starts.map((start) => ({ start, end: start + word.length })),
});

test('each line has its underlined words, and those of the chosen hint', () => {
  const [frend, runned] = [hintOn('frend', 3, 28), hintOn('runned', 18)];
  const lines = splitAtHints(text, [frend, runned], runned);
  expect(lines.map((line) => line.map(({ words }) => words).join('')).join('\n')).toBe(text);
  expect(lines.map((line) => line.filter(({ look }) => look !== 'plain'))).toEqual([
    [{ words: 'frend', look: 'underlined' }],
    [],
    [
      { words: 'runned', look: 'chosen' },
      { words: 'frend', look: 'underlined' },
    ],
  ]);
});

test('of two places that overlap the first is underlined, and none goes on in the next line', () => {
  const lines = splitAtHints(text, [hintOn('frend ran.\n\nHe', 3), hintOn('ran.', 9)], null);
  expect(lines[0]).toEqual([
    { words: 'My ', look: 'plain' },
    { words: 'frend ran.', look: 'underlined' },
  ]);
  expect(lines[2]).toEqual([{ words: 'He runned to frend.', look: 'plain' }]);
});

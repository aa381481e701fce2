import { describe, expect, it } from 'vitest';
import { analyseText } from '../../parse/index.ts';
import { phraseRows } from './all-rules.ts';
import { type PhraseRow, phrasePattern } from './phrase.ts';
import { runPhrases } from './run-phrases.ts';

/** The places found, each once: two patterns of a row may see the same one. */
const placesOf = (row: PhraseRow, text: string): string[] => {
  const knownWords = { isWord: () => true, isRareWord: () => false, isFirstName: () => false };
  const found = runPhrases([row])({ text, analysis: analyseText(text), knownWords, suggest: () => [] });
  return [
    ...new Set(
      found.map(({ start, end }) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`),
    ),
  ];
};

/** `I [seen] it.` marks the place that must be found. */
const unmark = (marked: string): string => marked.replace(/[[\]]/g, '');

describe('the tables of phrases', () => {
  it.each(phraseRows.map((row) => [row.rule, row.wrong[0] ?? '', row] as const))(
    '%s finds its own slips and leaves right sentences: %s',
    (_, __, row) => {
      for (const marked of row.wrong) expect(placesOf(row, unmark(marked))).toEqual([marked]);
      for (const right of row.right) expect(placesOf(row, right)).toEqual([]);
    },
  );

  it('gives every row at least one sentence of each kind', () => {
    expect(phraseRows.filter((row) => row.wrong.length === 0 || row.right.length === 0)).toEqual([]);
  });
});

describe('a phrase', () => {
  const row: PhraseRow = {
    rule: 'friend',
    kind: 'spelling',
    find: [phrasePattern`my (?<at>(?<name>\p{L}+) friend)`],
    fix: ['$<name> mate'],
    wrong: [],
    right: [],
  };
  const suggestionsIn = (text: string): string[] => {
    const knownWords = { isWord: () => true, isRareWord: () => false, isFirstName: () => false };
    const found = runPhrases([row])({ text, analysis: analyseText(text), knownWords, suggest: () => [] });
    return found.flatMap(({ start, suggestions }) => [text.slice(start, start + 3), ...suggestions]);
  };

  it('takes every letter for a letter and offers it as it was written', () => {
    expect(suggestionsIn('🐙 Here — is my Zoë friend.')).toEqual(['Zoë', 'Zoë mate']);
    expect(suggestionsIn('Here is my Łōë friend.')).toEqual(['Łōë', 'Łōë mate']);
  });

  it('is not found inside a longer word of any letters', () => {
    expect(suggestionsIn('Here is my Zoë friendé.')).toEqual([]);
    expect(suggestionsIn('Here is ýmy Zoë friend.')).toEqual([]);
    expect(suggestionsIn('Here is my Zoë friend².')).toEqual([]);
  });
});

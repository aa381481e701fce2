import { describe, expect, it } from 'vitest';
import { analyseText } from '../../parse/index.ts';
import { phraseRules } from './all-rules.ts';
import { applyPhraseRules } from './apply-phrase-rules.ts';
import { type PhraseRule, phrasePattern } from './phrase-rule.ts';

/** The places found, each once: two patterns of a row may see the same one. */
const placesOf = (row: PhraseRule, text: string): string[] => {
  const knownWords = { isWord: () => true, isRareWord: () => false, isFirstName: () => false };
  const found = applyPhraseRules([row])({ text, analysis: analyseText(text), knownWords, suggest: () => [] });
  return [
    ...new Set(
      found.map(({ start, end }) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`),
    ),
  ];
};

/** `I [seen] it.` marks the place that must be found. */
const unmark = (marked: string): string => marked.replace(/[[\]]/g, '');

describe('the tables of phrases', () => {
  it.each(phraseRules.map((row) => [row.rule, row.wrong[0] ?? '', row] as const))(
    '%s finds its own slips and leaves right sentences: %s',
    (_, __, row) => {
      for (const marked of row.wrong) expect(placesOf(row, unmark(marked))).toEqual([marked]);
      for (const right of row.right) expect(placesOf(row, right)).toEqual([]);
    },
  );

  it('gives every row at least one sentence of each kind', () => {
    expect(phraseRules.filter((row) => row.wrong.length === 0 || row.right.length === 0)).toEqual([]);
  });
});

describe('a phrase', () => {
  const row: PhraseRule = {
    rule: 'friend',
    kind: 'spelling',
    find: [phrasePattern`my (?<at>(?<name>\p{L}+) friend)`],
    fix: ['$<name> mate'],
    wrong: [],
    right: [],
  };
  const suggestionsIn = (text: string): string[] => {
    const knownWords = { isWord: () => true, isRareWord: () => false, isFirstName: () => false };
    const found = applyPhraseRules([row])({
      text,
      analysis: analyseText(text),
      knownWords,
      suggest: () => [],
    });
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

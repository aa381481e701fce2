import type { Word } from '../../parse/index.ts';
import type { Candidate, Rule } from './rule.ts';

const mayBeOwned = ({ pos }: Word): boolean => pos === 'NOUN' || pos === 'ADJ';

const determiner = /^(?:a|an|one|the|my|his|her|our|your|their|that|this)$/;
/** Only one has it. */
const isOne = /^(?:a|an|one|that|this)$/;
const mostBetween = 2;

/** "In a ladys voice", "the babys cot": the ending of more than one, where something belongs to one. */
export const possessiveOfOne: Rule = ({ text, analysis, knownWords }) =>
  analysis.words.flatMap((word): Candidate[] => {
    const owner = word.text.replace(/s$/, '');
    const next = analysis.words[word.index + 1];
    if (!/^\p{L}+[^aeiou]ys$/u.test(word.lower) || !knownWords.isWord(owner) || knownWords.isWord(word.lower))
      return [];
    if (next?.sentence !== word.sentence || !/^\s+$/.test(text.slice(word.end, next.start))) return [];
    const before = analysis.words.slice(Math.max(0, word.index - 1 - mostBetween), word.index).reverse();
    const at = before.findIndex(({ lower }) => determiner.test(lower));
    const isDescribed = at >= 0 && before.slice(0, at).every(({ pos }) => pos === 'ADJ');
    const mayBeThing = isOne.test(before[at]?.lower ?? '')
      ? mayBeOwned(next)
      : next.pos === 'NOUN' && !next.tags.includes('VERB') && !next.tags.includes('AUX');
    if (!isDescribed || !mayBeThing) return [];
    const { start, end } = word;
    return [{ start, end, kind: 'punctuation', rule: 'possessive-apostrophe', suggestions: [`${owner}'s`] }];
  });

/** "It was Oscars idea", where Oscar is in the text: something belongs to him. */
export const possessiveNames: Rule = ({ text, analysis, knownWords }) => {
  const names = new Set(analysis.words.filter(({ isName }) => isName).map(({ text: name }) => name));
  return analysis.words.flatMap((word): Candidate[] => {
    const owner = word.text.replace(/s$/, '');
    const next = analysis.words[word.index + 1];
    const isFollowed =
      next?.sentence === word.sentence && mayBeOwned(next) && /^\s+$/.test(text.slice(word.end, next.start));
    // "Studys show": several, and nobody's.
    const isPlural = /[^aeiou]y$/.test(owner) && knownWords.isWord(owner.toLowerCase());
    if (
      isPlural ||
      owner === word.text ||
      !/^\p{Lu}\p{Ll}{2,}$/u.test(owner) ||
      !names.has(owner) ||
      !isFollowed
    )
      return [];
    const { start, end } = word;
    return [{ start, end, kind: 'punctuation', rule: 'possessive-apostrophe', suggestions: [`${owner}'s`] }];
  });
};

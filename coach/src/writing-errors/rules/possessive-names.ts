import type { Word } from '../../parse/index.ts';
import type { Candidate, Rule } from './rule.ts';

const mayBeOwned = ({ pos }: Word): boolean => pos === 'NOUN' || pos === 'ADJ';

/** "It was Oscars idea", where Oscar is in the text: something belongs to him. */
export const possessiveNames: Rule = ({ text, analysis }) => {
  const names = new Set(analysis.words.filter(({ isName }) => isName).map(({ text: name }) => name));
  return analysis.words.flatMap((word): Candidate[] => {
    const owner = word.text.replace(/s$/, '');
    const next = analysis.words[word.index + 1];
    const isFollowed =
      next?.sentence === word.sentence && mayBeOwned(next) && /^\s+$/.test(text.slice(word.end, next.start));
    if (owner === word.text || !/^\p{Lu}\p{Ll}{2,}$/u.test(owner) || !names.has(owner) || !isFollowed)
      return [];
    const { start, end } = word;
    return [{ start, end, kind: 'punctuation', rule: 'possessive-apostrophe', suggestions: [`${owner}'s`] }];
  });
};

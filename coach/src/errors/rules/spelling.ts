import type { Word } from '../../parse/index.ts';
import { localForms } from '../suggest/local-forms.ts';
import type { Candidate, Rule, RuleInput } from './rule.ts';

/** How near an unknown word that opens a sentence must be to a known one before it counts as no name. */
const nearEnough = 0.95;

/** Beyond this the word may well be a name or from another language. */
const farAway = 1.25;

const isOutOfReach = (word: Word): boolean =>
  /[\p{N}_]/u.test(word.text) ||
  word.text.length < 2 ||
  word.text.length > 28 ||
  !/^[a-z'’-]+$/i.test(word.text) ||
  /^\p{Lu}{2,6}s?$/u.test(word.text) ||
  /\p{Ll}\p{Lu}/u.test(word.text);

const opensSomething = (word: Word, { text, analysis }: RuleInput): boolean => {
  const before = analysis.words[word.index - 1];
  return (
    before === undefined ||
    before.sentence !== word.sentence ||
    /["'(:\n]/.test(text.slice(before.end, word.start))
  );
};

/** Capitalised inside a sentence anywhere in the text: a name everywhere. */
const nameWords = (input: RuleInput): Set<string> =>
  new Set(
    input.analysis.words
      .filter((word) => /^\p{Lu}\p{Ll}/u.test(word.text) && !opensSomething(word, input))
      .map((word) => word.lower.replace(/'s?$/, '')),
  );

const spellingOf = (word: Word, input: RuleInput): Candidate | null => {
  const { start, end, text, lower } = word;
  const place = { start, end, kind: 'spelling' as const };
  const local = localForms(lower).filter((form) => input.oracle.isWord(form));
  if (local.length > 0 && input.analysis.spelling === 'au') {
    const suggestions = local
      .slice(0, 3)
      .map((form) => (text === lower ? form : form.charAt(0).toUpperCase() + form.slice(1)));
    return { ...place, rule: 'australian-spelling', suggestions };
  }
  const ideas = input.suggest(text);
  if (text !== lower && !(ideas[0] && ideas[0].distance <= nearEnough)) return null;
  const rule = ideas[0] && ideas[0].distance <= farAway ? 'spelling' : 'unknown-word';
  return { ...place, rule, suggestions: ideas.map((idea) => idea.word) };
};

/** Words no dictionary has, names and sounds apart. */
export const spelling: Rule = (input) => {
  const names = nameWords(input);
  return input.analysis.words.flatMap((word) => {
    if (isOutOfReach(word) || input.oracle.isWord(word.text)) return [];
    const isCapitalised = /^\p{Lu}/u.test(word.text);
    if (isCapitalised && (!opensSomething(word, input) || names.has(word.lower.replace(/'s?$/, ''))))
      return [];
    return spellingOf(word, input) ?? [];
  });
};

import type { Word } from '../../parse/index.ts';
import { zipfOf } from '../../parse/word-frequency.ts';
import { alwaysCapitalisedWords } from '../../word-lists/always-capitalised-words.ts';
import { dialects } from '../../word-lists/dialect-words.ts';
import { australianForms } from '../spelling-suggestions/australian-forms.ts';
import type { Suggestion } from '../spelling-suggestions/create-suggester.ts';
import { matchCase } from './apply-phrase-rules.ts';
import { type UnknownWord, withoutOwnWords } from './own-words.ts';
import type { Candidate, Rule, RuleInput } from './rule.ts';

/** How near an unknown word that opens a sentence must be to a known one before it counts as no name. */
const nearEnough = 0.95;

/** Beyond this the word may well be a name or from another language. */
const farAway = 1.25;

/** A word said as often as this, so near to a rare one, is the one that was meant: "sed" is hardly the rare word. */
const everyday = 2.2;
const isLikelier = ({ distance, frequency }: Suggestion): boolean =>
  distance <= nearEnough && frequency >= everyday;

/** Said so often that a child writes it together with its neighbour: "goingto". */
const smallWordZipf = 5.2;

/** "asma" is no "as ma": of two tiny words hardly anybody drops the space. */
const shortestTwoWords = 5;

const twoWords = (lower: string, { knownWords }: RuleInput): string | null => {
  if (lower.length < shortestTwoWords) return null;
  for (let at = 2; at <= lower.length - 2; at++) {
    const parts = [lower.slice(0, at), lower.slice(at)];
    if (parts.every((part) => zipfOf(part) >= smallWordZipf && knownWords.isWord(part)))
      return parts.join(' ');
  }
  return null;
};

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
  const local = australianForms(lower).filter((form) => input.knownWords.isWord(form));
  if (local.length > 0 && input.analysis.spelling === 'au') {
    const suggestions = local
      .slice(0, 3)
      .map((form) => (text === lower ? form : form.charAt(0).toUpperCase() + form.slice(1)));
    return { ...place, rule: 'australian-spelling', suggestions };
  }
  const ideas = input.suggest(text);
  if (input.knownWords.isRareWord(lower) && !ideas.some(isLikelier)) return null;
  if (text !== lower && !(ideas[0] && ideas[0].distance <= nearEnough)) return null;
  const rule = ideas[0] && ideas[0].distance <= farAway ? 'spelling' : 'unknown-word';
  const apart = twoWords(lower, input);
  if (apart !== null && rule === 'unknown-word')
    return { ...place, rule: 'two-words', suggestions: [matchCase(text, apart)] };
  return { ...place, rule, suggestions: ideas.map((idea) => idea.word) };
};

const dayOrMonth = /day$|ary$|ber$|^(April|June|July)$/;

/** A name nobody can check, unless it is a day or a month: "Wensday", "Febuary". */
const isMisspeltDay = (word: Word, input: RuleInput): boolean => {
  const [first] = input.suggest(word.text);
  return (
    word.text.length >= 6 &&
    first !== undefined &&
    first.distance <= farAway &&
    alwaysCapitalisedWords.has(first.word.toLowerCase()) &&
    dayOrMonth.test(first.word)
  );
};

const shortestRow = 3;

/** "tik tik tik": one word in a row is a sound, however it is spelt. */
const isSoundWord = ({ index, lower }: Word, { analysis: { words } }: RuleInput): boolean => {
  let from = index;
  let to = index;
  while (words[from - 1]?.lower === lower) from -= 1;
  while (words[to + 1]?.lower === lower) to += 1;
  return to - from + 1 >= shortestRow;
};

/** "15 year olds", "the twelve-year-olds": so people of an age are called. */
const isAge = ({ index, lower }: Word, { analysis: { words } }: RuleInput): boolean =>
  lower.endsWith('-year-olds') || (lower === 'olds' && /^years?$/.test(words[index - 1]?.lower ?? ''));

const fewestOfDialect = 2;

/** "Doon the hoose": as people speak where the writer is at home. */
const dialectWords = ({ analysis }: RuleInput): ReadonlySet<string> => {
  const written = new Set(analysis.words.map(({ lower }) => lower));
  const spoken = dialects
    .map((dialect) => [...written].filter((lower) => dialect.has(lower.replace(/'s$/, ''))))
    .filter((found) => found.length >= fewestOfDialect);
  return new Set(spoken.flat());
};

/** Words no dictionary has, names, sounds and dialect apart. */
const unknownWords = (input: RuleInput): UnknownWord[] => {
  const names = nameWords(input);
  const spoken = dialectWords(input);
  return input.analysis.words.flatMap((word): UnknownWord[] => {
    if (isOutOfReach(word) || input.knownWords.isWord(word.text) || spoken.has(word.lower)) return [];
    if (isSoundWord(word, input) || isAge(word, input)) return [];
    const isCapitalised = /^\p{Lu}/u.test(word.text);
    const isName = !opensSomething(word, input) || names.has(word.lower.replace(/'s?$/, ''));
    if (isCapitalised && isName && !isMisspeltDay(word, input)) return [];
    const candidate = spellingOf(word, input);
    return candidate ? [{ word, candidate }] : [];
  });
};

export const spelling: Rule = (input) => withoutOwnWords(unknownWords(input), input);

import type { Word } from '../../parse/index.ts';
import { zipfOf } from '../../parse/word-frequency.ts';
import { alwaysCapitalisedWords } from '../../word-lists/always-capitalised-words.ts';
import { australianForms } from '../spelling-suggestions/australian-forms.ts';
import type { Suggestion } from '../spelling-suggestions/create-suggester.ts';
import { matchCase } from './apply-phrase-rules.ts';
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

/** Fewer words tell too little about how somebody spells. */
const enoughToJudge = 40;
/** At most one misspelling in this many words: such a writer also knows the words that are in no list. */
const wordsForSlip = 30;
/** A known word within this many slips may be what was meant; fewer where the word is spelt the same way again. */
const farFromAll = 1.4;
const farWhenRepeated = 1.1;

/** "dabke", "mansaf": far from every word we know, from somebody who spells well. */
const isOwnWord = (
  { word, candidate }: Misspelling,
  input: RuleInput,
  timesUsed: Map<string, number>,
): boolean => {
  if (!/^(?:spelling|unknown-word)$/.test(candidate.rule) || !/^\p{L}+$/u.test(word.text)) return false;
  const nearest = Math.min(...input.suggest(word.text).map(({ distance }) => distance));
  return nearest >= ((timesUsed.get(word.lower) ?? 0) > 1 ? farWhenRepeated : farFromAll);
};

interface Misspelling {
  word: Word;
  candidate: Candidate;
}

/** A good speller’s word that is unlike every word we know counts as right. */
const withoutOwnWords = (found: Misspelling[], input: RuleInput): Candidate[] => {
  const { words } = input.analysis;
  const timesUsed = new Map<string, number>();
  for (const { lower } of words) timesUsed.set(lower, (timesUsed.get(lower) ?? 0) + 1);
  const sure = found.filter((misspelling) => !isOwnWord(misspelling, input, timesUsed));
  const isGoodSpeller = words.length >= enoughToJudge && sure.length * wordsForSlip <= words.length;
  return (isGoodSpeller ? sure : found).map(({ candidate }) => candidate);
};

/** Words no dictionary has, names, sounds and the words of a good speller's own world apart. */
export const spelling: Rule = (input) => {
  const names = nameWords(input);
  const found = input.analysis.words.flatMap((word): Misspelling[] => {
    if (isOutOfReach(word) || input.knownWords.isWord(word.text)) return [];
    if (isSoundWord(word, input) || isAge(word, input)) return [];
    const isCapitalised = /^\p{Lu}/u.test(word.text);
    const isName = !opensSomething(word, input) || names.has(word.lower.replace(/'s?$/, ''));
    if (isCapitalised && isName && !isMisspeltDay(word, input)) return [];
    const candidate = spellingOf(word, input);
    return candidate ? [{ word, candidate }] : [];
  });
  return withoutOwnWords(found, input);
};

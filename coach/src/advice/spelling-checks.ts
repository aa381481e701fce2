import { type Sentence, type Word, zipfOf } from '../parse/index.ts';
import { wordsIn } from '../revision/changed-words.ts';
import { isWithinEditDistance } from '../safety/edit-distance.ts';
import {
  type AdviceCheck,
  countInBothDrafts,
  type DraftComparison,
  wordPattern,
} from './draft-comparison.ts';

/** What became of a word that was to be spelt again; `gone` with its sentence. */
type Fate = 'left' | 'mended' | 'capital' | 'nearer' | 'tried' | 'gone';

const isSlipOf = (word: string, other: string): boolean =>
  isWithinEditDistance(word.toLowerCase(), other.toLowerCase(), Math.ceil(word.length / 3));

/** As it was written: "germans" is right as "Germans". */
const standsIn = (text: string, word: string): boolean =>
  new RegExp(wordPattern([word]).source, 'u').test(text);

const isMisspelt = ({ context, after }: DraftComparison, word: string): boolean =>
  context.findings.some(
    ({ kind, start, end }) =>
      kind === 'spelling' && after.text.slice(start, end).toLowerCase() === word.toLowerCase(),
  );

/** What the word may have been meant to be. */
const rightWordsFor = ({ before, findings }: DraftComparison, word: string): string[] =>
  findings.flatMap(({ kind, start, end, suggestions }) =>
    kind === 'spelling' && before.text.slice(start, end) === word ? suggestions : [],
  );

const distance = (one: string, other: string): number => {
  const most = Math.max(one.length, other.length);
  const counted = Array.from({ length: most }, (_, within) => within);
  return counted.find((within) => isWithinEditDistance(one, other, within)) ?? most;
};

/** Other slips for the word that stand in the draft now: words in no list, and what is found to be misspelt. */
const newSlipsFor = (comparison: DraftComparison, word: string): Word[] => {
  const { before, after } = comparison;
  const had = new Set(before.words.map(({ lower }) => lower));
  return after.words.filter(
    (now) =>
      !had.has(now.lower) &&
      (!now.isKnown || isMisspelt(comparison, now.text)) &&
      isSlipOf(word, now.lower) &&
      !rightWordsFor(comparison, word).includes(now.text),
  );
};

/** Sentences that had the word. */
const sentencesWith = ({ before }: DraftComparison, word: string): Sentence[] =>
  before.sentences.filter(({ start, end }) => standsIn(before.text.slice(start, end), word));

/** "greetin'" for "greetin": an apostrophe behind each of its places. */
const isCutShort = ({ before, after }: DraftComparison, word: string): boolean => {
  const places = (text: string, mark: string) =>
    text.match(new RegExp(`${wordPattern([word]).source}${mark}`, 'gu'))?.length ?? 0;
  const cut = places(after.text, "['’]");
  return cut > 0 && cut === places(after.text, '') && places(before.text, "['’]") === 0;
};

const seldom = 3.5;

/** "pleas" for "please": a word, and one that hardly any child means. */
const isAnotherSlip = (comparison: DraftComparison, word: string, now: readonly Word[]): boolean => {
  const had = new Set(comparison.before.words.map(({ lower }) => lower));
  const right = new Set(rightWordsFor(comparison, word).map((each) => each.toLowerCase()));
  if (right.size === 0 || now.some(({ lower }) => right.has(lower))) return false;
  return now.some(({ lower }) => !had.has(lower) && isSlipOf(word, lower) && zipfOf(lower) < seldom);
};

const fateOf = (comparison: DraftComparison, word: string): Fate => {
  const { after, alignment } = comparison;
  if (isCutShort(comparison, word)) return 'tried';
  if (standsIn(after.text, word) || isMisspelt(comparison, word)) return 'left';
  const became = sentencesWith(comparison, word).flatMap((old) => alignment.becameOf.get(old) ?? []);
  if (became.length === 0) return 'gone';
  const slips = newSlipsFor(comparison, word);
  if (slips.length > 0) {
    const isNearer = rightWordsFor(comparison, word).some((right) =>
      slips.some(({ text }) => distance(text, right) < distance(word, right) || distance(text, right) <= 1),
    );
    return isNearer ? 'nearer' : 'tried';
  }
  const now = wordsIn(after, became);
  if (now.some(({ lower }) => lower === word.toLowerCase())) return 'capital';
  return isAnotherSlip(comparison, word, now) ? 'tried' : 'mended';
};

/** Some of its places are right now, others are left. */
const standsLessOften = (comparison: DraftComparison, word: string): boolean => {
  const counts = countInBothDrafts(comparison, wordPattern([word]));
  const isGone = sentencesWith(comparison, word).some(
    (old) => (comparison.alignment.becameOf.get(old)?.length ?? 0) === 0,
  );
  return counts.after > 0 && counts.after < counts.before && !isGone;
};

/** The words to spell again are right, or at least other words; of one word, a slip that is nearer is a beginning, too. */
export const correctsSpelling: AdviceCheck = (comparison) => {
  const { words } = comparison.advice;
  const fates = words.map((word) => fateOf(comparison, word));
  const isRight = (fate: Fate) => fate === 'mended' || fate === 'capital';
  if (fates.every((fate) => isRight(fate) || fate === 'gone') && fates.some(isRight)) return 'done';
  if (fates.includes('mended') || words.some((word) => standsLessOften(comparison, word))) return 'partly';
  if (fates.length === 1 && fates.includes('nearer')) return 'partly';
  // Another word in no list may be right or another slip.
  return fates.includes('tried') || fates.includes('nearer') ? 'new_text' : 'not_yet';
};

/** Of a list of words, the sentence that is shown may have one that was mended, or none. */
export const mendsWordThere = (comparison: DraftComparison): boolean => {
  const { advice, before, after, relocated } = comparison;
  const now = (relocated?.news ?? []).map(({ start, end }) => after.text.slice(start, end));
  return advice.words.some(
    (word) =>
      relocated?.olds.some(({ start, end }) => standsIn(before.text.slice(start, end), word)) &&
      !now.some((text) => standsIn(text, word)) &&
      !['tried', 'gone'].includes(fateOf(comparison, word)),
  );
};

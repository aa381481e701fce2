import type { DeviceKind, Sentence, Word } from '../parse/index.ts';
import { roleShare } from '../sentence-roles/read-roles.ts';
import type { SentenceRole } from '../sentence-roles/sentence-role.ts';
import {
  type DraftComparison,
  doneIf,
  type Measure,
  textOfSentences,
  wordPattern,
  writtenNow,
} from './draft-comparison.ts';

const count = (text: string, cue: RegExp): number =>
  text.match(new RegExp(cue.source, `${cue.flags.replace('g', '')}g`))?.length ?? 0;

/** What stood at the place, what stands there now, and which words are new. */
const changeOf = (comparison: DraftComparison): { old: string; now: string; added: Word[] } => {
  const { before, after, carried, alignment } = comparison;
  if (carried)
    return {
      old: textOfSentences(before, carried.olds),
      now: textOfSentences(after, carried.around),
      added: carried.added,
    };
  const olds = before.sentences.filter((old) => !alignment.unchanged.has(old));
  const left = new Map<string, number>();
  for (const old of olds)
    for (const { lower } of before.words.slice(old.firstWord, old.endWord))
      left.set(lower, (left.get(lower) ?? 0) + 1);
  const added = writtenNow(comparison).flatMap(({ firstWord, endWord }) =>
    after.words.slice(firstWord, endWord).filter(({ lower }) => {
      const times = left.get(lower) ?? 0;
      left.set(lower, times - 1);
      return times <= 0;
    }),
  );
  return { old: textOfSentences(before, olds), now: textOfSentences(after, writtenNow(comparison)), added };
};

/** New words at the place, with more of the wished kind than before; a few of that kind are a beginning. */
export const adds =
  (cue: RegExp, least: number): Measure =>
  (comparison) => {
    const { old, now, added } = changeOf(comparison);
    const says = count(now, cue) > count(old, cue);
    return doneIf(says && added.length >= least, says);
  };

/** Words that show: of the senses, or two that describe. */
export const addsSensoryDetail =
  (cue: RegExp, least: number): Measure =>
  (comparison) => {
    const { added } = changeOf(comparison);
    const describing = added.filter(({ pos, isContent }) => isContent && (pos === 'ADJ' || pos === 'ADV'));
    if (describing.length >= 2 && added.length >= least) return 'done';
    return adds(cue, least)(comparison);
  };

export const addsWords =
  (least: number): Measure =>
  (comparison) => {
    const { added } = changeOf(comparison);
    return doneIf(added.length >= least, added.length >= least / 2);
  };

/** A word of the sentence gave way to another, and the sentence is still the same one. */
export const changesWord: Measure = ({ carried }) =>
  doneIf(carried?.fate === 'changed' && carried.added.some(({ isContent }) => isContent));

export const changesSentence: Measure = ({ carried }) =>
  doneIf(carried?.fate === 'changed' && carried.added.length > 0);

/** Whether the draft has now what it was told it had not. */
export const has =
  (test: (comparison: DraftComparison) => boolean): Measure =>
  (comparison) =>
    doneIf(test(comparison));

/** More of something than before. */
export const more =
  (of: (comparison: DraftComparison, which: 'before' | 'after') => number): Measure =>
  (comparison) =>
    doneIf(of(comparison, 'after') > of(comparison, 'before'));

export const fewerWords: Measure = (comparison) => {
  const pattern = wordPattern(comparison.advice.words);
  return doneIf(
    count(comparison.after.text, pattern) <
      count(textOfSentences(comparison.before, survivors(comparison)), pattern),
  );
};

/** The words at the passage that gave way there, wherever else they stand. */
export const fewerWordsThere: Measure = (comparison) => {
  const pattern = wordPattern(comparison.advice.words);
  const { old, now } = changeOf(comparison);
  return doneIf(count(now, pattern) < count(old, pattern));
};

const firstWordOf = ({ text }: DraftComparison['before'], { start, end }: Sentence): string =>
  /[\p{L}'’]+/u.exec(text.slice(start, end))?.[0].toLowerCase() ?? '';

/** Old sentences that became something: a deleted one has not become better. */
const survivors = ({ before, alignment }: DraftComparison): Sentence[] =>
  before.sentences.filter((old) => (alignment.becameOf.get(old)?.length ?? 0) > 0);

/** Fewer sentences begin with the word. */
export const fewerOpenings: Measure = (comparison) => {
  const [word = ''] = comparison.advice.words;
  const openings = (text: DraftComparison['before'], sentences: Sentence[]) =>
    sentences.filter((one) => firstWordOf(text, one) === word.toLowerCase()).length;
  return doneIf(
    openings(comparison.after, comparison.after.sentences) <
      openings(comparison.before, survivors(comparison)),
  );
};

export const fewerAnds: Measure = (comparison) => {
  const ands = (text: string) => count(text, /\band\b/i);
  return doneIf(
    ands(comparison.after.text) < ands(textOfSentences(comparison.before, survivors(comparison))),
  );
};

export const beginsDifferently: Measure = ({ before, after, carried }) => {
  const [old] = carried?.olds ?? [];
  const [now] = carried?.news ?? [];
  const isOther = old && now && firstWordOf(before, old) !== firstWordOf(after, now);
  return doneIf(Boolean(isOther));
};

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

/** Nothing is flagged any more where something was. */
export const mends =
  (faults: (comparison: DraftComparison) => readonly { start: number; end: number }[]): Measure =>
  (comparison) => {
    const { carried } = comparison;
    if (!carried || carried.fate === 'same') return 'not_yet';
    const isClean = !faults(comparison).some((fault) => carried.around.some((one) => overlaps(fault, one)));
    return doneIf(isClean);
  };

/** Links in what the passage became, or that open a new sentence beside it: an "and" inside a new one joins nothing. */
export const addsLink: Measure = ({ before, after, carried }) => {
  if (!carried) return 'not_yet';
  const linksIn = (text: DraftComparison['before'], sentences: Sentence[]) =>
    text.connectives.filter((link) => sentences.some((one) => overlaps(link, one)));
  const inside = linksIn(after, carried.news);
  const beside = linksIn(after, carried.around).filter(
    (link) => link.opensSentence && !inside.includes(link),
  );
  const isLinked = inside.length + beside.length > linksIn(before, carried.olds).length;
  return doneIf(isLinked);
};

/** How likely a sentence must do what was asked for; in between it is a beginning. */
const surely = 0.4;
const perhaps = 0.25;

/** What was written now does what was asked for: it gives a reason, backs one up, closes the story. */
export const addsRole =
  (...roles: SentenceRole[]): Measure =>
  (comparison) => {
    const written = writtenNow(comparison).filter(({ endWord, firstWord }) => endWord > firstWord);
    const share = Math.max(
      0,
      ...written.flatMap((one) => roles.map((role) => roleShare(comparison.after, one, role))),
    );
    const { added } = changeOf(comparison);
    const saysMore = added.filter(({ isContent }) => isContent).length >= fewestNewWords;
    return doneIf(share >= surely && saysMore, share >= perhaps && saysMore);
  };

const fewestNewWords = 3;

export const addsDevice = (kind: DeviceKind): Measure =>
  more((comparison, which) => comparison[which].devices.filter((device) => device.kind === kind).length);

/** The best result of several measures. */
export const either =
  (...measures: Measure[]): Measure =>
  (comparison) => {
    const found = measures.map((measure) => measure(comparison));
    return found.find((one) => one === 'done') ?? found.find((one) => one === 'partly') ?? 'not_yet';
  };

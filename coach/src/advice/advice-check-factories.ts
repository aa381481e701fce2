import type { PersuasiveDeviceKind, Sentence, Word } from '../parse/index.ts';
import { roleProbability } from '../sentence-roles/classify-roles.ts';
import type { SentenceRole } from '../sentence-roles/sentence-role.ts';
import {
  type AdviceCheck,
  type DraftComparison,
  followedWhen,
  sentencesWrittenNow,
  textOfSentences,
  wordPattern,
} from './draft-comparison.ts';

const count = (text: string, cue: RegExp): number =>
  text.match(new RegExp(cue.source, `${cue.flags.replace('g', '')}g`))?.length ?? 0;

/** What stood at the place, what stands there now, and which words are new. */
const changeOf = (comparison: DraftComparison): { old: string; now: string; added: Word[] } => {
  const { before, after, relocated, alignment } = comparison;
  if (relocated)
    return {
      old: textOfSentences(before, relocated.olds),
      now: textOfSentences(after, relocated.around),
      added: relocated.added,
    };
  const olds = before.sentences.filter((old) => !alignment.unchanged.has(old));
  const left = new Map<string, number>();
  for (const old of olds)
    for (const { lower } of before.words.slice(old.firstWord, old.endWord))
      left.set(lower, (left.get(lower) ?? 0) + 1);
  const added = sentencesWrittenNow(comparison).flatMap(({ firstWord, endWord }) =>
    after.words.slice(firstWord, endWord).filter(({ lower }) => {
      const times = left.get(lower) ?? 0;
      left.set(lower, times - 1);
      return times <= 0;
    }),
  );
  return {
    old: textOfSentences(before, olds),
    now: textOfSentences(after, sentencesWrittenNow(comparison)),
    added,
  };
};

/** New words at the place, with more of the wished kind than before; a few of that kind are a beginning. */
export const checkAdds =
  (cue: RegExp, least: number): AdviceCheck =>
  (comparison) => {
    const { old, now, added } = changeOf(comparison);
    const says = count(now, cue) > count(old, cue);
    return followedWhen(says && added.length >= least, says);
  };

/** Words that show: of the senses, or two that describe. */
export const addsSensoryDetail =
  (cue: RegExp, least: number): AdviceCheck =>
  (comparison) => {
    const { added } = changeOf(comparison);
    const describing = added.filter(({ pos, isContent }) => isContent && (pos === 'ADJ' || pos === 'ADV'));
    if (describing.length >= 2 && added.length >= least) return 'done';
    return checkAdds(cue, least)(comparison);
  };

export const addsWords =
  (least: number): AdviceCheck =>
  (comparison) => {
    const { added } = changeOf(comparison);
    return followedWhen(added.length >= least, added.length >= least / 2);
  };

/** A word of the sentence gave way to another, and the sentence is still the same one. */
export const changesWord: AdviceCheck = ({ relocated }) =>
  followedWhen(relocated?.fate === 'changed' && relocated.added.some(({ isContent }) => isContent));

export const changesSentence: AdviceCheck = ({ relocated }) =>
  followedWhen(relocated?.fate === 'changed' && relocated.added.length > 0);

/** Whether the draft has now what it was told it had not. */
export const checkNowTrue =
  (test: (comparison: DraftComparison) => boolean): AdviceCheck =>
  (comparison) =>
    followedWhen(test(comparison));

/** More of something than before. */
export const checkCountGrew =
  (of: (comparison: DraftComparison, which: 'before' | 'after') => number): AdviceCheck =>
  (comparison) =>
    followedWhen(of(comparison, 'after') > of(comparison, 'before'));

export const fewerWords: AdviceCheck = (comparison) => {
  const pattern = wordPattern(comparison.advice.words);
  return followedWhen(
    count(comparison.after.text, pattern) <
      count(textOfSentences(comparison.before, survivors(comparison)), pattern),
  );
};

/** The words at the passage that gave way there, wherever else they stand. */
export const fewerWordsInPassage: AdviceCheck = (comparison) => {
  const pattern = wordPattern(comparison.advice.words);
  const { old, now } = changeOf(comparison);
  return followedWhen(count(now, pattern) < count(old, pattern));
};

const firstWordOf = ({ text }: DraftComparison['before'], { start, end }: Sentence): string =>
  /[\p{L}'’]+/u.exec(text.slice(start, end))?.[0].toLowerCase() ?? '';

/** Old sentences that became something: a deleted one has not become better. */
const survivors = ({ before, alignment }: DraftComparison): Sentence[] =>
  before.sentences.filter((old) => (alignment.becameOf.get(old)?.length ?? 0) > 0);

/** Fewer sentences begin with the word. */
export const fewerOpenings: AdviceCheck = (comparison) => {
  const [word = ''] = comparison.advice.words;
  const openings = (text: DraftComparison['before'], sentences: Sentence[]) =>
    sentences.filter((one) => firstWordOf(text, one) === word.toLowerCase()).length;
  return followedWhen(
    openings(comparison.after, comparison.after.sentences) <
      openings(comparison.before, survivors(comparison)),
  );
};

export const fewerAnds: AdviceCheck = (comparison) => {
  const ands = (text: string) => count(text, /\band\b/i);
  return followedWhen(
    ands(comparison.after.text) < ands(textOfSentences(comparison.before, survivors(comparison))),
  );
};

export const beginsDifferently: AdviceCheck = ({ before, after, relocated }) => {
  const [old] = relocated?.olds ?? [];
  const [now] = relocated?.news ?? [];
  const isOther = old && now && firstWordOf(before, old) !== firstWordOf(after, now);
  return followedWhen(Boolean(isOther));
};

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

/** Nothing is flagged any more where something was. */
export const checkErrorsFixed =
  (faults: (comparison: DraftComparison) => readonly { start: number; end: number }[]): AdviceCheck =>
  (comparison) => {
    const { relocated } = comparison;
    if (!relocated || relocated.fate === 'same') return 'not_yet';
    const isClean = !faults(comparison).some((fault) => relocated.around.some((one) => overlaps(fault, one)));
    return followedWhen(isClean);
  };

/** How likely a sentence must do what was asked for; in between it is a beginning. */
const surely = 0.4;
const perhaps = 0.25;

/** How many new words an old sentence needs before it counts as doing something new. */
const fewestNewWords = 2;

/** What was written now does what was asked for and did not before: it gives a reason, backs one up, closes the story. */
export const addsSentenceRole =
  (...roles: SentenceRole[]): AdviceCheck =>
  (comparison) => {
    const { before, after, alignment } = comparison;
    const contentOf = (text: DraftComparison['before'], { firstWord, endWord }: Sentence): Word[] =>
      text.words.slice(firstWord, endWord).filter(({ isContent }) => isContent);
    const shares = sentencesWrittenNow(comparison).map((one) => {
      const olds = before.sentences.filter((old) => alignment.becameOf.get(old)?.includes(one));
      const known = new Set(olds.flatMap((old) => contentOf(before, old).map(({ lower }) => lower)));
      const isGrown =
        olds.length === 0 ||
        contentOf(after, one).filter(({ lower }) => !known.has(lower)).length >= fewestNewWords;
      return Math.max(
        0,
        ...roles.map((role) => {
          const didBefore = olds.some((old) => roleProbability(before, old, role) >= surely);
          return isGrown && !didBefore ? roleProbability(after, one, role) : 0;
        }),
      );
    });
    const share = Math.max(0, ...shares);
    return followedWhen(share >= surely, share >= perhaps);
  };

export const addsPersuasiveDevice = (kind: PersuasiveDeviceKind): AdviceCheck =>
  checkCountGrew(
    (comparison, which) => comparison[which].devices.filter((device) => device.kind === kind).length,
  );

/** The best result of several checks. */
export const bestOf =
  (...checks: AdviceCheck[]): AdviceCheck =>
  (comparison) => {
    const found = checks.map((check) => check(comparison));
    return found.find((one) => one === 'done') ?? found.find((one) => one === 'partly') ?? 'not_yet';
  };

import type { Span } from '../marking/assessment.ts';
import { overlaps } from '../marking/draft.ts';
import type { Sentence, Word } from '../parse/index.ts';
import { wordsIn } from '../revision/changed-words.ts';
import { isWithinEditDistance } from '../safety/edit-distance.ts';
import type { Finding } from '../writing-errors/finding.ts';
import {
  type AdviceCheck,
  countInBothDrafts,
  type DraftComparison,
  followedWhen,
  textOfSentences,
  wordPattern,
} from './draft-comparison.ts';

/** Nothing is flagged any more where something was. */
export const checkErrorsFixed =
  (faults: (comparison: DraftComparison) => readonly Span[]): AdviceCheck =>
  (comparison) => {
    const { relocated } = comparison;
    if (!relocated || relocated.fate === 'same') return 'not_yet';
    const isLeft = faults(comparison).some((span) => relocated.news.some((one) => overlaps(span, one)));
    const isWhole = relocated.news.every(({ kind }) => kind !== 'fragment');
    return followedWhen(!isLeft && isWhole, !isLeft);
  };

/** The places that the advice speaks of: those in the words that it quotes, or all in its sentences. */
const joinsMeant = ({ advice, before, relocated }: DraftComparison): string[][] => {
  const places = (relocated?.olds ?? []).flatMap(({ faults }) =>
    faults.map(({ start, end }) => before.text.slice(start, end)),
  );
  const quoted = places.filter((place) => advice.words.some((words) => words.includes(place)));
  const there = quoted.length > 0 ? quoted : places;
  const hasComma = advice.rule === 'punctuation.splice';
  const meant = there.filter((place) => place.includes(',') === hasComma);
  return (meant.length > 0 ? meant : there).map((place) => place.split(/[\s,]+/));
};

/** A sentence ends or a mark stands there, or a word joins the two. */
const isParted = (between: string): boolean => /[.!?;:—–\n]|\p{L}/u.test(between);
const longestBetween = 30;

/** What stands now between the two words at which two sentences ran together; null where they are gone. */
const betweenNow = (now: string, join: readonly string[]): string | null => {
  const [left, right] = [join[0], join.at(-1)];
  if (!left || !right) return null;
  const found = new RegExp(
    `(?:${wordPattern([left]).source})([\\s\\S]{0,${longestBetween}}?)(?:${wordPattern([right]).source})`,
    'iu',
  ).exec(now);
  return found?.[1] ?? null;
};

const fewestOfClause = 3;

/** Where two sentences ran together they are parted or joined, whatever else is wrong in them. */
export const mendsJoin: AdviceCheck = (comparison) => {
  const { after, relocated, context } = comparison;
  const joins = joinsMeant(comparison);
  if (!relocated || relocated.fate === 'same') return 'not_yet';
  if (joins.length === 0) return checkErrorsFixed(() => context.joins)(comparison);
  const now = textOfSentences(after, relocated.around);
  const isLeft = context.joins.some((span) => relocated.news.some((one) => overlaps(span, one)));
  const places = joins.map((join) => betweenNow(now, join));
  // Half of it was taken out: nothing runs on any longer, and nothing was parted.
  const { lost, added } = relocated.changed;
  if (places.every((between) => between === null) && lost.length - added.length >= fewestOfClause)
    return 'new_text';
  // Another place in the same words may be the better one to stop at.
  const isStopped = relocated.news.length > relocated.olds.length;
  if (!isLeft && isStopped) return 'done';
  const mended = places.filter((between) => (between === null ? !isLeft : isParted(between)));
  return followedWhen(mended.length === joins.length, mended.length > 0 || isStopped);
};

const spaced = (text: string): string => text.toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, ' ').trim();

/** The errors that the advice speaks of, by their reason, which it says; all of the kind where it says none. */
const findingsMeant = (
  { advice, before, findings, relocated }: DraftComparison,
  kind: Finding['kind'],
): readonly Finding[] => {
  const here = findings.filter(
    (finding) => finding.kind === kind && relocated?.olds.some((old) => overlaps(finding, old)),
  );
  const named = here.filter(({ reason }) => reason !== '' && advice.text.includes(reason));
  if (named.length > 0) return named.slice(0, 1);
  const quoted = here.filter(({ start, end }) => advice.words.includes(before.text.slice(start, end)));
  return quoted.length > 0 ? quoted : here;
};

/** A finding as it would read with other words in its place, together with the word before it or the one after it. */
const withNeighbour = (text: string, { start, end }: Span, put: string): string[] => {
  const [left = ''] = /[^\s]*\s*$/.exec(text.slice(0, start)) ?? [];
  const [right = ''] = /^\s*[^\s.,!?;]*/.exec(text.slice(end)) ?? [];
  return [spaced(`${left}${put}`), spaced(`${put}${right}`)];
};

/** Not as a part of other words. */
const standsWhole = (text: string, words: string): boolean => {
  const at = text.indexOf(words);
  if (at < 0) return false;
  const isLetter = (place: string | undefined) => place !== undefined && /[\p{L}']/u.test(place);
  const isCut =
    (isLetter(words[0]) && isLetter(text[at - 1])) ||
    (isLetter(words.at(-1)) && isLetter(text[at + words.length]));
  return !isCut || standsWhole(text.slice(at + 1), words);
};

/** "blow" became "blown" and not "blew", "dont" became "do'nt": another try at the right word. */
const isTriedAgain = (finding: Finding, olds: readonly Word[], news: readonly Word[]): boolean => {
  const right = finding.suggestions.flatMap((words) => spaced(words).split(' '));
  const had = new Set(olds.map(({ lower }) => spaced(lower)));
  return news.some((word) => {
    const now = spaced(word.lower);
    if (had.has(now) || right.includes(now)) return false;
    return right.some(
      (each) =>
        each.length > 2 &&
        (isWithinEditDistance(each, now, 1) ||
          each === word.lemma ||
          (!word.isKnown && (now.startsWith(each) || isWithinEditDistance(each, now, 2)))),
    );
  });
};

/** All its words are there as often as before, in another order: "me and dad" as "dad and me". */
const isOnlyReordered = (text: string, { start, end }: Span, sentences: { old: string; now: string }) => {
  const words = spaced(text.slice(start, end)).split(' ');
  const countIn = (where: string, word: string) =>
    spaced(where)
      .split(/[^\p{L}']+/u)
      .filter((each) => each === word).length;
  return (
    words.length > 1 && words.every((word) => countIn(sentences.now, word) >= countIn(sentences.old, word))
  );
};

/** What was found in the draft before stands right now, or its words are gone and nothing of the kind is found at the place. */
export const correctsFinding =
  (kind: Finding['kind']): AdviceCheck =>
  (comparison) => {
    const { before, after, context, relocated } = comparison;
    if (!relocated || relocated.fate === 'same') return 'not_yet';
    const meant = findingsMeant(comparison, kind);
    const now = spaced(textOfSentences(after, relocated.news));
    const stands = (finding: Finding, put: string, isEnough: 'some' | 'every') =>
      withNeighbour(before.text, finding, put)[isEnough]((words) => standsWhole(now, words));
    if (meant.some((finding) => finding.suggestions.some((right) => stands(finding, right, 'some'))))
      return meant.some((finding) => standsAgain(comparison, finding)) ? 'partly' : 'done';
    if (meant.some((finding) => stands(finding, before.text.slice(finding.start, finding.end), 'every')))
      return followedWhen(
        false,
        meant.some((finding) => isMendedElsewhere(comparison, finding) || addsItsMark(comparison, finding)),
      );
    if (meant.some((finding) => isMendedInPart(comparison, finding, relocated.olds, relocated.news)))
      return 'partly';
    const rules = new Set(meant.map(({ rule }) => rule));
    const isFoundAgain = context.findings.some(
      (finding) =>
        finding.kind === kind &&
        (rules.size === 0 || rules.has(finding.rule)) &&
        relocated.news.some((one) => overlaps(finding, one)),
    );
    if (isFoundAgain) return 'not_yet';
    // With most of its sentence taken out it is gone, and nothing was mended.
    const { lost, added } = relocated.changed;
    if (lost.length - added.length >= fewestOfClause || meant.some((each) => isAllGone(comparison, each)))
      return 'new_text';
    // Other words than the right ones may be right, too; a spelling that was chosen is one of two.
    return kind === 'spelling' ? 'partly' : 'done';
  };

/** Of the words where a mark was missing none is left. */
const isAllGone = ({ before, after, relocated }: DraftComparison, { kind, start, end }: Finding): boolean => {
  const words = before.text.slice(start, end).match(/[\p{L}’']+/gu) ?? [];
  const now = textOfSentences(after, relocated?.news ?? []);
  return kind === 'punctuation' && words.length > 0 && !wordPattern(words).test(now);
};

/** "We dont have a shop, we dont have a pool": the same slip is left in the words that were shown. */
const standsAgain = ({ advice, before, after, relocated }: DraftComparison, finding: Finding): boolean => {
  const wrong = before.text.slice(finding.start, finding.end);
  const isSaidTwice = advice.words.some((words) => (words.match(wordPattern([wrong]))?.length ?? 0) > 1);
  const now = textOfSentences(after, relocated?.news ?? []);
  return isSaidTwice && finding.isWrongEverywhere === true && wordPattern([wrong]).test(now);
};

const marksIn = (text: string): string[] => text.match(/[,;:?!"“”'’]/g) ?? [];

/** The sentence has more of the mark that was asked for, if not at the place. */
const addsItsMark = ({ before, after, relocated }: DraftComparison, finding: Finding): boolean => {
  const [right] = finding.suggestions;
  if (finding.kind !== 'punctuation' || right === undefined || !relocated) return false;
  const had = marksIn(before.text.slice(finding.start, finding.end));
  const asked = marksIn(right).filter((mark) => !had.includes(mark));
  const countOf = (text: string, mark: string) => text.split(mark).length;
  const old = textOfSentences(before, relocated.olds);
  const now = textOfSentences(after, relocated.news);
  return asked.some((mark) => countOf(now, mark) > countOf(old, mark));
};

/** The same words stood elsewhere, too, and fewer of them are left. */
const isMendedElsewhere = (comparison: DraftComparison, { start, end }: Finding): boolean => {
  const counts = countInBothDrafts(comparison, wordPattern([comparison.before.text.slice(start, end)]));
  return counts.after < counts.before;
};

const isMendedInPart = (
  { before, after }: DraftComparison,
  finding: Finding,
  olds: Sentence[],
  news: Sentence[],
): boolean =>
  isTriedAgain(finding, wordsIn(before, olds), wordsIn(after, news)) ||
  isOnlyReordered(before.text, finding, {
    old: textOfSentences(before, olds),
    now: textOfSentences(after, news),
  });

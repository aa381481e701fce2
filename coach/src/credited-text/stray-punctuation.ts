import { isAbbreviation, splitSentences } from '@inkling/contract';
import type { Span } from '../marking/assessment.ts';
import { memoise } from '../parse/memoise.ts';
import { splitParagraphs } from '../parse/split-paragraphs.ts';
import { type TaggedWord, tagWords } from '../parse/tag-words.ts';
import { applyEdits } from './apply-edits.ts';
import {
  endsSentence,
  isPunctuationError,
  mayPunctuationStandBetween,
  splitsPhrase,
  type WordGap,
} from './judge-punctuation.ts';
import { findStrayPunctuationByPattern, type StrayPunctuation } from './stray-punctuation-by-pattern.ts';
import { pairScore } from './word-pairs.ts';

/**
 * Marks inside a line that are right or wrong by the words around them: ends before a small letter or inside a name, and
 * pauses.
 */
const inner =
  /(?<=[\p{L}\p{N}"”’')\]])(?:(?:\.{3}|…|[.!?]+)(?=[ \t]+[\p{Ll},;])|(?=[.!?…])(?<=\s\p{Lu}\p{Ll}+)(?:\.{3}|…|[.!?]+)(?=[ \t]+\p{Lu}\p{Ll})|[,;](?=\s+\S)|:(?=\s+\p{Ll})|[ \t]+[–—-](?=\s))/gu;

const fewestSmall = 2;

/** By full stops alone: other marks may have been scattered in. */
const isUncapped = (text: string): boolean => {
  const small = text.match(/\p{L}\.\s+\p{Ll}/gu)?.length ?? 0;
  const large = text.match(/\p{L}\.\s+\p{Lu}/gu)?.length ?? 0;
  return small >= Math.max(fewestSmall, large);
};

interface Candidate extends Span {
  mark: string;
  /** Its place in the text that is read without any of them. */
  at: number;
}

interface Cut {
  left: string;
  /** For each stretch, where it was cut out. */
  at: number[];
}

/** The text without some stretches, in the order they stand in. */
const cutAll = (text: string, cuts: Span[]): Cut => {
  let left = '';
  let from = 0;
  const at: number[] = [];
  for (const { start, end } of cuts) {
    left += text.slice(from, Math.max(from, start));
    at.push(left.length);
    from = Math.max(from, end);
  }
  return { left: left + text.slice(from), at };
};

/** Marks that the words around them decide about, at their places in the text and in what is left without `misplaced`. */
const innerMarks = (text: string, misplaced: StrayPunctuation[]): (Candidate & { old: Span })[] => {
  const { left, at } = cutAll(text, misplaced);
  let passed = 0;
  let shift = 0;
  const moved = (place: number): number => {
    while (passed < at.length && (at[passed] ?? 0) <= place) {
      const { start = 0, end = 0 } = misplaced[passed] ?? {};
      shift += end - start;
      passed++;
    }
    return place + shift;
  };
  return [...left.matchAll(inner)]
    .filter(({ 0: mark, index }) => mark !== '.' || !isAbbreviation(left, index))
    .map(({ 0: mark, index }) => {
      const start = moved(index);
      return {
        mark,
        at: index,
        start: index,
        end: index + mark.length,
        old: { start, end: start + mark.length },
      };
    });
};

const longestItem = 4;
/** As many words on each side tell whether a mark stands between two clauses. */
const reach = 40;

/** For each mark, where the sentence as it is written begins and ends around it. */
const boundsOf = (
  candidates: Candidate[],
  places: number[],
  length: number,
): [from: number, to: number][] => {
  let from = 0;
  const bounds = candidates.map(({ mark }, index): [number, number] => {
    const begun = from;
    if (endsSentence(mark)) from = places[index] ?? from;
    return [begun, length];
  });
  let to = length;
  for (let index = candidates.length - 1; index >= 0; index--) {
    const own = bounds[index];
    if (own) own[1] = to;
    if (endsSentence(candidates[index]?.mark ?? '')) to = places[index] ?? to;
  }
  return bounds;
};

type JudgedMark = Candidate & { gap: Omit<WordGap, 'isScattered'> };

/** The marks of a sentence, each with the words around it. */
const gapsIn = (
  text: string,
  sentence: Span,
  { candidates, isUncapped }: { candidates: Candidate[]; isUncapped: boolean },
): JudgedMark[] => {
  const words = tagWords(text, sentence);
  let next = 0;
  const places = candidates.map(({ at }) => {
    while (next < words.length && (words[next]?.start ?? 0) < at) next++;
    return next;
  });
  const bounds = boundsOf(candidates, places, words.length);
  return candidates.map((candidate, index) => {
    const place = places[index] ?? 0;
    const [from, to] = bounds[index] ?? [0, words.length];
    const before = words[place - 1];
    const after = words[place];
    const gap = {
      left: words.slice(Math.max(from, place - reach), place),
      right: words.slice(place, Math.min(to, place + reach)),
      isList: [index - 1, index + 1].some(
        (other) => candidates[other]?.mark === ',' && Math.abs((places[other] ?? 0) - place) <= longestItem,
      ),
      isUncapped,
      worth: before && after ? pairScore(withTag(before), withTag(after)) : 0,
    };
    return { ...candidate, gap };
  });
};

/** Who knows colons and semicolons never sets one inside a phrase. */
const areScattered = (marks: JudgedMark[]): boolean =>
  marks.some(({ mark, gap }) => /^[;:]$/.test(mark) && splitsPhrase({ ...gap, isScattered: false }));

const straysAmong = (marks: JudgedMark[]): StrayPunctuation[] => {
  const isScattered = areScattered(marks);
  return marks.flatMap(({ mark, start, end, gap: around }) => {
    const gap = { ...around, isScattered };
    return mayPunctuationStandBetween(mark, gap)
      ? []
      : [{ start, end, isWrong: isPunctuationError(mark, gap) }];
  });
};

const withTag = ({ lower, tags }: TaggedWord) => ({ lower, pos: tags[0] ?? 'X' });

/** The same draft is looked at for errors and for marks. */
const mostTexts = 8;

/**
 * Marks inside sentences that stand where none belongs. Each place is judged in the text without any such mark, so that
 * what is scattered over a text can't make itself look right.
 */
export const findStrayPunctuation = memoise((text): StrayPunctuation[] => {
  const misplaced = findStrayPunctuationByPattern(text);
  const marks = innerMarks(text, misplaced);
  if (marks.length === 0) return misplaced;
  const plain = cutAll(cutAll(text, misplaced).left, marks);
  const candidates = marks.map(({ mark, old }, index) => ({ ...old, mark, at: plain.at[index] ?? 0 }));
  const sentences = splitParagraphs(plain.left).flatMap((paragraph) => splitSentences(plain.left, paragraph));
  const small = isUncapped(text);
  let from = 0;
  const gaps = sentences.flatMap((sentence) => {
    const first = from;
    while ((candidates[from]?.at ?? Number.POSITIVE_INFINITY) < sentence.end) from++;
    return from === first
      ? []
      : gapsIn(plain.left, sentence, { candidates: candidates.slice(first, from), isUncapped: small });
  });
  return [...misplaced, ...straysAmong(gaps)].sort((a, b) => a.start - b.start);
}, mostTexts);

interface Plain {
  text: string;
  strays: StrayPunctuation[];
  toNew: (span: Span) => Span | null;
  toOld: (span: Span) => Span;
}

/** The text without its stray marks, and the way between the two for places in it. */
export const withoutStrayPunctuation = (text: string): Plain => {
  const strays = findStrayPunctuation(text);
  if (strays.length === 0) return { text, strays, toNew: (span) => span, toOld: (span) => span };
  const plain = applyEdits(
    text,
    strays.map(({ start, end }) => ({ start, end, put: '' })),
  );
  return { ...plain, strays, toOld: (span) => plain.toOld(span) ?? span };
};

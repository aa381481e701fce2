import type { Sentence, TextAnalysis, Word } from '../parse/index.ts';
import { isRespelt } from './changed-words.ts';

/** Which sentences of the new draft each sentence of the old one became; none where it is gone. */
export interface Alignment {
  becameOf: ReadonlyMap<Sentence, Sentence[]>;
  /** Old sentences that stand in the new draft to the letter. */
  unchanged: ReadonlySet<Sentence>;
  /** New sentences that come from no old one. */
  fresh: ReadonlySet<Sentence>;
}

const plain = ({ text }: TextAnalysis, { start, end }: Sentence): string =>
  text.slice(start, end).replace(/\s+/g, ' ').trim();

const wordsOf = ({ words }: TextAnalysis, { firstWord, endWord }: Sentence): Word[] =>
  words.slice(firstWord, endWord);

const fewWords = 4;
const leastSame = 0.25;

/** Words that both have, whatever their spelling where the old one is in no list. */
const countShared = (olds: Word[], news: Word[]): number => {
  const left = new Map<string, Word[]>();
  for (const word of news) left.set(word.lower, [...(left.get(word.lower) ?? []), word]);
  const misspelt = olds.filter((old) => !left.get(old.lower)?.pop() && !old.isKnown);
  const others = [...left.values()].flat();
  const same = news.length - others.length;
  // Sentences without a word in common are not compared letter by letter.
  if (olds.length > fewWords && same < olds.length * leastSame) return same;
  const respelt = misspelt.filter((old) => {
    const place = others.findIndex((word) => isRespelt(old, word));
    if (place >= 0) others.splice(place, 1);
    return place >= 0;
  });
  return same + respelt.length;
};

/** How far two sentences are the same, from 0 to 1, and whether one is a part of the other. */
const likenessOf = (olds: Word[], news: Word[]): { share: number; isPart: boolean } => {
  const shared = countShared(olds, news);
  const shorter = Math.min(olds.length, news.length);
  return {
    share: (2 * shared) / Math.max(1, olds.length + news.length),
    isPart: shorter >= 4 && shared / shorter >= 0.75,
  };
};

const leastAlike = 0.5;

/** Where a sentence went: to the one that is most like it, and to those beside that which are like it too, since it may have been cut in two. */
const findLike = (
  olds: Word[],
  left: readonly Sentence[],
  words: ReadonlyMap<Sentence, Word[]>,
): Sentence[] => {
  const alike = left.flatMap((sentence) => {
    const { share, isPart } = likenessOf(olds, words.get(sentence) ?? []);
    return share >= leastAlike || isPart ? [{ sentence, share }] : [];
  });
  const [best] = alike.toSorted((one, other) => other.share - one.share);
  if (!best) return [];
  const places = new Set(alike.map(({ sentence }) => sentence.index));
  const isBeside = ({ index }: Sentence): boolean => {
    const step = Math.sign(best.sentence.index - index);
    for (let place = index; place !== best.sentence.index; place += step)
      if (!places.has(place)) return false;
    return true;
  };
  return alike.flatMap(({ sentence }) => (isBeside(sentence) ? [sentence] : []));
};

/**
 * Sentences that stayed are found by their words wherever they went, since a difference in order would call a moved
 * paragraph deleted; the others by likeness among what is left.
 */
export const alignSentences = (before: TextAnalysis, after: TextAnalysis): Alignment => {
  const becameOf = new Map<Sentence, Sentence[]>();
  const unchanged = pairEqual(before, after, becameOf);
  const taken = new Set([...becameOf.values()].flat());
  const left = after.sentences.filter((sentence) => !taken.has(sentence));
  const words = new Map(left.map((sentence) => [sentence, wordsOf(after, sentence)]));
  for (const old of before.sentences) {
    if (unchanged.has(old)) continue;
    const similar = findLike(wordsOf(before, old), left, words);
    becameOf.set(old, similar);
    for (const sentence of similar) taken.add(sentence);
  }
  return { becameOf, unchanged, fresh: new Set(left.filter((sentence) => !taken.has(sentence))) };
};

/** With less than this left of a draft, the next one is another text, in which nothing can be compared. */
const leastKept = 0.2;
const fewestToCompare = 3;

export const isOtherText = (before: TextAnalysis, { becameOf }: Alignment): boolean => {
  const kept = before.sentences.filter((old) => (becameOf.get(old)?.length ?? 0) > 0);
  return before.sentences.length >= fewestToCompare && kept.length < before.sentences.length * leastKept;
};

/** The same sentence twice stays in its order. */
const pairEqual = (
  before: TextAnalysis,
  after: TextAnalysis,
  becameOf: Map<Sentence, Sentence[]>,
): Set<Sentence> => {
  const places = new Map<string, Sentence[]>();
  for (const sentence of after.sentences) {
    const key = plain(after, sentence);
    places.set(key, [...(places.get(key) ?? []), sentence]);
  }
  const unchanged = new Set<Sentence>();
  for (const old of before.sentences) {
    const same = places.get(plain(before, old))?.shift();
    if (!same) continue;
    unchanged.add(old);
    becameOf.set(old, [same]);
  }
  return unchanged;
};

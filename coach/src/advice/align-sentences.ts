import type { Sentence, TextAnalysis } from '../parse/index.ts';

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

const wordsOf = ({ words }: TextAnalysis, { firstWord, endWord }: Sentence): string[] =>
  words.slice(firstWord, endWord).map(({ lower }) => lower);

const countShared = (one: string[], other: string[]): number => {
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared += 1;
    left.set(word, count - 1);
  }
  return shared;
};

/** Half of both, or most of the shorter one where a sentence was cut in two or joined to another. */
const isSimilar = (one: string[], other: string[]): boolean => {
  const shared = countShared(one, other);
  const shorter = Math.min(one.length, other.length);
  return (2 * shared) / (one.length + other.length) >= 0.5 || (shorter >= 3 && shared / shorter >= 0.75);
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
    const oldWords = wordsOf(before, old);
    const similar = left.filter((sentence) => isSimilar(oldWords, words.get(sentence) ?? []));
    becameOf.set(old, similar);
    for (const sentence of similar) taken.add(sentence);
  }
  return { becameOf, unchanged, fresh: new Set(left.filter((sentence) => !taken.has(sentence))) };
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

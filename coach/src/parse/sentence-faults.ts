import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { numbersByNameSchema } from '../understanding/number-schemas.ts';
import type { SentenceFault } from './analysis.ts';
import type { Clause } from './clauses.ts';
import { findPossibleRunOns, type PossibleRunOn } from './run-on-features.ts';
import type { TaggedWord } from './tag-words.ts';

interface SentenceParts {
  words: TaggedWord[];
  clauses: Clause[];
}

const headSchema = z.object({
  bias: z.number(),
  /** How much a feature speaks for it: at any place, besides with a comma there, and besides without one. */
  weights: numbersByNameSchema(3),
});
export type StoredRunOnHead = z.infer<typeof headSchema>;

/** How likely it is, from 0 to 1, that two sentences run together at a place. */
export type RunOnProbability = (joint: PossibleRunOn) => number;

export const createRunOnClassifier = ({ bias, weights }: StoredRunOnHead): RunOnProbability => {
  const weightsOf = new Map(Object.entries(weights));
  return ({ features, hasComma }) => {
    let score = bias;
    for (const feature of features) {
      const known = weightsOf.get(feature);
      if (known) score += (known[0] ?? 0) + (known[hasComma ? 1 : 2] ?? 0);
    }
    return 1 / (1 + Math.exp(-score));
  };
};

const file = new URL('../understanding/heads/run-on-sentences.json', import.meta.url);
let stored: RunOnProbability | undefined;
const probabilityOf: RunOnProbability = (joint) => {
  stored ??= createRunOnClassifier(headSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  return stored(joint);
};

/** From here on two sentences count as run together. */
const leastProbability = 0.6;
/** Places this few words apart are one fault: only the likeliest of them counts. */
const closest = 3;

const runOnFaults = ({ words, clauses }: SentenceParts): SentenceFault[] => {
  const found = findPossibleRunOns(words, clauses)
    .map((joint) => ({ at: joint.at, probability: probabilityOf(joint) }))
    .filter(({ probability }) => probability >= leastProbability);
  return likeliestOfNeighbours(found).flatMap(({ at, probability }): SentenceFault[] => {
    const before = words[at - 1];
    const after = words[at];
    if (!before || !after) return [];
    const kind = after.gap.includes(',') ? 'comma-splice' : 'run-on';
    return [{ kind, start: before.start, end: after.end, probability }];
  });
};

interface LikelyPlace {
  at: number;
  probability: number;
}

/** Where places follow closely on each other, the likeliest of the row. */
const likeliestOfNeighbours = (places: LikelyPlace[]): LikelyPlace[] => {
  const kept: LikelyPlace[] = [];
  for (const place of places) {
    const last = kept.at(-1);
    if (!last || place.at - last.at > closest) kept.push(place);
    else if (place.probability > last.probability) kept[kept.length - 1] = place;
  }
  return kept;
};

/** A chain of main clauses, joined or not, that runs on past the reader's breath. */
const longestChain = 5;
const longestSentence = 55;

/** A semicolon, a colon, a dash, a bracket or a speech mark lets the reader draw breath. */
const letsReaderBreathe = (word: TaggedWord): boolean => /["“”«»;:—–()]|\s-\s/.test(word.gap);

/** The most words without such a mark. */
const longestStretch = (words: TaggedWord[]): number => {
  const starts = [
    0,
    ...words.flatMap((word, at) => (at > 0 && letsReaderBreathe(word) ? [at] : [])),
    words.length,
  ];
  return Math.max(...starts.slice(1).map((end, index) => end - (starts[index] ?? 0)));
};

const chainFault = ({ words, clauses }: SentenceParts): SentenceFault | null => {
  const joined = clauses.filter((clause) => clause.link === 'coordinate');
  const isChain = joined.length >= longestChain && words.length > 40;
  if (!isChain && longestStretch(words) <= longestSentence) return null;
  const at = joined[Math.min(2, joined.length - 1)]?.from ?? Math.floor(words.length / 2);
  const word = words[at];
  const before = words[Math.max(0, at - 1)];
  return word && before ? { kind: 'chain', start: before.start, end: word.end, probability: 1 } : null;
};

/** Where sentences run together without a full stop or a joining word, as learned from what teachers marked. */
export const findSentenceFaults = (parts: SentenceParts): SentenceFault[] => {
  const faults = runOnFaults(parts);
  if (faults.length > 0) return faults;
  const chain = chainFault(parts);
  return chain ? [chain] : [];
};

import { z } from 'zod';
import type { PassageFeatures } from './passage-reader.ts';

/**
 * A learned judgement of a passage in two parts that see different things: one looks at its meaning (the encoder's
 * vector), the other at its words and letters. Each gives the log of the odds; they are added.
 */
export const twoPartHeadSchema = z.object({
  meaning: z.object({ bias: z.number(), weights: z.array(z.number()) }),
  wording: z.object({ bias: z.number(), weights: z.record(z.string(), z.number()) }),
});
export type TwoPartHead = z.infer<typeof twoPartHeadSchema>;

export function judgePassage({ meaning, wording }: TwoPartHead, { vector, ngrams }: PassageFeatures): number {
  return meaning.bias + dot(meaning.weights, vector) + wording.bias + wordingScore(wording.weights, ngrams);
}

export function dot(weights: ArrayLike<number>, vector: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += (weights[i] ?? 0) * (vector[i] ?? 0);
  return sum;
}

export const isLetterGram = (ngram: string): boolean => ngram.startsWith('~');

/** Words and runs of letters count alike, and a long passage no more than a short one. */
function wordingScore(weights: Record<string, number>, ngrams: Set<string>): number {
  const sums = { words: 0, letters: 0 };
  const counts = { words: 0, letters: 0 };
  for (const ngram of ngrams) {
    const weight = weights[ngram];
    if (weight === undefined) continue;
    const group = isLetterGram(ngram) ? 'letters' : 'words';
    sums[group] += weight;
    counts[group]++;
  }
  return sums.words / Math.sqrt(counts.words || 1) + sums.letters / Math.sqrt(counts.letters || 1);
}

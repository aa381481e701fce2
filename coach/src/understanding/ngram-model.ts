import { z } from 'zod';
import { numberByNameSchema } from './number-schemas.ts';

/** What words, pairs of words and runs of letters tell, learned from cases. */
export const ngramModelSchema = z.object({ bias: z.number(), weights: numberByNameSchema });
export type NgramModel = z.infer<typeof ngramModelSchema>;

export const isLetterGram = (ngram: string): boolean => ngram.startsWith('~');

/** The log of the odds. Words and runs of letters count alike, and a long sentence no more than a short one. */
export function ngramScore({ bias, weights }: NgramModel, ngrams: Set<string>): number {
  const sums = { words: 0, letters: 0 };
  const counts = { words: 0, letters: 0 };
  for (const ngram of ngrams) {
    const weight = weights[ngram];
    if (weight === undefined) continue;
    const group = isLetterGram(ngram) ? 'letters' : 'words';
    sums[group] += weight;
    counts[group]++;
  }
  return bias + sums.words / Math.sqrt(counts.words || 1) + sums.letters / Math.sqrt(counts.letters || 1);
}

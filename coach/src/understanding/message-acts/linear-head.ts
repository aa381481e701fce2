import { z } from 'zod';
import { isLetterGram } from '../ngram-model.ts';
import { numberRowsSchema, numbersSchema, pairsByNameSchema } from '../number-schemas.ts';

/** What is known of one thing to be judged: numbers, and words and runs of letters that are there or not. */
export interface HeadFeatures {
  numbers: Float32Array;
  ngrams: ReadonlySet<string>;
}

export const headSchema = z.object({
  classes: z.array(z.string()),
  biases: numbersSchema,
  /** For each class a weight for each number. */
  numbers: numberRowsSchema,
  /** The words and runs of letters it knows, each with the classes that it speaks for or against. */
  ngrams: pairsByNameSchema,
});
export type StoredHead = z.infer<typeof headSchema>;

/** These make words and runs of letters count alike, and a long part no more than a short one. */
const SCALES = { words: 4, letters: 2, coach: 2 };

export const COACH_WORD_PREFIX = 'coach ';

export type NgramGroup = keyof typeof SCALES;
export const ngramGroupOf = (ngram: string): NgramGroup =>
  ngram.startsWith(COACH_WORD_PREFIX) ? 'coach' : isLetterGram(ngram) ? 'letters' : 'words';

export const ngramScaleOf = (group: NgramGroup, count: number): number =>
  SCALES[group] / Math.sqrt(count || 1);

/** How much speaks for each class. */
export type ScoreFeatures = (features: HeadFeatures) => number[];

export function createHead({ biases, numbers, ngrams }: StoredHead): ScoreFeatures {
  const rows = numbers.map((row) => Float32Array.from(row));
  return (features) => {
    const scores = rows.map((row, at) => {
      let sum = biases[at] ?? 0;
      for (let i = 0; i < row.length; i++) sum += (row[i] ?? 0) * (features.numbers[i] ?? 0);
      return sum;
    });
    const sums: Record<NgramGroup, { count: number; scores: number[] }> = {
      words: { count: 0, scores: scores.map(() => 0) },
      letters: { count: 0, scores: scores.map(() => 0) },
      coach: { count: 0, scores: scores.map(() => 0) },
    };
    for (const ngram of features.ngrams) {
      // As they were read: copying a hundred thousand of them takes a second of every start.
      const weights = Object.hasOwn(ngrams, ngram) ? ngrams[ngram] : undefined;
      if (!weights) continue;
      const sum = sums[ngramGroupOf(ngram)];
      sum.count++;
      for (const [at, weight] of weights) sum.scores[at] = (sum.scores[at] ?? 0) + weight;
    }
    return scores.map((score, at) =>
      (['words', 'letters', 'coach'] as const).reduce(
        (total, group) => total + ngramScaleOf(group, sums[group].count) * (sums[group].scores[at] ?? 0),
        score,
      ),
    );
  };
}

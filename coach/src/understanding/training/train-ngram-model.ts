import { isLetterGram, type NgramModel } from '../ngram-model.ts';
import {
  type Example,
  type Features,
  trainLogisticRegressionByAdagrad,
} from './adagrad-logistic-regression.ts';

const FEWEST_USES = { words: 3, letters: 5 };
/** Lighter weights are left out of the stored head. */
const LIGHTEST = 0.02;

export interface NgramExample {
  ngrams: Set<string>;
  label: number;
  weight: number;
}

export function trainNgramModel(labelled: NgramExample[]): NgramModel {
  const uses = new Map<string, number>();
  for (const { ngrams } of labelled) for (const ngram of ngrams) uses.set(ngram, (uses.get(ngram) ?? 0) + 1);
  const known = [...uses]
    .filter(([ngram, count]) => count >= (isLetterGram(ngram) ? FEWEST_USES.letters : FEWEST_USES.words))
    .map(([ngram]) => ngram)
    .sort();
  const indexOf = new Map(known.map((ngram, index) => [ngram, index]));
  const examples = labelled.map(
    ({ ngrams, label, weight }): Example => ({
      features: wordingFeatures(ngrams, indexOf),
      label,
      weight,
    }),
  );
  const { bias, weights } = trainLogisticRegressionByAdagrad(examples, {
    size: known.length,
    epochs: 12,
    rate: 0.15,
    decay: 3e-4,
  });
  const kept = known
    .map((ngram, index) => [ngram, rounded(weights[index] ?? 0)] as const)
    .filter(([, weight]) => Math.abs(weight) >= LIGHTEST);
  return { bias: rounded(bias), weights: Object.fromEntries(kept) };
}

function wordingFeatures(ngrams: Set<string>, indexOf: Map<string, number>): Features {
  const words: number[] = [];
  const letters: number[] = [];
  for (const ngram of ngrams) {
    const index = indexOf.get(ngram);
    if (index !== undefined) (isLetterGram(ngram) ? letters : words).push(index);
  }
  const indices = Int32Array.from([...words, ...letters]);
  const values = Float32Array.from([
    ...words.map(() => 1 / Math.sqrt(words.length)),
    ...letters.map(() => 1 / Math.sqrt(letters.length)),
  ]);
  return { indices, values };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

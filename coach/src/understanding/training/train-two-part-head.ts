import { VECTOR_SIZE } from '../encoder.ts';
import { type Example, type Features, trainLogisticRegression } from '../logistic-regression.ts';
import type { PassageFeatures } from '../passage-reader.ts';
import { isLetterGram, type TwoPartHead } from '../two-part-head.ts';

const FEWEST_USES = { words: 3, letters: 5 };
/** Lighter weights are left out of the stored head. */
const LIGHTEST = 0.02;

export interface Taught {
  passage: PassageFeatures;
  label: number;
  weight: number;
}

const everyIndex = Int32Array.from({ length: VECTOR_SIZE }, (_, index) => index);
/** The encoder's numbers are small; this makes them count as much as words. */
const MEANING_SCALE = 8;

export function trainMeaning(taught: Taught[]): TwoPartHead['meaning'] {
  const examples = taught.map(
    ({ passage, label, weight }): Example => ({
      features: { indices: everyIndex, values: passage.vector.map((value) => value * MEANING_SCALE) },
      label,
      weight,
    }),
  );
  const { bias, weights } = trainLogisticRegression(examples, {
    size: VECTOR_SIZE,
    epochs: 12,
    rate: 0.05,
    decay: 2e-4,
  });
  return { bias: rounded(bias), weights: [...weights].map((weight) => rounded(weight * MEANING_SCALE)) };
}

export function trainWording(taught: Taught[]): TwoPartHead['wording'] {
  const uses = new Map<string, number>();
  for (const { passage } of taught)
    for (const ngram of passage.ngrams) uses.set(ngram, (uses.get(ngram) ?? 0) + 1);
  const known = [...uses]
    .filter(([ngram, count]) => count >= (isLetterGram(ngram) ? FEWEST_USES.letters : FEWEST_USES.words))
    .map(([ngram]) => ngram)
    .sort();
  const indexOf = new Map(known.map((ngram, index) => [ngram, index]));
  const examples = taught.map(
    ({ passage, label, weight }): Example => ({
      features: wordingFeatures(passage.ngrams, indexOf),
      label,
      weight,
    }),
  );
  const { bias, weights } = trainLogisticRegression(examples, {
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

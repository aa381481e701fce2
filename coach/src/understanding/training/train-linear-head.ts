import {
  type HeadFeatures,
  type NgramGroup,
  ngramGroupOf,
  ngramScaleOf,
  type StoredHead,
} from '../message-acts/linear-head.ts';
import type { Features } from './adagrad-logistic-regression.ts';
import { minimize } from './minimize.ts';

export interface FeatureExample {
  features: HeadFeatures;
  /** The class it belongs to. */
  label: string;
  /** How much it counts; one where nothing is said. */
  weight?: number;
  /** The classes it could belong to; all where nothing is said. */
  among?: string[] | undefined;
}

const FEWEST_USES: Record<NgramGroup, number> = { words: 2, letters: 4, coach: 3 };
/** Lighter weights are left out of the stored head. */
const LIGHTEST = 0.01;
/** How strongly large weights are held back: numbers more than words, or the meaning learns each case by heart. */
const HELD_BACK = { numbers: 50, ngrams: 5 };
const STEPS = 40;

interface Example {
  features: Features;
  label: number;
  weight: number;
  /** 1 for each class that it could belong to. */
  isPossible: Uint8Array;
}

/** Learns to tell classes apart by numbers and words: logistic regression for several classes. */
export function trainLinearHead(labelled: FeatureExample[], classes: readonly string[]): StoredHead {
  const ngrams = knownNgrams(labelled);
  const size = labelled[0]?.features.numbers.length ?? 0;
  const vocabulary = new Map(ngrams.map((ngram, index) => [ngram, size + index]));
  const all = classes.map((_, at) => at);
  const examples = labelled.map(
    ({ features, label, weight = 1, among }): Example => ({
      features: featuresOf(features, vocabulary),
      label: classes.indexOf(label),
      weight,
      isPossible: Uint8Array.from(classes, (each) => (!among || among.includes(each) ? 1 : 0)),
    }),
  );
  const shape = { numbers: size, inputs: size + ngrams.length, classes: classes.length };
  const learned = minimize(
    (at, slope) => lossAt(at, slope, examples, shape),
    (shape.inputs + 1) * shape.classes,
    STEPS,
  );
  const weightOf = (input: number, label: number) => rounded(learned[input * shape.classes + label] ?? 0);
  const kept = ngrams.map((ngram, index): [string, [number, number][]] => [
    ngram,
    all
      .map((label): [number, number] => [label, weightOf(size + index, label)])
      .filter(([, weight]) => Math.abs(weight) >= LIGHTEST),
  ]);
  return {
    classes: [...classes],
    biases: all.map((label) => weightOf(shape.inputs, label)),
    numbers: all.map((label) => Array.from({ length: size }, (_, input) => weightOf(input, label))),
    ngrams: Object.fromEntries(kept.filter(([, some]) => some.length > 0)),
  };
}

/** How wrong the weights are over all examples, and which way they would be less wrong; the biases stand last. */
function lossAt(
  at: Float64Array,
  slope: Float64Array,
  examples: Example[],
  { numbers, inputs, classes }: { numbers: number; inputs: number; classes: number },
): number {
  let loss = 0;
  for (let i = 0; i < inputs * classes; i++) {
    const held = i < numbers * classes ? HELD_BACK.numbers : HELD_BACK.ngrams;
    const weight = at[i] ?? 0;
    loss += (held * weight * weight) / 2;
    slope[i] = held * weight;
  }
  slope.fill(0, inputs * classes);
  const scores = new Float64Array(classes);
  const biases = inputs * classes;
  for (const { features, label, weight, isPossible } of examples) {
    const { indices, values } = features;
    for (let c = 0; c < classes; c++) scores[c] = at[biases + c] ?? 0;
    for (let i = 0; i < indices.length; i++) {
      const row = (indices[i] ?? 0) * classes;
      const value = values[i] ?? 0;
      for (let c = 0; c < classes; c++) scores[c] = (scores[c] ?? 0) + value * (at[row + c] ?? 0);
    }
    let highest = Number.NEGATIVE_INFINITY;
    for (let c = 0; c < classes; c++) if (isPossible[c] === 1) highest = Math.max(highest, scores[c] ?? 0);
    let total = 0;
    for (let c = 0; c < classes; c++) {
      const odds = isPossible[c] === 1 ? Math.exp((scores[c] ?? 0) - highest) : 0;
      scores[c] = odds;
      total += odds;
    }
    for (let c = 0; c < classes; c++) {
      const share = (scores[c] ?? 0) / total;
      if (c === label) loss -= weight * Math.log(share + 1e-12);
      scores[c] = weight * (share - (c === label ? 1 : 0));
      slope[biases + c] = (slope[biases + c] ?? 0) + (scores[c] ?? 0);
    }
    for (let i = 0; i < indices.length; i++) {
      const row = (indices[i] ?? 0) * classes;
      const value = values[i] ?? 0;
      for (let c = 0; c < classes; c++) slope[row + c] = (slope[row + c] ?? 0) + value * (scores[c] ?? 0);
    }
  }
  return loss;
}

function featuresOf({ numbers, ngrams }: HeadFeatures, vocabulary: ReadonlyMap<string, number>): Features {
  const groups: Record<NgramGroup, number[]> = { words: [], letters: [], coach: [] };
  for (const ngram of ngrams) {
    const index = vocabulary.get(ngram);
    if (index !== undefined) groups[ngramGroupOf(ngram)].push(index);
  }
  const { words, letters, coach } = groups;
  return {
    indices: Int32Array.from([...numbers.keys(), ...words, ...letters, ...coach]),
    values: Float32Array.from([
      ...numbers,
      ...words.map(() => ngramScaleOf('words', words.length)),
      ...letters.map(() => ngramScaleOf('letters', letters.length)),
      ...coach.map(() => ngramScaleOf('coach', coach.length)),
    ]),
  };
}

function knownNgrams(labelled: FeatureExample[]): string[] {
  const uses = new Map<string, number>();
  for (const { features } of labelled)
    for (const ngram of features.ngrams) uses.set(ngram, (uses.get(ngram) ?? 0) + 1);
  return [...uses]
    .filter(([ngram, count]) => count >= FEWEST_USES[ngramGroupOf(ngram)])
    .map(([ngram]) => ngram)
    .sort();
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

import { createRandom, type Features, shuffle } from './logistic-regression.ts';

export interface LabelledExample {
  features: Features;
  /** Which of the classes it belongs to. */
  label: number;
}

export interface SoftmaxModel {
  biases: Float32Array;
  /** One row of weights for each class. */
  weights: Float32Array[];
}

export interface SoftmaxOptions {
  size: number;
  classes: number;
  epochs: number;
  rate: number;
  /** How strongly large weights are held back. */
  decay: number;
}

/** A class whose probability is this close to the truth has nothing to learn from an example. */
const SMALLEST_SLOPE = 0.002;

/** How much speaks for each class. */
export const scoresOf = (model: SoftmaxModel, { indices, values }: Features): number[] =>
  model.weights.map((row, label) => {
    let sum = model.biases[label] ?? 0;
    for (let i = 0; i < indices.length; i++) sum += (row[indices[i] ?? 0] ?? 0) * (values[i] ?? 0);
    return sum;
  });

export function softmax(scores: number[]): Float32Array {
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return Float32Array.from(odds, (each) => each / total);
}

/** Logistic regression for several classes at once, by the same descent and with the same repeatable order. */
export function trainSoftmaxRegression(examples: LabelledExample[], options: SoftmaxOptions): SoftmaxModel {
  const { size, classes, epochs } = options;
  const rows = (fill: number) => Array.from({ length: classes }, () => new Float32Array(size).fill(fill));
  const model: SoftmaxModel = { biases: new Float32Array(classes), weights: rows(0) };
  const squares = rows(1e-3);
  const biasSquares = new Float32Array(classes).fill(1e-3);
  const order = examples.map((_, index) => index);
  const random = createRandom(1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      const probabilities = softmax(scoresOf(model, example.features));
      for (let label = 0; label < classes; label++) {
        const slope = (probabilities[label] ?? 0) - (label === example.label ? 1 : 0);
        const row = model.weights[label];
        const seen = squares[label];
        if (!row || !seen || Math.abs(slope) < SMALLEST_SLOPE) continue;
        biasSquares[label] = (biasSquares[label] ?? 0) + slope * slope;
        model.biases[label] =
          (model.biases[label] ?? 0) - (options.rate * slope) / Math.sqrt(biasSquares[label] ?? 1);
        descend({ row, seen, slope }, example.features, options);
      }
    }
  }
  return model;
}

function descend(
  { row, seen, slope }: { row: Float32Array; seen: Float32Array; slope: number },
  { indices, values }: Features,
  { rate, decay }: SoftmaxOptions,
): void {
  for (let i = 0; i < indices.length; i++) {
    const at = indices[i] ?? 0;
    const gradient = slope * (values[i] ?? 0) + decay * (row[at] ?? 0);
    seen[at] = (seen[at] ?? 0) + gradient * gradient;
    row[at] = (row[at] ?? 0) - (rate * gradient) / Math.sqrt(seen[at] ?? 1);
  }
}

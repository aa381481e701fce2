import { createSeededRandom, shuffle } from '../seeded-random.ts';

/** What is known of one example, as the places that aren't zero. */
export interface Features {
  indices: Int32Array;
  values: Float32Array;
}

export interface Example {
  features: Features;
  /** 1 or 0. */
  label: number;
  /** How much it counts in training. */
  weight: number;
}

export interface LinearModel {
  bias: number;
  weights: Float32Array;
}

export interface TrainingOptions {
  size: number;
  epochs: number;
  rate: number;
  /** How strongly large weights are held back. */
  decay: number;
}

/** Above nought the example is rather a 1; the log of the odds. */
export function linearScore({ bias, weights }: LinearModel, { indices, values }: Features): number {
  let sum = bias;
  for (let i = 0; i < indices.length; i++) sum += (weights[indices[i] ?? 0] ?? 0) * (values[i] ?? 0);
  return sum;
}

/**
 * Logistic regression by stochastic gradient descent with a rate of its own for each weight (AdaGrad).
 * The order of the examples comes from a fixed seed, so that the same cases give the same model.
 */
export function trainLogisticRegressionByAdagrad(examples: Example[], options: TrainingOptions): LinearModel {
  const { size, epochs, rate, decay } = options;
  const model: LinearModel = { bias: 0, weights: new Float32Array(size) };
  const squares = new Float32Array(size).fill(1e-3);
  let biasSquares = 1e-3;
  const order = examples.map((_, index) => index);
  const random = createSeededRandom(1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      const { features, label, weight } = example;
      const slope = (1 / (1 + Math.exp(-linearScore(model, features))) - label) * weight;
      biasSquares += slope * slope;
      model.bias -= (rate * slope) / Math.sqrt(biasSquares);
      for (let i = 0; i < features.indices.length; i++) {
        const at = features.indices[i] ?? 0;
        const gradient = slope * (features.values[i] ?? 0) + decay * (model.weights[at] ?? 0);
        squares[at] = (squares[at] ?? 0) + gradient * gradient;
        model.weights[at] = (model.weights[at] ?? 0) - (rate * gradient) / Math.sqrt(squares[at] ?? 1);
      }
    }
  }
  return model;
}

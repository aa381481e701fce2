import { minimize } from './minimize.ts';

export interface LabelledFeatures {
  /** Each feature by its number, and how much of it there is. */
  features: [number, number][];
  label: boolean;
  /** How much it counts beside the others. */
  weight: number;
}

const steps = 60;

/** A weight for each feature, and last of all the bias. Large weights are held back by `restraint`. */
export const fitSparseLogisticRegression = (
  examples: LabelledFeatures[],
  size: number,
  restraint = 3,
): Float64Array =>
  minimize(
    (at, slope) => {
      let loss = 0;
      for (let i = 0; i < size; i++) {
        const weight = at[i] ?? 0;
        loss += (restraint * weight * weight) / 2;
        slope[i] = restraint * weight;
      }
      slope[size] = 0;
      for (const { features, label, weight } of examples) {
        let score = at[size] ?? 0;
        for (const [index, value] of features) score += value * (at[index] ?? 0);
        loss += weight * (Math.max(0, score) + Math.log1p(Math.exp(-Math.abs(score))) - (label ? score : 0));
        const error = weight * (1 / (1 + Math.exp(-score)) - (label ? 1 : 0));
        slope[size] = (slope[size] ?? 0) + error;
        for (const [index, value] of features) slope[index] = (slope[index] ?? 0) + error * value;
      }
      return loss;
    },
    size + 1,
    steps,
  );

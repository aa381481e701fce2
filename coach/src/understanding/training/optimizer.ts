/** Numbers that are learned, with their slopes of the running step. */
export interface TrainableParameters {
  values: Float32Array;
  slopes: Float32Array;
}

export interface Optimizer {
  /** Takes one step against the slopes, and clears them. */
  step(rate: number): void;
}

const MEAN_KEEPS = 0.9;
const SQUARE_KEEPS = 0.999;
const EPSILON = 1e-8;

interface Group extends TrainableParameters {
  means: Float32Array;
  squares: Float32Array;
  rateFactor: number;
  decay: number;
}

export interface ParameterGroup {
  learned: TrainableParameters[];
  rateFactor: number;
  /** How strongly large values are held back. */
  decay: number;
}

/** Adam, with all slopes together held to length one. */
export function createOptimizer(groups: ParameterGroup[]): Optimizer {
  const all: Group[] = groups.flatMap(({ learned, rateFactor, decay }) =>
    learned.map(({ values, slopes }) => ({
      values,
      slopes,
      rateFactor,
      decay,
      means: new Float32Array(values.length),
      squares: new Float32Array(values.length),
    })),
  );
  let steps = 0;
  return {
    step(rate) {
      steps++;
      let squares = 0;
      for (const { slopes } of all) for (const slope of slopes) squares += slope * slope;
      const clip = 1 / Math.max(1, Math.sqrt(squares));
      const meanShare = 1 - MEAN_KEEPS ** steps;
      const squareShare = 1 - SQUARE_KEEPS ** steps;
      for (const group of all) {
        const { values, slopes, means, squares: own } = group;
        const groupRate = rate * group.rateFactor;
        for (let i = 0; i < values.length; i++) {
          const slope = (slopes[i] ?? 0) * clip;
          const mean = MEAN_KEEPS * (means[i] ?? 0) + (1 - MEAN_KEEPS) * slope;
          const square = SQUARE_KEEPS * (own[i] ?? 0) + (1 - SQUARE_KEEPS) * slope * slope;
          means[i] = mean;
          own[i] = square;
          const value = values[i] ?? 0;
          values[i] =
            value -
            groupRate *
              (mean / meanShare / (Math.sqrt(square / squareShare) + EPSILON) + group.decay * value);
        }
        slopes.fill(0);
      }
    },
  };
}

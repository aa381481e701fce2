/** What a token may be: few labels learn more from few cases; the exact kind is named afterwards. */
export const tokenLabels = ['none', 'person', 'place', 'detail'] as const;
export type TokenLabel = (typeof tokenLabels)[number];
export const labelCount = tokenLabels.length;

const logSum = (values: Float64Array): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > most) most = value;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  return most + Math.log(sum);
};

export interface ForwardBackwardSums {
  forward: Float64Array;
  backward: Float64Array;
  total: number;
}

/** Sums over all ways to label the text, up to and from each token (in logarithms). */
export function forwardBackward(scores: Float64Array, following: Float64Array): ForwardBackwardSums {
  const length = scores.length / labelCount;
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length);
  const row = new Float64Array(labelCount);
  forward.set(scores.subarray(0, labelCount));
  for (let at = 1; at < length; at++)
    for (let label = 0; label < labelCount; label++) {
      for (let from = 0; from < labelCount; from++)
        row[from] =
          (forward[(at - 1) * labelCount + from] ?? 0) + (following[from * labelCount + label] ?? 0);
      forward[at * labelCount + label] = logSum(row) + (scores[at * labelCount + label] ?? 0);
    }
  for (let at = length - 2; at >= 0; at--)
    for (let label = 0; label < labelCount; label++) {
      for (let to = 0; to < labelCount; to++) {
        const next = (at + 1) * labelCount + to;
        row[to] = (backward[next] ?? 0) + (following[label * labelCount + to] ?? 0) + (scores[next] ?? 0);
      }
      backward[at * labelCount + label] = logSum(row);
    }
  return { forward, backward, total: logSum(forward.slice((length - 1) * labelCount)) };
}

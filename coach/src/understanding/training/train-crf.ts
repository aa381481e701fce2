import { type ForwardBackwardSums, forwardBackward, labelCount } from '../personal-data/crf.ts';
import { createSeededRandom, shuffle } from '../seeded-random.ts';

export interface LabelledText {
  features: string[][];
  /** The index of the right label of each token. */
  gold: number[];
  weight: number;
}

export interface CrfOptions {
  epochs: number;
  rate: number;
  /** How strongly large weights are held back. */
  decay: number;
  /** A feature seen in fewer texts says nothing about other texts. */
  leastTexts: number;
}

export interface TrainedCrf {
  /** Each feature's weights, label by label. */
  features: Map<string, Float64Array>;
  following: Float64Array;
}

interface Weights {
  values: Float64Array;
  squares: Float64Array;
}

interface NumberedText extends Omit<LabelledText, 'features'> {
  features: Int32Array[];
}

const newWeights = (size: number): Weights => ({
  values: new Float64Array(size),
  squares: new Float64Array(size).fill(1),
});

function step({ values, squares }: Weights, at: number, slope: number, { rate, decay }: CrfOptions): void {
  const gradient = slope + decay * (values[at] ?? 0);
  squares[at] = (squares[at] ?? 0) + gradient * gradient;
  values[at] = (values[at] ?? 0) - (rate * gradient) / Math.sqrt(squares[at] ?? 1);
}

/** A linear-chain conditional random field by AdaGrad; a fixed seed gives the same weights every time. */
export function trainCrf(texts: LabelledText[], options: CrfOptions): TrainedCrf {
  const names = frequentFeatures(texts, options.leastTexts);
  const numbers = new Map(names.map((name, index) => [name, index]));
  const numbered = texts.map(({ features, ...text }) => ({
    ...text,
    features: features.map((list) => Int32Array.from(list.flatMap((name) => numbers.get(name) ?? []))),
  }));
  const weights = newWeights(names.length * labelCount);
  const following = newWeights(labelCount * labelCount);
  const order = texts.map((_, index) => index);
  const random = createSeededRandom(1);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const text = numbered[index];
      if (text && text.gold.length > 0) learnText(text, weights, following, options);
    }
  }
  return {
    features: new Map(
      names.map((name, index) => [name, weights.values.slice(index * labelCount, (index + 1) * labelCount)]),
    ),
    following: following.values,
  };
}

/** A word of the text says less about one token than the words beside it. */
const aboutTheText = /^(text|sentence):/;

function frequentFeatures(texts: LabelledText[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of texts)
    for (const name of new Set(features.flat())) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([name, count]) => count >= (aboutTheText.test(name) ? 2 * least : least))
    .map(([name]) => name);
}

function scoresOf(features: Int32Array[], { values }: Weights): Float64Array {
  const scores = new Float64Array(features.length * labelCount);
  features.forEach((list, at) => {
    for (const feature of list)
      for (let label = 0; label < labelCount; label++)
        scores[at * labelCount + label] =
          (scores[at * labelCount + label] ?? 0) + (values[feature * labelCount + label] ?? 0);
  });
  return scores;
}

function learnText(text: NumberedText, weights: Weights, following: Weights, options: CrfOptions): void {
  const { features, gold, weight } = text;
  const scores = scoresOf(features, weights);
  const sums = forwardBackward(scores, following.values);
  const pairs = pairSlopes(text, scores, sums, following.values);
  const slopes = new Float64Array(labelCount);
  features.forEach((list, at) => {
    let most = 0;
    for (let label = 0; label < labelCount; label++) {
      const place = at * labelCount + label;
      const chance = Math.exp((sums.forward[place] ?? 0) + (sums.backward[place] ?? 0) - sums.total);
      slopes[label] = weight * (chance - (gold[at] === label ? 1 : 0));
      most = Math.max(most, Math.abs(slopes[label] ?? 0));
    }
    // A token that is understood already teaches nothing.
    if (most < 5e-3) return;
    for (const feature of list)
      for (let label = 0; label < labelCount; label++)
        step(weights, feature * labelCount + label, slopes[label] ?? 0, options);
  });
  for (let pair = 0; pair < pairs.length; pair++) step(following, pair, pairs[pair] ?? 0, options);
}

function pairSlopes(
  { gold, weight }: NumberedText,
  scores: Float64Array,
  { forward, backward, total }: ForwardBackwardSums,
  following: Float64Array,
): Float64Array {
  const pairs = new Float64Array(labelCount * labelCount);
  for (let at = 1; at < gold.length; at++)
    for (let from = 0; from < labelCount; from++)
      for (let to = 0; to < labelCount; to++) {
        const pair = from * labelCount + to;
        const next = at * labelCount + to;
        const chance = Math.exp(
          (forward[(at - 1) * labelCount + from] ?? 0) +
            (following[pair] ?? 0) +
            (scores[next] ?? 0) +
            (backward[next] ?? 0) -
            total,
        );
        const isGold = gold[at - 1] === from && gold[at] === to;
        pairs[pair] = (pairs[pair] ?? 0) + weight * (chance - (isGold ? 1 : 0));
      }
  return pairs;
}

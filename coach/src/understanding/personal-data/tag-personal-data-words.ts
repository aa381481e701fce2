import { forwardBackward, labelCount, type TokenLabel, tokenLabels } from './crf.ts';
import { featuresOf } from './features.ts';
import { type WordToken, wordTokensOf } from './word-tokens.ts';

/** A linear chain: each feature speaks for labels, each label for its follower. */
export interface CrfWeights {
  of(feature: string): Float64Array | undefined;
  /** From label to label, row by row. */
  following: Float64Array;
}

export interface TaggedToken {
  token: WordToken;
  /** How likely it is part of something personal, 0 to 1. */
  likelihood: number;
  label: TokenLabel;
}

export function emissions(features: string[][], { of }: CrfWeights): Float64Array {
  const scores = new Float64Array(features.length * labelCount);
  features.forEach((names, at) => {
    for (const name of names) {
      const weights = of(name);
      if (!weights) continue;
      for (let label = 0; label < labelCount; label++)
        scores[at * labelCount + label] = (scores[at * labelCount + label] ?? 0) + (weights[label] ?? 0);
    }
  });
  return scores;
}

/** What each token means among its neighbours: how much speaks for each label, as far as that is known. */
export type ScoreLabels = (tokens: WordToken[]) => (Float32Array | undefined)[];

/** What the meaning counts beside the features. */
const MEANING_SHARE = 1;

export function tagPersonalDataWords(
  text: string,
  weights: CrfWeights,
  readMeaning: ScoreLabels,
): TaggedToken[] {
  const tokens = wordTokensOf(text);
  if (tokens.length === 0) return [];
  const scores = emissions(featuresOf(tokens, text), weights);
  readMeaning(tokens).forEach((meaning, at) => {
    meaning?.forEach((score, label) => {
      const place = at * labelCount + label;
      scores[place] = (scores[place] ?? 0) + MEANING_SHARE * score;
    });
  });
  const { forward, backward, total } = forwardBackward(scores, weights.following);
  return tokens.map((token, at) => {
    const chance = (label: number): number =>
      Math.exp((forward[at * labelCount + label] ?? 0) + (backward[at * labelCount + label] ?? 0) - total);
    const chances = tokenLabels.slice(1).map((_, index) => chance(index + 1));
    const label = tokenLabels[chances.indexOf(Math.max(...chances)) + 1] ?? 'person';
    return { token, likelihood: 1 - chance(0), label };
  });
}

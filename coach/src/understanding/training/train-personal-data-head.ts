import type { PersonalDataHead } from '../personal-data/personal-data-tagger.ts';
import { type LabelledText, trainCrf } from './train-crf.ts';

/** Chosen once on sets left out in turn; the result changes little around them. */
const options = { epochs: 7, rate: 0.08, decay: 2e-4, leastTexts: 2 };
/** Low, because what is hidden by mistake comes back in the reply, and what is missed is out. */
const LEAST_LIKELIHOOD = 0.15;
/** Smaller weights say nothing and would make the file long. */
const SMALLEST_WEIGHT = 0.03;
const rounded = (values: Float64Array): number[] => [...values].map((value) => Math.round(value * 100) / 100);

export function trainPersonalDataHead(texts: (LabelledText & { set: string })[]): PersonalDataHead {
  const chain = trainCrf(texts, options);
  const telling = [...chain.features]
    .filter(([, weights]) => weights.some((weight) => Math.abs(weight) >= SMALLEST_WEIGHT))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    trained_on: [...new Set(texts.map(({ set }) => set))],
    least: LEAST_LIKELIHOOD,
    following: rounded(chain.following),
    features: Object.fromEntries(telling.map(([name, weights]) => [name, rounded(weights)])),
  };
}

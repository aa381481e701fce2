import { labels } from '../personal/chain.ts';
import { featuresOf } from '../personal/features.ts';
import { labelOfKind } from '../personal/kinds.ts';
import type { PersonalHead } from '../personal/personal-reader.ts';
import { tokensOf } from '../personal/tokens.ts';
import { itemPlaces, overlaps, type PersonalCase, type PersonalSet } from './personal-cases.ts';
import { type LabelledText, trainChain } from './train-chain.ts';

/** Chosen once on sets left out in turn; the result changes little around them. */
const options = { epochs: 7, rate: 0.08, decay: 2e-4, leastTexts: 2 };
/** Low, because what is hidden by mistake comes back in the reply, and what is missed is out. */
const LEAST_LIKELIHOOD = 0.15;
/** An invented text is not labelled by hand, so it counts less. */
const INVENTED_WEIGHT = 0.5;
/** Enough of them; more would only take longer. */
const MOST_INVENTED = 12;

export interface LabelledSet {
  name: string;
  texts: LabelledText[];
}

function labelCase(each: PersonalCase, weight: number): LabelledText {
  const tokens = tokensOf(each.text);
  const places = itemPlaces(each);
  return {
    features: featuresOf(tokens, each.text),
    gold: tokens.map((token) => {
      const place = places.find((item) => overlaps(item, token));
      return place ? labels.indexOf(labelOfKind[place.kind]) : 0;
    }),
    weight,
  };
}

export const labelSet = ({ name, cases, invented }: PersonalSet): LabelledSet => ({
  name,
  texts: [
    ...cases.map((each) => labelCase(each, 1)),
    ...invented
      .slice(0, MOST_INVENTED)
      .map((text) => labelCase({ text, items: [], keep: [] }, INVENTED_WEIGHT)),
  ],
});

/** Smaller weights say nothing and would make the file long. */
const SMALLEST_WEIGHT = 0.03;
const rounded = (values: Float64Array): number[] => [...values].map((value) => Math.round(value * 100) / 100);

export function learnPersonalHead(sets: LabelledSet[]): PersonalHead {
  const chain = trainChain(
    sets.flatMap(({ texts }) => texts),
    options,
  );
  const telling = [...chain.features]
    .filter(([, weights]) => weights.some((weight) => Math.abs(weight) >= SMALLEST_WEIGHT))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    trained_on: sets.map(({ name }) => name),
    least: LEAST_LIKELIHOOD,
    following: rounded(chain.following),
    features: Object.fromEntries(telling.map(([name, weights]) => [name, rounded(weights)])),
  };
}

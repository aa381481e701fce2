import { labels } from '../personal/chain.ts';
import { featuresOf } from '../personal/features.ts';
import { labelOfKind } from '../personal/kinds.ts';
import { tokensOf } from '../personal/tokens.ts';
import { wordStretchesOf } from '../personal/word-tokens.ts';
import type { FloatTransformer } from './float/float-transformer.ts';
import { readTokens } from './float/float-transformer.ts';
import { askForChoice, type Lesson } from './lessons.ts';
import { itemPlaces, overlaps, type PersonalCase, type PersonalSet } from './personal-cases.ts';
import type { LabelledText } from './train-chain.ts';
import { FIRST_TRAINED_LAYER } from './trained-adapters.ts';

/** A text with personal data, read as far as the layers that are never changed. */
export interface PersonalText {
  set: string;
  /** What is judged; none for a text that only teaches. */
  judged: PersonalCase | null;
  labelled: LabelledText;
  /** Which word each question of a lesson is about. */
  stretches: { lesson: Lesson; words: number[] }[];
}

/** An invented text is not labelled by hand, so it counts less. */
const INVENTED_WEIGHT = 0.5;
/** Enough of them; more would only take longer. */
const MOST_INVENTED = 12;
/** Most words are not personal, so each of those counts less. */
const LABEL_WEIGHTS = { none: 0.15, other: 0.6 };

export function readPersonalTexts(
  { name, cases, invented }: PersonalSet,
  transformer: FloatTransformer,
): PersonalText[] {
  const read = (each: PersonalCase, isJudged: boolean): PersonalText => {
    const words = tokensOf(each.text);
    const places = itemPlaces(each);
    const weight = isJudged ? 1 : INVENTED_WEIGHT;
    const gold = words.map((word) => {
      const place = places.find((item) => overlaps(item, word));
      return place ? labels.indexOf(labelOfKind[place.kind]) : 0;
    });
    const ask = (at: number, tokens: { start: number; end: number }) => {
      const right = gold[at] ?? 0;
      return askForChoice(
        'personal',
        tokens,
        right,
        weight * (right === 0 ? LABEL_WEIGHTS.none : LABEL_WEIGHTS.other),
      );
    };
    return {
      set: name,
      judged: isJudged ? each : null,
      labelled: { features: featuresOf(words, each.text), gold, weight },
      stretches: wordStretchesOf(words, transformer.tokenize).map((stretch) => ({
        words: stretch.words.map(({ at }) => at),
        lesson: {
          states: readTokens(transformer, stretch.tokens, FIRST_TRAINED_LAYER),
          questions: stretch.words.map(({ at, tokens }) => ask(at, tokens)),
          share: isJudged ? 1 : INVENTED_WEIGHT,
        },
      })),
    };
  };
  return [
    ...cases.map((each) => read(each, true)),
    ...invented.slice(0, MOST_INVENTED).map((text) => read({ text, items: [], keep: [] }, false)),
  ];
}

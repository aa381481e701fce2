import { tokenLabels } from '../personal-data/crf.ts';
import { featuresOf } from '../personal-data/features.ts';
import { labelOfKind } from '../personal-data/personal-data-kinds.ts';
import { wordTokensOf } from '../personal-data/word-tokens.ts';
import { wordWindowsOf } from '../personal-data/word-windows.ts';
import type { FloatTransformer } from './float/float-transformer.ts';
import { readTokens } from './float/float-transformer.ts';
import {
  type PersonalDataCase,
  type PersonalDataSet,
  rangesOfItems,
  rangesOverlap,
} from './personal-data-sets.ts';
import type { LabelledText } from './train-crf.ts';
import { FIRST_TRAINED_LAYER } from './trained-adapters.ts';
import { choiceTarget, type TrainingExample } from './training-example.ts';

/** A text with personal data, read as far as the layers that are never changed. */
export interface PersonalDataText {
  set: string;
  /** What is judged; none for a text that only teaches. */
  judged: PersonalDataCase | null;
  labelled: LabelledText;
  /** Which word each question of a example is about. */
  windows: { example: TrainingExample; words: number[] }[];
}

/** An invented text is not labelled by hand, so it counts less. */
const INVENTED_WEIGHT = 0.5;
/** Enough of them; more would only take longer. */
const MOST_INVENTED = 12;
/** Most words are not personal, so each of those counts less. */
const LABEL_WEIGHTS = { none: 0.15, other: 0.6 };

export function buildPersonalDataExamples(
  { name, cases, invented }: PersonalDataSet,
  transformer: FloatTransformer,
): PersonalDataText[] {
  const read = (each: PersonalDataCase, isJudged: boolean): PersonalDataText => {
    const words = wordTokensOf(each.text);
    const places = rangesOfItems(each);
    const weight = isJudged ? 1 : INVENTED_WEIGHT;
    const gold = words.map((word) => {
      const place = places.find((item) => rangesOverlap(item, word));
      return place ? tokenLabels.indexOf(labelOfKind[place.kind]) : 0;
    });
    const ask = (at: number, tokens: { start: number; end: number }) => {
      const right = gold[at] ?? 0;
      return choiceTarget(
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
      windows: wordWindowsOf(words, transformer.tokenize).map((window) => ({
        words: window.words.map(({ at }) => at),
        example: {
          states: readTokens(transformer, window.tokens, FIRST_TRAINED_LAYER),
          targets: window.words.map(({ at, tokens }) => ask(at, tokens)),
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

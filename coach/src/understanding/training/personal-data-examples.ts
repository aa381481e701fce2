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
  /** Which word each question of a example is about. */
  windows: { example: TrainingExample; words: number[] }[];
}

/** An invented text is not labelled by hand, so it counts less. */
const INVENTED_WEIGHT = 0.5;
/** Enough of them; more would only take longer. */
const MOST_INVENTED = 12;
/** Most words are not personal, so each of those counts less. */
const LABEL_WEIGHTS = { none: 0.15, other: 0.6 };

const label = (each: PersonalDataCase, weight: number): LabelledText => {
  const words = wordTokensOf(each.text);
  const places = rangesOfItems(each);
  const gold = words.map((word) => {
    const place = places.find((item) => rangesOverlap(item, word));
    return place ? tokenLabels.indexOf(labelOfKind[place.kind]) : 0;
  });
  return { features: featuresOf(words, each.text), gold, weight };
};

const withoutItems = (invented: string[]): PersonalDataCase[] =>
  invented.slice(0, MOST_INVENTED).map((text) => ({ text, items: [], keep: [] }));

/** What the words and lists are learned from: it needs no transformer, so all sets are at hand in seconds. */
export const labelPersonalDataTexts = ({
  name,
  cases,
  invented,
}: PersonalDataSet): (LabelledText & { set: string })[] => [
  ...cases.map((each) => ({ set: name, ...label(each, 1) })),
  ...withoutItems(invented).map((each) => ({ set: name, ...label(each, INVENTED_WEIGHT) })),
];

export function buildPersonalDataExamples(
  { name, cases, invented }: PersonalDataSet,
  transformer: FloatTransformer,
): PersonalDataText[] {
  const read = (each: PersonalDataCase, isJudged: boolean): PersonalDataText => {
    const words = wordTokensOf(each.text);
    const weight = isJudged ? 1 : INVENTED_WEIGHT;
    const { gold } = label(each, weight);
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
    ...withoutItems(invented).map((each) => read(each, false)),
  ];
}

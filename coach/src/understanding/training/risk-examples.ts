import type { Span } from '../../marking/assessment.ts';
import { ngramsOf } from '../ngrams.ts';
import type { Respell } from '../respell.ts';
import type { RiskKind } from '../risk-kinds.ts';
import { textWindowsOf } from '../text-windows.ts';
import type { Tokenizer } from '../transformer/tokenizer.ts';
import { type CaseSet, REASON_HARMLESS_MESSAGE, type RiskCase } from './case-sets.ts';
import { type FloatTransformer, readTokens } from './float/float-transformer.ts';
import type { NgramExample } from './train-ngram-model.ts';
import { FIRST_TRAINED_LAYER } from './trained-adapters.ts';
import { riskTarget, riskWeight, type TrainingExample, yesNoTarget } from './training-example.ts';

/** A sentence, or a piece of a long one, and whether it gives the trouble away. */
export interface UnitExample {
  tells: boolean;
  ngrams: Set<string>;
}

/** A text of a set, read as far as the layers that are never changed. */
export interface RiskText {
  set: string;
  text: string;
  kind: RiskKind | null;
  /** How trouble is disguised, or why there is none. */
  disguise: string;
  /** The windows of the text: a example for each, and what is asked in it. */
  windows: { example: TrainingExample; units: UnitExample[] }[];
}

const MOSTLY = 0.5;
const HARDLY = 0.1;
/** None of these texts is a note to the marker; there are so many of them that each counts little. */
const NOT_A_NOTE_WEIGHT = 0.3;
/** The share of harmless windows that is met in each round. */
const HARMLESS_SHARE = 0.5;

interface LabelledText {
  text: string;
  kind: RiskKind | null;
  disguise: string;
  telling: Span | null;
}

const textsOf = (set: CaseSet): LabelledText[] => [
  ...set.risks.map((risk) => ({
    text: risk.text,
    kind: risk.kind,
    disguise: risk.disguise,
    telling: tellingSpan(risk),
  })),
  ...[...set.harmless, ...harmlessMessages(set)].map(({ text, why }) => ({
    text,
    kind: null,
    disguise: why,
    telling: null,
  })),
];

const cutIntoWindows = ({ text, telling }: LabelledText, tokenize: Tokenizer, respell: Respell) =>
  textWindowsOf(text, tokenize, respell).map(({ units, tokens }) => ({
    tokens,
    units: units.flatMap(({ span, tokens: range, wording }) => {
      const tells = telling ? tellsTrouble(span, telling) : false;
      return tells === null ? [] : [{ tells, range, ngrams: ngramsOf(wording) }];
    }),
  }));

/** Reads the texts of a set. With the exchanges and the personal data it takes the training's first minutes. */
export const buildRiskExamples = (
  set: CaseSet,
  transformer: FloatTransformer,
  respell: Respell,
): RiskText[] =>
  textsOf(set).map((labelled) => ({
    set: set.name,
    text: labelled.text,
    kind: labelled.kind,
    disguise: labelled.disguise,
    windows: cutIntoWindows(labelled, transformer.tokenize, respell).map(({ units, tokens }) => ({
      units: units.map(({ tells, ngrams }) => ({ tells, ngrams })),
      example: {
        states: readTokens(transformer, tokens, FIRST_TRAINED_LAYER),
        targets: units.flatMap(({ tells, range }) => [
          riskTarget(range, tells, labelled.kind),
          yesNoTarget('note', range, false, NOT_A_NOTE_WEIGHT),
        ]),
        share: labelled.kind ? 1 : HARMLESS_SHARE,
      },
    })),
  }));

/** What the wording is learned from: it needs no transformer, so all sets are at hand in seconds. */
export const ngramExamplesOf = (set: CaseSet, tokenize: Tokenizer, respell: Respell): NgramExample[] =>
  textsOf(set).flatMap((labelled) =>
    cutIntoWindows(labelled, tokenize, respell).flatMap(({ units }) =>
      units.map(({ tells, ngrams }) => ({
        ngrams,
        label: tells ? 1 : 0,
        weight: riskWeight(tells, labelled.kind),
      })),
    ),
  );

export const sampledEveryRound = (text: RiskText): RiskText => ({
  ...text,
  windows: text.windows.map(({ example, units }) => ({ example: { ...example, share: 1 }, units })),
});

/** What children say in the chat; a feeling may be trouble, and is left to the cases that say so. */
const harmlessMessages = ({ exchanges }: CaseSet): { text: string; why: string }[] =>
  exchanges
    .filter(({ kind }) => kind !== 'feeling')
    .map(({ child }) => ({ text: child, why: REASON_HARMLESS_MESSAGE }));

function tellingSpan({ text, telling }: RiskCase): Span {
  const start = text.indexOf(telling);
  return { start, end: start + telling.length };
}

/** Null where a sentence holds only a small part of what gives the trouble away. */
function tellsTrouble(unit: Span, telling: Span): boolean | null {
  const shared = Math.max(0, Math.min(unit.end, telling.end) - Math.max(unit.start, telling.start));
  const ofTelling = shared / (telling.end - telling.start);
  const ofUnit = shared / (unit.end - unit.start);
  if (ofTelling >= MOSTLY || ofUnit >= MOSTLY) return true;
  return ofTelling > HARDLY ? null : false;
}

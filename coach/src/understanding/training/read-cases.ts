import type { Span } from '../../assessment.ts';
import { ngramsOf } from '../ngrams.ts';
import type { Respell } from '../plain-spelling.ts';
import { type RiskKind, runLayers } from '../risk-model.ts';
import { stretchesOf } from '../stretches.ts';
import type { Transformer } from '../transformer/transformer.ts';
import type { CaseSet, RiskCase } from './cases.ts';
import { FROM_LAYER, type TaughtStretch } from './train-risk.ts';

/** A text of a set, read as far as the layers that are never changed. */
export interface ReadText {
  set: string;
  text: string;
  kind: RiskKind | null;
  /** How trouble is disguised, or why there is none. */
  disguise: string;
  stretches: (TaughtStretch & { ngrams: Set<string>[] })[];
}

const MOSTLY = 0.5;
const HARDLY = 0.1;

/** Reads the texts of a set. It takes most of the training's first minutes. */
export function readTexts(set: CaseSet, transformer: Transformer, respell: Respell): ReadText[] {
  const read = (text: string, kind: RiskKind | null, telling: Span | null): ReadText['stretches'] =>
    stretchesOf(text, transformer.tokenize, respell).map(({ units, tokens }) => ({
      kind,
      units: units.map(({ span, tokens: range }) => ({
        tokens: range,
        tells: telling ? tells(span, telling) : false,
      })),
      ngrams: units.map(({ wording }) => ngramsOf(wording)),
      states: lowerStates(transformer, tokens),
    }));
  return [
    ...set.risks.map((risk) => ({
      set: set.name,
      text: risk.text,
      kind: risk.kind,
      disguise: risk.disguise,
      stretches: read(risk.text, risk.kind, tellingSpan(risk)),
    })),
    ...set.harmless.map(({ text, why }) => ({
      set: set.name,
      text,
      kind: null,
      disguise: why,
      stretches: read(text, null, null),
    })),
  ];
}

function lowerStates(transformer: Transformer, tokens: number[]): Float32Array {
  const ranges = [{ start: 0, end: tokens.length + 2 }];
  const states = runLayers(transformer, transformer.embed(tokens), ranges, { to: FROM_LAYER }).at(-1)?.output
    .states;
  if (!states) throw new Error('the transformer has no lower layers');
  return states;
}

function tellingSpan({ text, telling }: RiskCase): Span {
  const start = text.indexOf(telling);
  return { start, end: start + telling.length };
}

function tells(unit: Span, telling: Span): boolean | null {
  const shared = Math.max(0, Math.min(unit.end, telling.end) - Math.max(unit.start, telling.start));
  const ofTelling = shared / (telling.end - telling.start);
  const ofUnit = shared / (unit.end - unit.start);
  if (ofTelling >= MOSTLY || ofUnit >= MOSTLY) return true;
  return ofTelling > HARDLY ? null : false;
}

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Span } from '../marking/assessment.ts';
import type { ClassifierModel } from './classifier-model.ts';
import { ngramModelSchema, ngramScore } from './ngram-model.ts';
import { ngramsOf } from './ngrams.ts';
import type { Respell } from './respell.ts';
import { type RiskKind, riskKinds } from './risk-kinds.ts';
import { type TextWindow, textWindowsOf } from './text-windows.ts';
import type { Tokenizer } from './transformer/tokenizer.ts';

/** What is thought of a sentence, understood among its neighbours. */
interface Judgement {
  /** The log of the odds that a child is in trouble, by its meaning and its wording. */
  danger: number;
  /** The likeliest kind of trouble. */
  kind: RiskKind;
  /** The log of the odds that it is a note to the marker. */
  note: number;
}

export interface RiskAndNotePrediction extends Judgement {
  span: Span;
}

export type ClassifyRiskAndNotes = (text: string) => RiskAndNotePrediction[];

/** What a sentence's words count beside its meaning. */
const WORDING_SHARE = 0.8;

export const combineRiskScores = (meaning: number, wording: number): number =>
  meaning + WORDING_SHARE * wording;

export function likeliestRiskKind([, ...kinds]: Float32Array): RiskKind {
  return riskKinds[kinds.indexOf(Math.max(...kinds))] ?? 'being-hurt';
}

const riskWordingSchema = z.object({
  /** The sets of cases it was trained on. */
  trained_on: z.array(z.string()),
  wording: ngramModelSchema,
});

/** How many windows are remembered: a child saves the same sentences again and again. */
const MOST_REMEMBERED = 20_000;

/** Reads the sentences of a text. Each different window is judged once. */
export function createRiskAndNoteClassifier(
  model: ClassifierModel,
  tokenize: Tokenizer,
  respell: Respell,
): ClassifyRiskAndNotes {
  const judge = remembering(createJudge(model));
  return (text) =>
    textWindowsOf(text, tokenize, respell).flatMap((window) => {
      const judgements = judge(window);
      return window.units.flatMap(({ span }, index) => {
        const judgement = judgements[index];
        return judgement ? [{ span, ...judgement }] : [];
      });
    });
}

type JudgeWindow = (window: TextWindow) => Judgement[];

function createJudge(model: ClassifierModel): JudgeWindow {
  const stored = readFileSync(new URL('./heads/risk-wording.json', import.meta.url)).toString();
  const { wording } = riskWordingSchema.parse(JSON.parse(stored));
  return ({ tokens, units }) => {
    const states = model.read(tokens);
    return units.map((unit) => {
      const answers = model.answer('risk', states, unit.tokens);
      return {
        danger: combineRiskScores(answers[0] ?? 0, ngramScore(wording, ngramsOf(unit.wording))),
        kind: likeliestRiskKind(answers),
        note: model.answer('note', states, unit.tokens)[0] ?? 0,
      };
    });
  };
}

function remembering(judge: JudgeWindow): JudgeWindow {
  const remembered = new Map<string, Judgement[]>();
  return (window) => {
    const key = window.tokens.join(' ');
    const known = remembered.get(key);
    if (known) return known;
    if (remembered.size > MOST_REMEMBERED) remembered.clear();
    const judgements = judge(window);
    remembered.set(key, judgements);
    return judgements;
  };
}

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Span } from '../marking/assessment.ts';
import type { Model } from './model.ts';
import { ngramModelSchema, ngramScore } from './ngram-model.ts';
import { ngramsOf } from './ngrams.ts';
import type { Respell } from './plain-spelling.ts';
import { type RiskKind, riskKinds } from './risk-kinds.ts';
import { type Stretch, stretchesOf } from './stretches.ts';
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

export interface ReadSentence extends Judgement {
  span: Span;
}

export type ReadSentences = (text: string) => ReadSentence[];

/** What a sentence's words count beside its meaning. */
const WORDING_SHARE = 0.8;

export const combineRiskScores = (meaning: number, wording: number): number =>
  meaning + WORDING_SHARE * wording;

export function likeliestKind([, ...kinds]: Float32Array): RiskKind {
  return riskKinds[kinds.indexOf(Math.max(...kinds))] ?? 'being-hurt';
}

const riskWordingSchema = z.object({
  /** The sets of cases it was trained on. */
  trained_on: z.array(z.string()),
  wording: ngramModelSchema,
});

/** How many stretches are remembered: a child saves the same sentences again and again. */
const MOST_REMEMBERED = 20_000;

/** Reads the sentences of a text. Each different stretch is judged once. */
export function createSentenceReader(model: Model, tokenize: Tokenizer, respell: Respell): ReadSentences {
  const judge = remembering(createJudge(model));
  return (text) =>
    stretchesOf(text, tokenize, respell).flatMap((stretch) => {
      const judgements = judge(stretch);
      return stretch.units.flatMap(({ span }, index) => {
        const judgement = judgements[index];
        return judgement ? [{ span, ...judgement }] : [];
      });
    });
}

type JudgeStretch = (stretch: Stretch) => Judgement[];

function createJudge(model: Model): JudgeStretch {
  const stored = readFileSync(new URL('./heads/risk-wording.json', import.meta.url)).toString();
  const { wording } = riskWordingSchema.parse(JSON.parse(stored));
  return ({ tokens, units }) => {
    const states = model.read(tokens);
    return units.map((unit) => {
      const answers = model.answer('risk', states, unit.tokens);
      return {
        danger: combineRiskScores(answers[0] ?? 0, ngramScore(wording, ngramsOf(unit.wording))),
        kind: likeliestKind(answers),
        note: model.answer('note', states, unit.tokens)[0] ?? 0,
      };
    });
  };
}

function remembering(judge: JudgeStretch): JudgeStretch {
  const remembered = new Map<string, Judgement[]>();
  return (stretch) => {
    const key = stretch.tokens.join(' ');
    const known = remembered.get(key);
    if (known) return known;
    if (remembered.size > MOST_REMEMBERED) remembered.clear();
    const judgements = judge(stretch);
    remembered.set(key, judgements);
    return judgements;
  };
}

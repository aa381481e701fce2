import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ReadPassages } from './passage-reader.ts';
import { probabilitiesOf, type SoftmaxModel } from './softmax-regression.ts';
import { featuresOf, type ReadTurn, readTurn, type Turn, VOCABULARY_START } from './turn-features.ts';

/** What a child does with a turn in the chat; what answers a question is an idea, too. */
export const turnKinds = [
  'idea',
  'question',
  'request-to-write',
  'complaint',
  'confusion',
  'stuck',
  'silly',
  'feeling',
  'robot',
  'off-topic',
  'finished',
  'greeting',
] as const;
export type TurnKind = (typeof turnKinds)[number];

const perKind = z.array(z.number()).length(turnKinds.length);

export const turnHeadSchema = z.object({
  /** The sets of cases it was trained on. */
  trained_on: z.array(z.string()),
  biases: perKind,
  /** Of the two vectors and the form, each with a weight for every kind. */
  dense: z.array(perKind).length(VOCABULARY_START),
  /** The words and runs of letters it knows, each with the weights of the kinds that it speaks for or against. */
  wording: z.record(z.string(), z.array(z.tuple([z.number(), z.number()]))),
});
export type TurnHead = z.infer<typeof turnHeadSchema>;

export interface TurnReading {
  kind: TurnKind;
  /** From 0 to 1. */
  confidence: number;
}

/** A head made ready to judge. */
export interface TurnJudge {
  model: SoftmaxModel;
  vocabulary: Map<string, number>;
}

export const readTurnHead = (): TurnHead =>
  turnHeadSchema.parse(JSON.parse(readFileSync(new URL('./heads/turns.json', import.meta.url)).toString()));

export function createTurnReader(readPassages: ReadPassages, head: TurnHead): (turn: Turn) => TurnReading {
  const judge = judgeFrom(head);
  return (turn) => judgeTurn(judge, readTurn(turn, readPassages));
}

export function judgeTurn({ model, vocabulary }: TurnJudge, turn: ReadTurn): TurnReading {
  const probabilities = probabilitiesOf(model, featuresOf(turn, vocabulary));
  const confidence = Math.max(...probabilities);
  return { kind: turnKinds[probabilities.indexOf(confidence)] ?? 'idea', confidence };
}

export function judgeFrom({ biases, dense, wording }: TurnHead): TurnJudge {
  const ngrams = Object.keys(wording);
  const weights = turnKinds.map(() => new Float32Array(VOCABULARY_START + ngrams.length));
  dense.forEach((row, at) => {
    row.forEach((weight, kind) => {
      weights[kind]?.fill(weight, at, at + 1);
    });
  });
  ngrams.forEach((ngram, index) => {
    const at = VOCABULARY_START + index;
    for (const [kind, weight] of wording[ngram] ?? []) weights[kind]?.fill(weight, at, at + 1);
  });
  return {
    model: { biases: Float32Array.from(biases), weights },
    vocabulary: new Map(ngrams.map((ngram, index) => [ngram, index])),
  };
}

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Model } from './model.ts';
import type { Respell } from './plain-spelling.ts';
import { type SoftmaxModel, scoresOf, softmax } from './softmax-regression.ts';
import type { Tokenizer } from './transformer/tokenizer.ts';
import { featuresOf, readTurnWording, SHAPE_SIZE, type TurnWording } from './turn-features.ts';
import { type TurnKind, turnKinds } from './turn-kinds.ts';
import { type Turn, tokensOfTurn } from './turn-tokens.ts';

const perKind = z.array(z.number()).length(turnKinds.length);

export const turnWordingSchema = z.object({
  /** The sets of cases it was trained on. */
  trained_on: z.array(z.string()),
  biases: perKind,
  /** Of the shape, each with a weight for every kind. */
  shape: z.array(perKind).length(SHAPE_SIZE),
  /** The words and runs of letters it knows, each with the weights of the kinds that it speaks for or against. */
  wording: z.record(z.string(), z.array(z.tuple([z.number(), z.number()]))),
});
export type StoredTurnWording = z.infer<typeof turnWordingSchema>;

export interface TurnReading {
  kind: TurnKind;
  /** From 0 to 1. */
  confidence: number;
}

/** What a turn's words count beside its meaning. */
const WORDING_SHARE = 0.6;

/** Scores for each kind of turn by its words alone. */
export type ScoreWording = (wording: TurnWording) => number[];

export const readTurnWordingHead = (): StoredTurnWording =>
  turnWordingSchema.parse(
    JSON.parse(readFileSync(new URL('./heads/turn-wording.json', import.meta.url)).toString()),
  );

export function createTurnReader(
  model: Model,
  tokenize: Tokenizer,
  respell: Respell,
  stored: StoredTurnWording = readTurnWordingHead(),
): (turn: Turn) => TurnReading {
  const scoreWording = createWordingScorer(stored);
  return (turn) => {
    const { tokens, said } = tokensOfTurn(turn, tokenize, respell);
    return judgeTurn(
      model.answer('turn', model.read(tokens), said),
      scoreWording(readTurnWording(turn, respell)),
    );
  };
}

/** Meaning and wording together. */
export function judgeTurn(meaning: Float32Array, wording: number[]): TurnReading {
  const probabilities = softmax(
    [...meaning].map((score, kind) => score + WORDING_SHARE * (wording[kind] ?? 0)),
  );
  const confidence = Math.max(...probabilities);
  return { kind: turnKinds[probabilities.indexOf(confidence)] ?? 'idea', confidence };
}

export function createWordingScorer({
  biases,
  shape,
  wording,
}: Omit<StoredTurnWording, 'trained_on'>): ScoreWording {
  const ngrams = Object.keys(wording);
  const weights = turnKinds.map(() => new Float32Array(SHAPE_SIZE + ngrams.length));
  const set = (kind: number, at: number, weight: number) => weights[kind]?.fill(weight, at, at + 1);
  shape.forEach((row, at) => {
    row.forEach((weight, kind) => {
      set(kind, at, weight);
    });
  });
  ngrams.forEach((ngram, index) => {
    for (const [kind, weight] of wording[ngram] ?? []) set(kind, SHAPE_SIZE + index, weight);
  });
  const model: SoftmaxModel = { biases: Float32Array.from(biases), weights };
  const vocabulary = new Map(ngrams.map((ngram, index) => [ngram, index]));
  return (turn) => scoresOf(model, featuresOf(turn, vocabulary));
}

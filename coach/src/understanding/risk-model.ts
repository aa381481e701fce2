import { z } from 'zod';
import type { Stretch } from './stretches.ts';
import { adaptersSchema, installAdapters } from './transformer/adapters.ts';
import { type TokenRange, WIDTH } from './transformer/attention.ts';
import { type ChangeHidden, type LayerRun, runLayer } from './transformer/layer.ts';
import type { Transformer } from './transformer/transformer.ts';

export const riskKinds = [
  'self-harm',
  'abuse',
  'grooming',
  'being-hurt',
  'bullying',
  'violence',
  'eating',
  'neglect',
  'friend-in-danger',
  'running-away',
] as const;
export type RiskKind = (typeof riskKinds)[number];

/** For each unit one number for danger, then one for each kind. */
export const ANSWERS = 1 + riskKinds.length;

export const riskModelSchema = z.object({
  adapters: adaptersSchema,
  head: z.object({
    bias: z.array(z.number()).length(ANSWERS),
    /** WIDTH x ANSWERS */
    weights: z.array(z.number()).length(WIDTH * ANSWERS),
  }),
});
export type StoredRiskModel = z.infer<typeof riskModelSchema>;

export interface UnitAnswer {
  /** The log of the odds that the unit is about a child in trouble. */
  danger: number;
  kind: RiskKind;
}

/** Judges the units of a stretch by the transformer's last states. */
export function createRiskModel(transformer: Transformer, stored: StoredRiskModel) {
  installAdapters(transformer, stored.adapters);
  const weights = Float32Array.from(stored.head.weights);
  const bias = Float32Array.from(stored.head.bias);
  return (stretch: Stretch): UnitAnswer[] => {
    const ranges = [{ start: 0, end: stretch.tokens.length + 2 }];
    const states = runLayers(transformer, transformer.embed(stretch.tokens), ranges).at(-1)?.output.states;
    if (!states) throw new Error('the transformer has no layers');
    return stretch.units.map(({ tokens }) => answerOf(answersTo(averageOf(states, tokens), weights, bias)));
  };
}

/** Runs some of the layers, one after the other. */
export function runLayers(
  { memory, layers }: Transformer,
  input: Float32Array,
  ranges: TokenRange[],
  {
    from = 0,
    to = layers.length,
    changeHidden,
  }: { from?: number; to?: number; changeHidden?: ChangeHidden } = {},
): LayerRun[] {
  const runs: LayerRun[] = [];
  for (const layer of layers.slice(from, to)) {
    runs.push(runLayer(memory, layer, runs.at(-1)?.output.states ?? input, ranges, changeHidden));
  }
  return runs;
}

export function averageOf(states: Float32Array, { start, end }: TokenRange): Float32Array {
  const average = new Float32Array(WIDTH);
  for (let token = start; token < end; token++) {
    for (let i = 0; i < WIDTH; i++) {
      average[i] = (average[i] ?? 0) + (states[token * WIDTH + i] ?? 0) / (end - start);
    }
  }
  return average;
}

export function answersTo(average: Float32Array, weights: Float32Array, bias: Float32Array): Float32Array {
  const answers = bias.slice();
  for (let i = 0; i < WIDTH; i++) {
    for (let answer = 0; answer < ANSWERS; answer++) {
      answers[answer] = (answers[answer] ?? 0) + (average[i] ?? 0) * (weights[i * ANSWERS + answer] ?? 0);
    }
  }
  return answers;
}

export function answerOf([danger = 0, ...kinds]: Float32Array): UnitAnswer {
  const best = kinds.indexOf(Math.max(...kinds));
  return { danger, kind: riskKinds[best] ?? 'being-hurt' };
}

import { type LinearName, type TokenRange, WIDTH } from '../../transformer/shape.ts';
import { type Attention, attend } from './attention.ts';
import type { MatrixMemory, WeightMatrix } from './matrix-memory.ts';

const EPSILON = 1e-12;

/** What was learned on top of a matrix: a change of low rank, as the product of two thin matrices. */
export interface Adapter {
  down: WeightMatrix;
  up: WeightMatrix;
}
export interface Linear {
  weights: WeightMatrix;
  bias: Float32Array;
  adapter?: Adapter;
}
export interface LayerNorm {
  scale: Float32Array;
  bias: Float32Array;
}

export interface FloatLayer {
  linears: Record<LinearName, Linear>;
  attentionNorm: LayerNorm;
  outputNorm: LayerNorm;
}

/** Rows brought to mean 0 and deviation 1, and what is needed to go back. */
export interface Normalized {
  states: Float32Array;
  plain: Float32Array;
  /** One over the deviation of each row. */
  factors: Float32Array;
}

/** All that a layer computed for some tokens; its result is `output.states`. */
export interface LayerRun {
  rows: number;
  ranges: TokenRange[];
  input: Float32Array;
  query: Float32Array;
  key: Float32Array;
  value: Float32Array;
  attention: Attention;
  between: Normalized;
  beforeActivation: Float32Array;
  hidden: Float32Array;
  output: Normalized;
  /** What the adapters' first halves gave. */
  reduced: Partial<Record<LinearName, Float32Array>>;
}

/** Changes the hidden values in place; training drops some of them. */
export type ChangeHidden = (hidden: Float32Array) => void;

export function runFloatLayer(
  memory: MatrixMemory,
  { linears, attentionNorm, outputNorm }: FloatLayer,
  input: Float32Array,
  ranges: TokenRange[],
  changeHidden?: ChangeHidden,
): LayerRun {
  const rows = input.length / WIDTH;
  const reduced: LayerRun['reduced'] = {};
  const apply = (name: LinearName, states: Float32Array): Float32Array => {
    const { weights, bias, adapter } = linears[name];
    const out = memory.multiply(states, rows, weights);
    addToRows(out, bias);
    if (adapter) {
      const thin = memory.multiply(states, rows, adapter.down);
      reduced[name] = thin;
      addInto(out, memory.multiply(thin, rows, adapter.up));
    }
    return out;
  };
  const query = apply('query', input);
  const key = apply('key', input);
  const value = apply('value', input);
  const attention = attend(memory, { query, key, value }, ranges);
  const between = normalizeRows(addInto(apply('attended', attention.mixed), input), attentionNorm);
  const beforeActivation = apply('hidden', between.states);
  const hidden = activated(beforeActivation);
  changeHidden?.(hidden);
  const output = normalizeRows(addInto(apply('output', hidden), between.states), outputNorm);
  return {
    rows,
    ranges,
    input,
    query,
    key,
    value,
    attention,
    between,
    beforeActivation,
    hidden,
    output,
    reduced,
  };
}

export function addInto(some: Float32Array, others: Float32Array): Float32Array {
  for (let i = 0; i < some.length; i++) some[i] = (some[i] ?? 0) + (others[i] ?? 0);
  return some;
}

function addToRows(states: Float32Array, bias: Float32Array): void {
  for (let row = 0; row < states.length; row += bias.length) {
    for (let i = 0; i < bias.length; i++) states[row + i] = (states[row + i] ?? 0) + (bias[i] ?? 0);
  }
}

export function normalizeRows(states: Float32Array, { scale, bias }: LayerNorm): Normalized {
  const plain = new Float32Array(states.length);
  const out = new Float32Array(states.length);
  const factors = new Float32Array(states.length / WIDTH);
  for (let row = 0; row < states.length; row += WIDTH) {
    let sum = 0;
    for (let i = 0; i < WIDTH; i++) sum += states[row + i] ?? 0;
    const mean = sum / WIDTH;
    let squares = 0;
    for (let i = 0; i < WIDTH; i++) squares += ((states[row + i] ?? 0) - mean) ** 2;
    const factor = 1 / Math.sqrt(squares / WIDTH + EPSILON);
    factors[row / WIDTH] = factor;
    for (let i = 0; i < WIDTH; i++) {
      const value = ((states[row + i] ?? 0) - mean) * factor;
      plain[row + i] = value;
      out[row + i] = value * (scale[i] ?? 0) + (bias[i] ?? 0);
    }
  }
  return { states: out, plain, factors };
}

/** The transformer's activation: each x times the share of a normal distribution below x (GELU). */
function activated(values: Float32Array): Float32Array {
  const out = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const x = values[i] ?? 0;
    out[i] = x * normalCdf(x);
  }
  return out;
}

/** Abramowitz and Stegun 7.1.26, exact to 1e-7. */
export function normalCdf(x: number): number {
  const z = Math.abs(x) * Math.SQRT1_2;
  const t = 1 / (1 + 0.3275911 * z);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-z * z);
  return x < 0 ? tail / 2 : 1 - tail / 2;
}

import { type EncoderWeights, readEncoderWeights } from './encoder-weights.ts';
import { createMatrixMemory, type MatrixMemory, type WeightMatrix } from './matrix-memory.ts';
import { createTokenizer } from './tokenizer.ts';

/** Turns sentences into vectors of length one: the closer in meaning, the closer in direction. */
export type Encoder = (sentences: string[]) => Float32Array[];

export const VECTOR_SIZE = 512;
const WORD_SIZE = 256;
const HIDDEN_SIZE = 1536;
const HEADS = 4;
const MOST_TOKENS = 128;
const EPSILON = 1e-6;

interface Layer {
  size: number;
  norm: Scale;
  queriesKeysValues: Linear;
  attended: Linear;
  hiddenNorm: Scale;
  hidden: Linear;
  output: Linear;
}
interface Linear {
  weights: WeightMatrix;
  bias: Float32Array;
}
interface Scale {
  scale: Float32Array;
  bias: Float32Array;
}
/** Where the tokens of a sentence begin and end among those of all sentences. */
interface Range {
  start: number;
  end: number;
}

/** Universal Sentence Encoder Lite: a transformer of two layers over pieces of words. */
export function createEncoder(weights: EncoderWeights = readEncoderWeights()): Encoder {
  const memory = createMatrixMemory();
  const tokenize = createTokenizer(weights.vocabulary);
  const words = weights.named('module/Embeddings_en');
  const frequencies = weights.named('TimingSignal/ExpandDims_1');
  const layers = [readLayer(weights, memory, 0, WORD_SIZE), readLayer(weights, memory, 1, VECTOR_SIZE)];
  const widen = linear(
    memory,
    weights.named('Layer_0/TransformerLayer/dense/kernel/ConcatPartitions/concat'),
    WORD_SIZE,
    weights.named('Layer_0/TransformerLayer/dense/bias/ConcatPartitions/concat'),
  );
  const last = linear(
    memory,
    weights.named('tanh_layer_0/weights'),
    VECTOR_SIZE,
    weights.named('tanh_layer_0/bias'),
  );

  return (sentences) => {
    const ranges: Range[] = [];
    const ids: number[] = [];
    for (const sentence of sentences) {
      const tokens = tokenize(sentence).slice(0, MOST_TOKENS);
      ranges.push({ start: ids.length, end: ids.length + tokens.length });
      ids.push(...tokens);
    }
    let states = placeTokens(ids, ranges, words, frequencies);
    for (const layer of layers) {
      const residual = layer.size === WORD_SIZE ? apply(memory, states, ids.length, widen) : states;
      states = runLayer(memory, layer, states, residual, ranges);
    }
    return averageOf(states, ranges).map((mean) => normalize(apply(memory, mean, 1, last).map(Math.tanh)));
  };
}

function linear(memory: MatrixMemory, weights: Float32Array, inputs: number, bias: Float32Array): Linear {
  return { weights: memory.store(weights, inputs, bias.length), bias };
}

function readLayer(weights: EncoderWeights, memory: MatrixMemory, index: number, size: number): Layer {
  const at = `Layer_${index}/TransformerLayer`;
  const joined = 'ConcatPartitions/concat';
  const named = (name: string) => weights.named(`${at}/${name}`);
  const scale = (name: string): Scale => ({
    scale: named(`${name}layer_prepostprocess/layer_norm/layer_norm_scale/${joined}`),
    bias: named(`${name}layer_prepostprocess/layer_norm/layer_norm_bias/${joined}`),
  });
  const attention = (name: string): Linear =>
    linear(
      memory,
      named(`MultiheadAttention/${name}/kernel/part_0`),
      size,
      named(`MultiheadAttention/${name}/bias/${joined}`),
    );
  const forward = (name: string, inputs: number): Linear =>
    linear(memory, named(`FFN/${name}/Tensordot/Reshape_1`), inputs, named(`FFN/${name}/bias/${joined}`));
  return {
    size,
    norm: scale(''),
    queriesKeysValues: attention('qkv_transform_single'),
    attended: attention('output_transform_single'),
    hiddenNorm: scale('FFN/'),
    hidden: forward('conv1', VECTOR_SIZE),
    output: forward('conv2', HIDDEN_SIZE),
  };
}

/** The vectors of the tokens, each told where it is in its sentence by waves of many lengths. */
function placeTokens(
  ids: number[],
  ranges: Range[],
  words: Float32Array,
  frequencies: Float32Array,
): Float32Array {
  const states = new Float32Array(ids.length * WORD_SIZE);
  for (const { start, end } of ranges) {
    for (let token = start; token < end; token++) {
      const word = (ids[token] ?? 0) * WORD_SIZE;
      for (let i = 0; i < WORD_SIZE; i++) {
        const wave = i % frequencies.length;
        const angle = (token - start) * (frequencies[wave] ?? 0);
        const signal = i < frequencies.length ? Math.sin(angle) : Math.cos(angle);
        states[token * WORD_SIZE + i] = 2 * (words[word + i] ?? 0) + signal;
      }
    }
  }
  return states;
}

function runLayer(
  memory: MatrixMemory,
  layer: Layer,
  states: Float32Array,
  residual: Float32Array,
  ranges: Range[],
): Float32Array {
  const rows = states.length / layer.size;
  const mixed = apply(memory, normalizeRows(states, layer.size, layer.norm), rows, layer.queriesKeysValues);
  const attended = apply(memory, attend(mixed, layer.size, ranges), rows, layer.attended);
  const between = add(attended, residual);
  const hidden = apply(memory, normalizeRows(between, VECTOR_SIZE, layer.hiddenNorm), rows, layer.hidden);
  for (let i = 0; i < hidden.length; i++) if ((hidden[i] ?? 0) < 0) hidden[i] = 0;
  return add(apply(memory, hidden, rows, layer.output), between);
}

function apply(
  memory: MatrixMemory,
  input: Float32Array,
  rows: number,
  { weights, bias }: Linear,
): Float32Array {
  const out = memory.multiply(input, rows, weights);
  for (let row = 0; row < out.length; row += bias.length) {
    for (let i = 0; i < bias.length; i++) out[row + i] = (out[row + i] ?? 0) + (bias[i] ?? 0);
  }
  return out;
}

/** Adds the others to the first, in place. */
function add(some: Float32Array, others: Float32Array): Float32Array {
  for (let i = 0; i < some.length; i++) some[i] = (some[i] ?? 0) + (others[i] ?? 0);
  return some;
}

function normalizeRows(states: Float32Array, size: number, { scale, bias }: Scale): Float32Array {
  const out = new Float32Array(states.length);
  for (let row = 0; row < states.length; row += size) {
    let sum = 0;
    for (let i = 0; i < size; i++) sum += states[row + i] ?? 0;
    const mean = sum / size;
    let squares = 0;
    for (let i = 0; i < size; i++) squares += ((states[row + i] ?? 0) - mean) ** 2;
    const factor = 1 / Math.sqrt(squares / size + EPSILON);
    for (let i = 0; i < size; i++) {
      out[row + i] = ((states[row + i] ?? 0) - mean) * factor * (scale[i] ?? 0) + (bias[i] ?? 0);
    }
  }
  return out;
}

/** Lets every token look at the others of its sentence, in each head. `mixed` holds query, key and value of each token. */
function attend(mixed: Float32Array, size: number, ranges: Range[]): Float32Array {
  const out = new Float32Array(mixed.length / 3);
  const headSize = size / HEADS;
  const scale = 1 / Math.sqrt(headSize);
  for (const { start, end } of ranges) {
    for (let head = 0; head < size; head += headSize) {
      for (let token = start; token < end; token++) {
        const weights = attentionOf(mixed, size, token, { start, end }, { head, headSize, scale });
        for (let other = start; other < end; other++) {
          const weight = weights[other - start] ?? 0;
          const value = other * size * 3 + 2 * size + head;
          for (let i = 0; i < headSize; i++) {
            const at = token * size + head + i;
            out[at] = (out[at] ?? 0) + weight * (mixed[value + i] ?? 0);
          }
        }
      }
    }
  }
  return out;
}

interface Head {
  head: number;
  headSize: number;
  scale: number;
}

function attentionOf(
  mixed: Float32Array,
  size: number,
  token: number,
  { start, end }: Range,
  { head, headSize, scale }: Head,
): Float32Array {
  const scores = new Float32Array(end - start);
  const query = token * size * 3 + head;
  let highest = Number.NEGATIVE_INFINITY;
  for (let other = start; other < end; other++) {
    const key = other * size * 3 + size + head;
    let score = 0;
    for (let i = 0; i < headSize; i++) score += (mixed[query + i] ?? 0) * (mixed[key + i] ?? 0);
    scores[other - start] = score * scale;
    highest = Math.max(highest, score * scale);
  }
  let sum = 0;
  for (let i = 0; i < scores.length; i++) {
    const weight = Math.exp((scores[i] ?? 0) - highest);
    scores[i] = weight;
    sum += weight;
  }
  return scores.map((weight) => weight / sum);
}

function averageOf(states: Float32Array, ranges: Range[]): Float32Array[] {
  return ranges.map(({ start, end }) => {
    const mean = new Float32Array(VECTOR_SIZE);
    for (let token = start; token < end; token++) {
      for (let i = 0; i < VECTOR_SIZE; i++) {
        mean[i] = (mean[i] ?? 0) + (states[token * VECTOR_SIZE + i] ?? 0) / (end - start);
      }
    }
    return mean;
  });
}

function normalize(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

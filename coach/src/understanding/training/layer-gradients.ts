import { ATTENTION_HEAD_WIDTH, type LinearName, WIDTH } from '../transformer/shape.ts';
import {
  ATTENTION_HEAD_STARTS,
  ATTENTION_SCALE,
  attentionHeadOf,
  padToMatrix,
  setAttentionHead,
  transposedAttentionHeadOf,
} from './float/attention.ts';
import {
  addInto,
  type FloatLayer,
  type LayerNorm,
  type LayerRun,
  type Normalized,
  normalCdf,
} from './float/layer.ts';
import type { MatrixMemory, WeightMatrix } from './float/matrix-memory.ts';
import { multiplyMatrices, transposeMatrix } from './matrix-products.ts';

/** The slopes of one adapter's two halves, in the shape the halves are stored in. */
export interface AdapterGradients {
  /** rank x inputs */
  down: Float32Array;
  /** outputs x rank */
  up: Float32Array;
}

/** What is needed to go back through a matrix: the matrix itself and its adapter's halves, each the other way round. */
export interface TransposedWeights {
  weights: WeightMatrix;
  down: WeightMatrix;
  up: WeightMatrix;
}

export interface LayerGradients {
  /** How the loss changes with the layer's input. */
  input: Float32Array;
  adapters: Partial<Record<LinearName, AdapterGradients>>;
}

/**
 * Goes back through a layer: from how the loss changes with its output to how it changes with its input and with its
 * adapters. `kept` says by how much each hidden value was multiplied on the way.
 */
export function backpropagateThroughLayer(
  memory: MatrixMemory,
  layer: FloatLayer,
  waysBack: Record<LinearName, TransposedWeights>,
  run: LayerRun,
  outputSlopes: Float32Array,
  kept: Float32Array | null,
): LayerGradients {
  const { rows } = run;
  const adapters: LayerGradients['adapters'] = {};
  const back = (name: LinearName, input: Float32Array, slopes: Float32Array): Float32Array => {
    const way = waysBack[name];
    const inputSlopes = memory.multiply(slopes, rows, way.weights);
    const thin = run.reduced[name];
    if (thin) {
      const thinSlopes = memory.multiply(slopes, rows, way.up);
      addInto(inputSlopes, memory.multiply(thinSlopes, rows, way.down));
      adapters[name] = {
        down: multiplyMatrices(memory, transposeMatrix(thinSlopes, rows), transposeMatrix(input, rows)),
        up: multiplyMatrices(memory, transposeMatrix(slopes, rows), transposeMatrix(thin, rows)),
      };
    }
    return inputSlopes;
  };

  const beforeOutput = goBackThroughNorm(run.output, layer.outputNorm, outputSlopes);
  const hidden = back('output', run.hidden, beforeOutput);
  for (let i = 0; i < hidden.length; i++) {
    const slope = (hidden[i] ?? 0) * geluSlope(run.beforeActivation[i] ?? 0);
    hidden[i] = kept ? slope * (kept[i] ?? 0) : slope;
  }
  const between = addInto(back('hidden', run.between.states, hidden), beforeOutput);
  const beforeNorm = goBackThroughNorm(run.between, layer.attentionNorm, between);
  const { query, key, value } = goBackThroughAttention(
    memory,
    run,
    back('attended', run.attention.mixed, beforeNorm),
  );
  const input = back('query', run.input, query);
  addInto(input, back('key', run.input, key));
  addInto(input, back('value', run.input, value));
  return { input: addInto(input, beforeNorm), adapters };
}

function goBackThroughNorm(
  { plain, factors }: Normalized,
  { scale }: LayerNorm,
  slopes: Float32Array,
): Float32Array {
  const out = new Float32Array(slopes.length);
  for (let row = 0; row < slopes.length; row += WIDTH) {
    let mean = 0;
    let meanByPlain = 0;
    for (let i = 0; i < WIDTH; i++) {
      const slope = (slopes[row + i] ?? 0) * (scale[i] ?? 0);
      mean += slope / WIDTH;
      meanByPlain += (slope * (plain[row + i] ?? 0)) / WIDTH;
    }
    const factor = factors[row / WIDTH] ?? 0;
    for (let i = 0; i < WIDTH; i++) {
      const slope = (slopes[row + i] ?? 0) * (scale[i] ?? 0);
      out[row + i] = factor * (slope - mean - (plain[row + i] ?? 0) * meanByPlain);
    }
  }
  return out;
}

function goBackThroughAttention(
  memory: MatrixMemory,
  { query, key, value, attention, ranges }: LayerRun,
  slopes: Float32Array,
): Pick<LayerRun, 'query' | 'key' | 'value'> {
  const out = {
    query: new Float32Array(query.length),
    key: new Float32Array(query.length),
    value: new Float32Array(query.length),
  };
  const heads = ranges.flatMap((range) => ATTENTION_HEAD_STARTS.map((head) => ({ range, head })));
  heads.forEach(({ range, head }, index) => {
    const shares = attention.weights[index] ?? new Float32Array(0);
    const length = range.end - range.start;
    const width = padToMatrix(length);
    const given = attentionHeadOf(slopes, range, head).subarray(0, length * ATTENTION_HEAD_WIDTH);
    const shareSlopes = memory.multiplyOnce(given, length, attentionHeadOf(value, range, head), width);
    const scoreSlopes = goBackThroughShares(shares, shareSlopes, width);
    const queries = attentionHeadOf(query, range, head).subarray(0, length * ATTENTION_HEAD_WIDTH);
    setAttentionHead(
      out.value,
      range,
      head,
      multiplyMatrices(memory, transposeMatrix(shares, length), transposeMatrix(given, length)),
    );
    setAttentionHead(
      out.query,
      range,
      head,
      memory.multiplyOnce(
        scoreSlopes,
        length,
        transposedAttentionHeadOf(key, range, head),
        ATTENTION_HEAD_WIDTH,
      ),
    );
    setAttentionHead(
      out.key,
      range,
      head,
      multiplyMatrices(memory, transposeMatrix(scoreSlopes, length), transposeMatrix(queries, length)),
    );
  });
  return out;
}

function goBackThroughShares(shares: Float32Array, slopes: Float32Array, width: number): Float32Array {
  const out = new Float32Array(shares.length);
  for (let row = 0; row < shares.length; row += width) {
    let mean = 0;
    for (let i = 0; i < width; i++) mean += (shares[row + i] ?? 0) * (slopes[row + i] ?? 0);
    for (let i = 0; i < width; i++) {
      out[row + i] = (shares[row + i] ?? 0) * ((slopes[row + i] ?? 0) - mean) * ATTENTION_SCALE;
    }
  }
  return out;
}

const geluSlope = (x: number): number => normalCdf(x) + (x * Math.exp(-(x * x) / 2)) / Math.sqrt(2 * Math.PI);

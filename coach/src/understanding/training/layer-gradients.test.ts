import { expect, test } from 'vitest';
import { createSeededRandom } from '../seeded-random.ts';
import { type LinearName, linearNames, WIDTH } from '../transformer/shape.ts';
import { type AdapterHalves, reserveAdapters, writeAdapter } from './float/float-adapters.ts';
import { createFloatTransformer } from './float/float-transformer.ts';
import { runFloatLayer } from './float/layer.ts';
import { backpropagateThroughLayer, type TransposedWeights } from './layer-gradients.ts';
import { transposeMatrix } from './matrix-products.ts';

const RANK = 4;
const LAYER = 5;
const random = createSeededRandom(7);
const numbers = (length: number, size: number): Float32Array =>
  Float32Array.from({ length }, () => size * (2 * random() - 1));

const transformer = createFloatTransformer();
const { memory } = transformer;
reserveAdapters(transformer, LAYER, RANK);
const layer = transformer.layers.at(LAYER);
if (!layer) throw new Error('the layer is missing');

const halves = new Map<LinearName, AdapterHalves>();
const waysBack = new Map<LinearName, TransposedWeights>();
for (const name of linearNames) {
  const { inputs, outputs } = layer.linears[name].weights;
  const own = { down: numbers(RANK * inputs, 0.1), up: numbers(RANK * outputs, 0.1) };
  const way = {
    weights: memory.reserve(outputs, inputs),
    down: memory.reserve(RANK, inputs),
    up: memory.reserve(outputs, RANK),
  };
  memory.write(way.weights, transposeMatrix(memory.read(layer.linears[name].weights), outputs).values);
  memory.write(way.down, transposeMatrix(own.down, RANK).values);
  memory.write(way.up, transposeMatrix(own.up, outputs).values);
  writeAdapter(transformer, LAYER, name, own);
  halves.set(name, own);
  waysBack.set(name, way);
}

const ranges = [
  { start: 0, end: 5 },
  { start: 5, end: 12 },
];
const input = numbers(12 * WIDTH, 1);
const wanted = numbers(12 * WIDTH, 1);

/** A loss whose slope with the layer's output is `wanted`. */
const loss = (): number =>
  runFloatLayer(memory, layer, input, ranges).output.states.reduce(
    (sum, value, index) => sum + value * (wanted[index] ?? 0),
    0,
  );

const gradients = backpropagateThroughLayer(
  memory,
  layer,
  // Every matrix of the layer has its way back.
  Object.fromEntries(waysBack) as Record<LinearName, TransposedWeights>,
  runFloatLayer(memory, layer, input, ranges),
  wanted,
  null,
);

/** The slope by trying: a little more and a little less. */
function slopeByTrying(values: Float32Array, at: number, write: () => void): number {
  const step = 4e-3;
  const kept = values[at] ?? 0;
  const lossAt = (value: number): number => {
    values[at] = value;
    write();
    return loss();
  };
  const slope = (lossAt(kept + step) - lossAt(kept - step)) / (2 * step);
  values[at] = kept;
  write();
  return slope;
}

test('the slopes with the input are those found by trying', () => {
  for (const at of [3, 700, 4000]) {
    expect(gradients.input[at]).toBeCloseTo(
      slopeByTrying(input, at, () => undefined),
      1,
    );
  }
});

test.each(linearNames)('the slopes with the adapter of %s are those found by trying', (name) => {
  const own = halves.get(name);
  const slopes = gradients.adapters[name];
  if (!own || !slopes) throw new Error(`no slopes for ${name}`);
  const write = () => writeAdapter(transformer, LAYER, name, own);
  for (const half of ['down', 'up'] as const) {
    const at = Math.floor(own[half].length / 3);
    expect(slopes[half][at]).toBeCloseTo(slopeByTrying(own[half], at, write), 1);
  }
});

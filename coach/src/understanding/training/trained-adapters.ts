import { readRows, type StoredAdapters, storeRows } from '../transformer/adapters.ts';
import { type LinearName, linearNames } from '../transformer/shape.ts';
import { reserveAdapters, writeAdapter } from './float/float-adapters.ts';
import type { FloatTransformer } from './float/float-transformer.ts';
import type { LayerRun } from './float/layer.ts';
import { backpropagateThroughLayer, type TransposedWeights } from './layer-gradients.ts';
import { transposeMatrix } from './matrix-products.ts';
import type { TrainableParameters } from './optimizer.ts';

/** Layers below are left as they are, so that their states are computed once. */
export const FIRST_TRAINED_LAYER = 3;
const RANK = 16;

interface TrainedLinear {
  layer: number;
  name: LinearName;
  down: TrainableParameters;
  up: TrainableParameters;
  wayBack: TransposedWeights;
}

export interface TrainedAdapters {
  learned: TrainableParameters[];
  /** Writes what was learned into the transformer. */
  write(): void;
  /** Goes back through the layers, from how the loss changes with the last states, and sets the adapters' slopes. */
  goBack(runs: LayerRun[], slopes: Float32Array, kept: Float32Array[]): void;
  stored(): StoredAdapters;
}

export const createTrainableParameters = (values: Float32Array): TrainableParameters => ({
  values,
  slopes: new Float32Array(values.length),
});

/** The adapters of the transformer's last layers, in training. They start as a change of nothing, or as they were stored. */
export function createTrainedAdapters(
  transformer: FloatTransformer,
  random: () => number,
  stored?: StoredAdapters,
): TrainedAdapters {
  reserveAdapters(transformer, FIRST_TRAINED_LAYER, RANK);
  const linears = trainedLinears(transformer, random);
  for (const { layer, name, down, up } of stored ? linears : []) {
    const known = stored?.layers[layer - FIRST_TRAINED_LAYER]?.[name];
    if (!known) throw new Error(`the stored model has no ${name} in layer ${layer}`);
    down.values.set(readRows(known.down));
    up.values.set(readRows(known.up));
  }
  return {
    learned: linears.flatMap(({ down, up }) => [down, up]),
    write() {
      for (const each of linears) writeTrained(transformer, each);
    },
    goBack(runs, slopes, kept) {
      let outputSlopes = slopes;
      for (let index = runs.length - 1; index >= 0; index--) {
        outputSlopes = goBack(transformer, linears, index, runs, outputSlopes, kept[index] ?? null);
      }
    },
    stored: () => ({
      rank: RANK,
      from_layer: FIRST_TRAINED_LAYER,
      layers: transformer.layers
        .slice(FIRST_TRAINED_LAYER)
        .map((_, index) => storedLayer(linears, FIRST_TRAINED_LAYER + index)),
    }),
  };
}

/** The second half of each adapter is zero. */
function trainedLinears(transformer: FloatTransformer, random: () => number): TrainedLinear[] {
  const { memory, layers } = transformer;
  return layers.slice(FIRST_TRAINED_LAYER).flatMap(({ linears }, index) =>
    linearNames.map((name) => {
      const { weights } = linears[name];
      const { inputs, outputs } = weights;
      const down = Float32Array.from({ length: inputs * RANK }, () => normal(random) / Math.sqrt(inputs));
      const wayBack = {
        weights: memory.reserve(outputs, inputs),
        down: memory.reserve(RANK, inputs),
        up: memory.reserve(outputs, RANK),
      };
      memory.write(wayBack.weights, transposeMatrix(memory.read(weights), outputs).values);
      return {
        layer: FIRST_TRAINED_LAYER + index,
        name,
        down: createTrainableParameters(down),
        up: createTrainableParameters(new Float32Array(outputs * RANK)),
        wayBack,
      };
    }),
  );
}

function writeTrained(
  transformer: FloatTransformer,
  { layer, name, down, up, wayBack }: TrainedLinear,
): void {
  writeAdapter(transformer, layer, name, { down: down.values, up: up.values });
  transformer.memory.write(wayBack.down, transposeMatrix(down.values, RANK).values);
  transformer.memory.write(wayBack.up, transposeMatrix(up.values, up.values.length / RANK).values);
}

/** A number from the normal distribution (Box and Muller). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function goBack(
  { memory, layers }: FloatTransformer,
  linears: TrainedLinear[],
  index: number,
  runs: LayerRun[],
  outputSlopes: Float32Array,
  kept: Float32Array | null,
): Float32Array {
  const layer = layers[FIRST_TRAINED_LAYER + index];
  const run = runs[index];
  if (!layer || !run) throw new Error(`there is no layer ${FIRST_TRAINED_LAYER + index}`);
  const own = linears.filter((each) => each.layer === FIRST_TRAINED_LAYER + index);
  const waysBack = Object.fromEntries(
    own.map(({ name, wayBack }) => [name, wayBack]),
    // Every matrix of the layer is trained.
  ) as Record<LinearName, TransposedWeights>;
  const { input, adapters } = backpropagateThroughLayer(memory, layer, waysBack, run, outputSlopes, kept);
  for (const { name, down, up } of own) {
    const slopes = adapters[name];
    if (!slopes) continue;
    down.slopes.set(slopes.down);
    up.slopes.set(slopes.up);
  }
  return input;
}

function storedLayer(linears: TrainedLinear[], layer: number): StoredAdapters['layers'][number] {
  const halves = ({ down, up }: TrainedLinear) => ({
    down: storeRows(down.values, RANK),
    up: storeRows(up.values, up.values.length / RANK),
  });
  return Object.fromEntries(
    linears.filter((each) => each.layer === layer).map((each) => [each.name, halves(each)]),
    // Every matrix of the layer is trained.
  ) as StoredAdapters['layers'][number];
}

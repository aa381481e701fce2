import { readRows, type StoredAdapters } from '../../transformer/adapters.ts';
import { type LinearName, linearNames } from '../../transformer/shape.ts';
import type { FloatTransformer } from './float-transformer.ts';

/** The halves of an adapter as they are learned: rank x inputs and outputs x rank. */
export interface AdapterHalves {
  down: Float32Array;
  up: Float32Array;
}

/** Gives the transformer's last layers their adapters, ready to be written. */
export function reserveAdapters({ memory, layers }: FloatTransformer, fromLayer: number, rank: number): void {
  for (const { linears } of layers.slice(fromLayer)) {
    for (const name of linearNames) {
      const { inputs, outputs } = linears[name].weights;
      linears[name].adapter = { down: memory.reserve(inputs, rank), up: memory.reserve(rank, outputs) };
    }
  }
}

export function writeAdapter(
  { memory, layers }: FloatTransformer,
  layer: number,
  name: LinearName,
  { down, up }: AdapterHalves,
): void {
  const adapter = layers[layer]?.linears[name].adapter;
  if (!adapter) throw new Error(`layer ${layer} has no adapter for ${name}`);
  memory.write(adapter.down, down);
  memory.write(adapter.up, up);
}

export function installAdapters(transformer: FloatTransformer, stored: StoredAdapters): void {
  reserveAdapters(transformer, stored.from_layer, stored.rank);
  stored.layers.forEach((layer, index) => {
    for (const name of linearNames) {
      const { down, up } = layer[name];
      writeAdapter(transformer, stored.from_layer + index, name, { down: readRows(down), up: readRows(up) });
    }
  });
}

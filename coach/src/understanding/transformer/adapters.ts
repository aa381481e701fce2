import { z } from 'zod';
import { type LinearName, linearNames } from './layer.ts';
import type { Transformer } from './transformer.ts';

/** Rows of numbers, each row as bytes and what one step of a byte is worth. */
const rowsSchema = z.object({ steps: z.array(z.number()), bytes: z.base64() });
type Rows = z.infer<typeof rowsSchema>;

const adapterSchema = z.object({ down: rowsSchema, up: rowsSchema });
const layerSchema = z.record(z.enum(linearNames), adapterSchema);

/** What was learned on top of the transformer's last layers. */
export const adaptersSchema = z.object({
  rank: z.number(),
  from_layer: z.number(),
  layers: z.array(layerSchema),
});
export type StoredAdapters = z.infer<typeof adaptersSchema>;

/** The halves of an adapter as they are learned: rank x inputs and outputs x rank. */
export interface AdapterHalves {
  down: Float32Array;
  up: Float32Array;
}

const LARGEST_BYTE = 127;

export function storeRows(values: Float32Array, rows: number): Rows {
  const width = values.length / rows;
  const bytes = new Int8Array(values.length);
  const steps = Array.from({ length: rows }, (_, row) => {
    const own = values.subarray(row * width, (row + 1) * width);
    const step = Number(
      (own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LARGEST_BYTE).toPrecision(6),
    );
    own.forEach((value, index) => {
      bytes[row * width + index] = step === 0 ? 0 : Math.round(value / step);
    });
    return step;
  });
  return { steps, bytes: Buffer.from(bytes.buffer).toString('base64') };
}

export function readRows({ steps, bytes }: Rows): Float32Array {
  const stored = Buffer.from(bytes, 'base64');
  const width = stored.length / steps.length;
  return Float32Array.from(
    { length: stored.length },
    (_, index) => stored.readInt8(index) * (steps[Math.floor(index / width)] ?? 0),
  );
}

/** Gives the transformer's last layers their adapters, ready to be written. */
export function reserveAdapters({ memory, layers }: Transformer, fromLayer: number, rank: number): void {
  for (const { linears } of layers.slice(fromLayer)) {
    for (const name of linearNames) {
      const { inputs, outputs } = linears[name].weights;
      linears[name].adapter = { down: memory.reserve(inputs, rank), up: memory.reserve(rank, outputs) };
    }
  }
}

export function writeAdapter(
  { memory, layers }: Transformer,
  layer: number,
  name: LinearName,
  { down, up }: AdapterHalves,
): void {
  const adapter = layers[layer]?.linears[name].adapter;
  if (!adapter) throw new Error(`layer ${layer} has no adapter for ${name}`);
  memory.write(adapter.down, down);
  memory.write(adapter.up, up);
}

export function installAdapters(transformer: Transformer, stored: StoredAdapters): void {
  reserveAdapters(transformer, stored.from_layer, stored.rank);
  stored.layers.forEach((layer, index) => {
    for (const name of linearNames) {
      const { down, up } = layer[name];
      writeAdapter(transformer, stored.from_layer + index, name, { down: readRows(down), up: readRows(up) });
    }
  });
}

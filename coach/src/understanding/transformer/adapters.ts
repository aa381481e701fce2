import { z } from 'zod';
import { numbersSchema } from '../number-schemas.ts';
import { linearNames } from './shape.ts';

/** Rows of numbers, each row as bytes and what one step of a byte is worth. */
const rowsSchema = z.object({ steps: numbersSchema, bytes: z.base64() });
type Rows = z.infer<typeof rowsSchema>;

/** Its halves: rank x inputs and outputs x rank. */
const adapterSchema = z.object({ down: rowsSchema, up: rowsSchema });
export type StoredAdapter = z.infer<typeof adapterSchema>;
const layerSchema = z.record(z.enum(linearNames), adapterSchema);

/** What was learned on top of the transformer's last layers. */
export const adaptersSchema = z.object({
  rank: z.number(),
  from_layer: z.number(),
  layers: z.array(layerSchema),
});
export type StoredAdapters = z.infer<typeof adaptersSchema>;

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

export const bytesOfRows = ({ bytes }: Rows): Int8Array => new Int8Array(Buffer.from(bytes, 'base64'));

export function readRows(rows: Rows): Float32Array {
  const bytes = bytesOfRows(rows);
  const width = bytes.length / rows.steps.length;
  return Float32Array.from(bytes, (byte, index) => byte * (rows.steps[Math.floor(index / width)] ?? 0));
}

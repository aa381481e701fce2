import type { MatrixMemory } from './float/matrix-memory.ts';

/** A matrix turned round, each row filled up with zeros to a multiple of four, as the multiplier wants it. */
export interface TransposedMatrix {
  rows: number;
  columns: number;
  values: Float32Array;
}

/** Turns rows x columns into columns x rows. */
export function transposeMatrix(values: Float32Array, rows: number): TransposedMatrix {
  const width = values.length / rows;
  const columns = Math.ceil(rows / 4) * 4;
  const out = new Float32Array(width * columns);
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < width; i++) out[i * columns + row] = values[row * width + i] ?? 0;
  }
  return { rows: width, columns, values: out };
}

/** left x transposed(right), summed over the columns they share. */
export const multiplyMatrices = (
  memory: MatrixMemory,
  left: TransposedMatrix,
  right: TransposedMatrix,
): Float32Array => memory.multiplyOnce(left.values, left.rows, right.values, right.rows);

import { expect, test } from 'vitest';
import { createSeededRandom } from '../../seeded-random.ts';
import { createMatrixMemory } from './matrix-memory.ts';

const random = createSeededRandom(3);
const numbers = (length: number): Float32Array => Float32Array.from({ length }, () => random() - 0.5);

function expectedProduct(
  input: Float32Array,
  weights: Float32Array,
  inputs: number,
  outputs: number,
): number[] {
  const rows = input.length / inputs;
  return Array.from({ length: rows * outputs }, (_, at) => {
    const row = Math.floor(at / outputs);
    let sum = 0;
    for (let i = 0; i < inputs; i++) {
      sum += (input[row * inputs + i] ?? 0) * (weights[i * outputs + (at % outputs)] ?? 0);
    }
    return sum;
  });
}

test.each(['multiply.wasm', 'multiply-no-simd.wasm'] as const)(
  '%s multiplies rows by weights',
  (multiplier) => {
    const [rows, inputs, outputs] = [7, 24, 12];
    const [input, weights] = [numbers(rows * inputs), numbers(inputs * outputs)];
    const memory = createMatrixMemory(multiplier);
    const product = memory.multiply(input, rows, memory.store(weights, inputs, outputs));
    expectedProduct(input, weights, inputs, outputs).forEach((value, at) => {
      expect(product[at]).toBeCloseTo(value, 5);
    });
  },
);

test('a later product leaves stored weights alone', () => {
  const memory = createMatrixMemory();
  const stored = memory.store(numbers(16), 4, 4);
  const before = memory.read(stored);
  memory.multiplyOnce(numbers(40), 10, numbers(32), 8);
  expect(memory.read(stored)).toEqual(before);
});

import { expect, test } from 'vitest';
import { createEncoder } from './encoder.ts';
import { createMatrixMemory } from './matrix-memory.ts';

const encode = createEncoder();

const similarity = (some: string, other: string): number => {
  const [a, b] = encode([some, other]);
  return a && b ? a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0) : 0;
};

test('gives the vectors that TensorFlow gives for the same weights', () => {
  const [vector] = encode(["I can't stop thinking about suicide and I am scared of myself."]);
  const reference = [-0.03368929, 0.03091844, 0.02852907, -0.06198552, 0.03668284];
  reference.forEach((value, index) => {
    expect(vector?.[index]).toBeCloseTo(value, 5);
  });
});

test('sentences that mean the same are nearer than others', () => {
  const near = similarity('My grandpa died last week.', 'My grandfather passed away a few days ago.');
  const far = similarity('My grandpa died last week.', 'We played football at lunch.');
  expect(near).toBeGreaterThan(far + 0.3);
});

test('a sentence has the same vector alone and among others', () => {
  const [alone] = encode(['The dog ran away.']);
  const [, among] = encode([
    'It was a very long and windy day at the beach, and nobody came.',
    'The dog ran away.',
  ]);
  expect(among).toEqual(alone);
});

test('an empty text and letters it never saw are no failure', () => {
  for (const vector of encode(['', '🙂🙂', '你好'])) expect(vector.every(Number.isFinite)).toBe(true);
});

test('multiplies as by hand, also rows that fill no block of four', () => {
  const memory = createMatrixMemory();
  const inputs = 8;
  const outputs = 4;
  const weights = Float32Array.from({ length: inputs * outputs }, (_, index) => (index % 7) - 3);
  const rows = Float32Array.from({ length: 3 * inputs }, (_, index) => (index % 5) - 2);
  const product = memory.multiply(rows, 3, memory.store(weights, inputs, outputs));
  for (let row = 0; row < 3; row++) {
    for (let output = 0; output < outputs; output++) {
      let sum = 0;
      for (let i = 0; i < inputs; i++)
        sum += (rows[row * inputs + i] ?? 0) * (weights[i * outputs + output] ?? 0);
      expect(product[row * outputs + output]).toBeCloseTo(sum, 5);
    }
  }
});

import { expect, test } from 'vitest';
import { formatWithCents, formatWithoutZeroCents } from './money.ts';

test('writes cents as Australian dollars', () => {
  expect([0, 990, 4900, 99_900, 46_800, 123_456].map((cents) => formatWithoutZeroCents(cents))).toEqual([
    '$0',
    '$9.90',
    '$49',
    '$999',
    '$468',
    '$1,234.56',
  ]);
});

test('writes a price to the cent', () => {
  expect([0, 990, 4900, 123_456].map((cents) => formatWithCents(cents))).toEqual([
    '$0.00',
    '$9.90',
    '$49.00',
    '$1,234.56',
  ]);
});

import { expect, test } from 'vitest';
import { formatMoney, formatPrice } from './money.ts';

test('writes cents as Australian dollars', () => {
  expect([0, 990, 4900, 99_900, 46_800, 123_456].map((cents) => formatMoney(cents))).toEqual([
    '$0',
    '$9.90',
    '$49',
    '$999',
    '$468',
    '$1,234.56',
  ]);
});

test('writes a price to the cent', () => {
  expect([0, 990, 4900, 123_456].map((cents) => formatPrice(cents))).toEqual([
    '$0.00',
    '$9.90',
    '$49.00',
    '$1,234.56',
  ]);
});

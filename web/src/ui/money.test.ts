import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

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

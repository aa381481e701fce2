import { expect, test } from 'vitest';
import { normaliseCode } from './normalise-code.ts';

test.each([
  [' 12-34 5678 ', '12345678'],
  ['abc DEF', 'abcDEF'],
  ['123456789', '12345678'],
  ['  !?— ', ''],
  ['é1２3', '13'],
])('%j is kept as %j', (typed, kept) => {
  expect(normaliseCode(typed)).toBe(kept);
});

import { expect, test } from 'vitest';
import { cleanCode } from './clean-code.ts';

test.each([
  [' 12-34 5678 ', '12345678'],
  ['abc DEF', 'abcDEF'],
  ['123456789', '12345678'],
  ['  !?— ', ''],
  ['é1２3', '13'],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanCode(typed)).toBe(kept);
});

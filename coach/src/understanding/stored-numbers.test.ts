import { expect, it } from 'vitest';
import {
  numberByName,
  numbersByName,
  pairsByName,
  storedNumbers,
  storedNumbersOf,
  storedRows,
} from './stored-numbers.ts';

it.each([
  { schema: storedNumbers, right: [1, 2], wrong: [1, '2'] },
  { schema: storedNumbersOf(2), right: [1, 2], wrong: [1, 2, 3] },
  { schema: storedRows, right: [[1], [2, 3]], wrong: [[1], 2] },
  { schema: numberByName, right: { a: 1 }, wrong: { a: '1' } },
  { schema: numbersByName(2), right: { a: [1, 2] }, wrong: { a: [1] } },
  { schema: pairsByName, right: { a: [[0, 1]], b: [] }, wrong: { a: [[0, 1, 2]] } },
])('keeps $right as it lies and refuses $wrong', ({ schema, right, wrong }) => {
  expect(schema.parse(right)).toBe(right);
  expect(schema.safeParse(wrong).success).toBe(false);
  expect(schema.safeParse(null).success).toBe(false);
});

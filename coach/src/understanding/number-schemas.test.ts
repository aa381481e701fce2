import { expect, it } from 'vitest';
import {
  numberByNameSchema,
  numberRowsSchema,
  numbersByNameSchema,
  numbersSchema,
  numbersSchemaOfLength,
  pairsByNameSchema,
} from './number-schemas.ts';

it.each([
  { schema: numbersSchema, right: [1, 2], wrong: [1, '2'] },
  { schema: numbersSchemaOfLength(2), right: [1, 2], wrong: [1, 2, 3] },
  { schema: numberRowsSchema, right: [[1], [2, 3]], wrong: [[1], 2] },
  { schema: numberByNameSchema, right: { a: 1 }, wrong: { a: '1' } },
  { schema: numbersByNameSchema(2), right: { a: [1, 2] }, wrong: { a: [1] } },
  { schema: pairsByNameSchema, right: { a: [[0, 1]], b: [] }, wrong: { a: [[0, 1, 2]] } },
])('keeps $right as it lies and refuses $wrong', ({ schema, right, wrong }) => {
  expect(schema.parse(right)).toBe(right);
  expect(schema.safeParse(wrong).success).toBe(false);
  expect(schema.safeParse(null).success).toBe(false);
});

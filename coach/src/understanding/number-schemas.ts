import { z } from 'zod';

/*
 * What was learned is a million numbers, which a start checks where they lie: an ordinary schema would copy each of
 * them, and be busy for longer than all else that a start does.
 */

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isNumbers = (value: unknown): value is number[] => {
  if (!Array.isArray(value)) return false;
  // Half as long as asking `every`.
  for (let at = 0; at < value.length; at++) if (typeof value[at] !== 'number') return false;
  return true;
};
const isPair = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'number';

const isRecordOf =
  <Value>(isValue: (value: unknown) => value is Value) =>
  (value: unknown): value is Record<string, Value> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isValue);

export const numbersSchema = z.custom<number[]>(isNumbers, 'numbers');

export const numbersSchemaOfLength = (length: number) =>
  z.custom<number[]>((value) => isNumbers(value) && value.length === length, `${length} numbers`);

export const numberRowsSchema = z.custom<number[][]>(
  (value) => Array.isArray(value) && value.every(isNumbers),
  'rows of numbers',
);

export const numberByNameSchema = z.custom<Record<string, number>>(
  isRecordOf(isNumber),
  'a number for each name',
);

export const pairsByNameSchema = z.custom<Record<string, [number, number][]>>(
  isRecordOf((value): value is [number, number][] => Array.isArray(value) && value.every(isPair)),
  'pairs of numbers for each name',
);

export const numbersByNameSchema = (length: number) =>
  z.custom<Record<string, number[]>>(
    isRecordOf((value): value is number[] => isNumbers(value) && value.length === length),
    `${length} numbers for each name`,
  );

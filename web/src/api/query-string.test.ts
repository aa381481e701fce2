import { expect, test } from 'vitest';
import { omitEmpty, queryString } from './query-string.ts';

test('drops null, empty text, empty lists and nothing else', () => {
  expect(omitEmpty({ a: null, b: '', c: [], d: undefined, e: 0, f: false, g: 'x', h: [1] })).toEqual({
    e: 0,
    f: false,
    g: 'x',
    h: [1],
  });
});

test('writes lists in bracket style', () => {
  expect(decodeURIComponent(queryString({ grade: [1, 2], page: 0 }))).toBe('?grade[]=1&grade[]=2&page=0');
});

test('leaves the question mark out when nothing is asked', () => {
  expect(queryString({ title: '', ids: [] })).toBe('');
});

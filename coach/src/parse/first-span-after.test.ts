import { expect, it } from 'vitest';
import { firstOverlap, firstSpanAfter } from './first-span-after.ts';

const spans = [
  { start: 0, end: 3 },
  { start: 3, end: 3 },
  { start: 5, end: 9 },
];

it('finds the first span that ends after a position', () => {
  expect([0, 2, 3, 5, 8, 9].map((position) => firstSpanAfter(spans, position))).toEqual([0, 0, 2, 2, 2, 3]);
  expect(firstSpanAfter([], 4)).toBe(0);
});

it('finds what shares letters with a span, and nothing that only touches it', () => {
  expect(firstOverlap(spans, { start: 2, end: 6 })).toEqual(spans[0]);
  expect(firstOverlap(spans, { start: 4, end: 6 })).toEqual(spans[2]);
  expect(firstOverlap(spans, { start: 3, end: 5 })).toBeUndefined();
  expect(firstOverlap(spans, { start: 9, end: 12 })).toBeUndefined();
});

import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseDataOfEarlierRelease } from './parse-data-of-earlier-release.ts';

const piece = z.object({
  title: z.string(),
  held: z.array(z.string()),
  score: z.number().nullable(),
  is_scored: z.boolean(),
  note: z.string().optional(),
  steps: z.array(z.object({ id: z.string(), fields: z.array(z.string()) })),
  chat: z.object({ id: z.number(), is_open: z.boolean() }).nullable(),
});

it('fills in what an earlier release did not know, at every depth', () => {
  const earlier = { title: 'Owls', steps: [{ id: 'draft' }], chat: { id: 3 }, gone: 'since' };
  expect(parseDataOfEarlierRelease(piece, earlier)).toEqual({
    title: 'Owls',
    held: [],
    score: null,
    is_scored: false,
    steps: [{ id: 'draft', fields: [] }],
    chat: { id: 3, is_open: false },
  });
});

it('leaves what is there as it is', () => {
  const whole = {
    title: 'Owls',
    held: ['ideas'],
    score: 60,
    is_scored: true,
    note: 'late',
    steps: [],
    chat: null,
  };
  expect(parseDataOfEarlierRelease(piece, whole)).toEqual(whole);
});

it.each([
  ['a text is missing', { steps: [] }],
  ['a value has another kind now', { title: 'Owls', held: 'ideas', steps: [] }],
  ['a part of a list does not fit', { title: 'Owls', steps: [{ fields: [] }] }],
  ['it is something else altogether', 'Owls'],
  ['there is nothing', undefined],
])('drops it as a whole where %s', (_why, earlier) => {
  expect(parseDataOfEarlierRelease(piece, earlier)).toBeUndefined();
});

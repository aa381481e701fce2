import { expect, test } from 'vitest';
import { tagPersonalDataByWords } from '../testing/tag-personal-data.ts';
import { mergeSpans } from './merge-spans.ts';
import { redact } from './redact.ts';

test('overlapping finds become one of the gravest kind', () => {
  expect(
    mergeSpans([
      { start: 10, end: 20, kind: 'place' },
      { start: 4, end: 12, kind: 'address' },
      { start: 30, end: 34, kind: 'person' },
    ]),
  ).toEqual([
    { start: 4, end: 20, kind: 'address' },
    { start: 30, end: 34, kind: 'person' },
  ]);
});

test('a home address followed by a phone number is hidden whole', async () => {
  const address = 'I live at 27 Currawong Crescent 0491 570 110 with my nan.';
  const { text } = await redact(address, { names: [] }, tagPersonalDataByWords);
  expect(text).not.toMatch(/27|Currawong|0491|570|110/);
  expect(text).toContain('with my nan.');
});

import { expect, test } from 'vitest';
import { normaliseLessonCode, spacedLessonCode } from './lesson-code.ts';

test.each([
  [' bcd-fgh ', 'BCDFGH'],
  ['#BCDFGHJ', 'BCDFGH'],
  ['b1c', 'BC'],
])('%j is kept as %j', (typed, kept) => {
  expect(normaliseLessonCode(typed)).toBe(kept);
});

test('a code is shown in two halves', () => {
  expect(spacedLessonCode('BCDFGH')).toBe('BCD FGH');
});

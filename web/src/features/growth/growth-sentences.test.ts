import { expect, test } from 'vitest';
import type { GrowthPoint } from './growth-points.ts';
import { gainSentence, pointSentence, trendSentence } from './growth-sentences.ts';

const line = (...marks: [first: number, latest?: number, maximum?: number][]): GrowthPoint[] =>
  marks.map(([first, latest = first, maximum = 5], index) => ({
    number: index + 1,
    title: `Piece ${index + 1}`,
    kind: 'narrative' as const,
    first,
    latest,
    maximum,
    isNewCoach: false,
    isGainKnown: true,
  }));

test.each([
  [line([2]), 'The line begins at 2 of 5.'],
  [line([2], [3]), 'Up from 2 of 5 to 3 of 5.'],
  [line([4], [3], [3]), 'Steady at 3 of 5.'],
  [line([1, 1, 2], [2, 2, 3]), 'Up from 1 of 2 to 2 of 3.'],
  [line([3, 4], [2]), '2 of 5 this time, and the best still stands: 4 of 5.'],
  [
    line([3, 4], [2]).map((point) =>
      point.number === 2 ? { ...point, kind: 'persuasive' as const } : point,
    ),
    '2 of 5 this time. A new kind of piece often begins lower, and the best still stands: 4 of 5.',
  ],
])('%j is told as: %s', (points, words) => {
  expect(trendSentence(points)).toBe(words);
});

test('what revisions added is counted, and what they cost is not', () => {
  expect(gainSentence(line([2, 3], [3, 2], [1, 3]))).toBe('Improving drafts has added 3 marks.');
  expect(gainSentence(line([2, 3]))).toBe('Improving drafts has added 1 mark.');
  expect(gainSentence(line([2], [3]))).toBe('');
});

test('a piece names its first attempt and what became of it', () => {
  expect(line([2], [2, 4]).map(pointSentence)).toEqual([
    'Piece 1: 2 of 5',
    'Piece 2: 2 of 5 at first, 4 of 5 after changes',
  ]);
});

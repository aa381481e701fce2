import { expect, test } from 'vitest';
import { buildFeedbackRound } from '../../../testing/build-feedback-round.ts';
import { risesOf } from './first-and-last-draft.ts';

const round = (ideas: number, spelling: number) =>
  buildFeedbackRound({
    marks: [
      { criterion: 'ideas', mark: ideas, maximum: 5 },
      { criterion: 'spelling', mark: spelling, maximum: 6 },
    ],
  });

test('what rose from the first draft to the last is told, and what stayed or fell is not', () => {
  expect(risesOf([round(2, 4), round(1, 4), round(3, 3)])).toEqual([
    { criterion: 'ideas', first: 2, last: 3 },
  ]);
});

test('one draft is compared with nothing', () => {
  expect(risesOf([])).toEqual([]);
  expect(risesOf([round(2, 4)])).toEqual([]);
});

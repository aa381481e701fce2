import { expect, test } from 'vitest';
import { buildAdvice, buildFeedbackRound } from '../../../testing/build-feedback-round.ts';
import { findImprovements } from './improvements-since-first-draft.ts';

const round = (ideas: number, spelling: number) =>
  buildFeedbackRound({
    marks: [
      { criterion: 'ideas', mark: ideas, maximum: 5 },
      { criterion: 'spelling', mark: spelling, maximum: 6 },
    ],
  });

test('what rose from the first draft to the last is told, and what stayed or fell is not', () => {
  expect(findImprovements([round(2, 4), round(1, 4), round(3, 3)])).toEqual({
    rises: [{ criterion: 'ideas', first: 2, last: 3 }],
    followed: [],
    isSinceFirst: true,
  });
});

test('advice that came true is told once, where no mark rose by it', () => {
  const [ideas, spelling] = (['ideas', 'spelling', 'spelling'] as const).map((criterion, id) =>
    buildAdvice({ id, criterion, outcome: 'done' }),
  );
  if (!ideas || !spelling) throw new Error('both were built');
  const first = { ...round(2, 4), advice: [ideas, spelling, { ...spelling, id: 9 }] };
  expect(findImprovements([first, round(3, 4)])).toMatchObject({
    rises: [{ criterion: 'ideas' }],
    followed: ['spelling'],
  });
});

test('a mark that a teacher changed is no rise from what the coach had given', () => {
  const last = { ...round(5, 5), by_teacher: ['ideas' as const] };
  expect(findImprovements([round(3, 4), last]).rises).toEqual([{ criterion: 'spelling', first: 4, last: 5 }]);
});

test('one draft is compared with nothing', () => {
  expect(findImprovements([]).rises).toEqual([]);
  expect(findImprovements([round(2, 4)]).rises).toEqual([]);
});

test('a draft that another coach marked is compared as today’s coach marks it', () => {
  const marks_before = round(3, 4).marks;
  const last = { ...round(4, 4), coach_version: 'two', marks_before };
  expect(findImprovements([round(1, 4), last])).toEqual({
    rises: [{ criterion: 'ideas', first: 3, last: 4 }],
    followed: [],
    isSinceFirst: true,
  });
  expect(findImprovements([round(1, 4), round(2, 4), last])).toEqual({
    rises: [{ criterion: 'ideas', first: 3, last: 4 }],
    followed: [],
    isSinceFirst: false,
  });
});

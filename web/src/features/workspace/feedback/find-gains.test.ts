import { expect, test } from 'vitest';
import { buildAdvice, buildFeedbackRound } from '../../../testing/build-feedback-round.ts';
import { findGains, hasFollowedAdvice } from './find-gains.ts';

const ideas = (mark: number) => ({ criterion: 'ideas' as const, mark, maximum: 5 });
const spelling = (mark: number) => ({ criterion: 'spelling' as const, mark, maximum: 6 });

test('a first attempt has no gains', () => {
  expect(findGains([])).toEqual([]);
  expect(findGains([buildFeedbackRound({ marks: [ideas(2)] })])).toEqual([]);
});

test('advice that came true stands before marks that rose, and a mark that fell is left out', () => {
  const done = buildAdvice({ outcome: 'done', after: 'A golden owl blinked.', judged_in: 2 });
  const first = buildFeedbackRound({
    advice: [done, buildAdvice({ criterion: 'cohesion', outcome: 'not_yet', judged_in: 2 })],
  });
  const second = buildFeedbackRound({
    number: 2,
    marks_before: [ideas(2), spelling(3)],
    marks: [ideas(3), spelling(4)],
  });
  expect(findGains([first, second])).toEqual([
    { criterion: 'ideas', marks: { before: 2, now: 3, maximum: 5 }, advice: done },
    { criterion: 'spelling', marks: { before: 3, now: 4, maximum: 6 }, advice: null },
  ]);
  expect(hasFollowedAdvice([first, second])).toBe(true);
  expect(findGains([first, { ...second, marks: [ideas(1), spelling(3)] }])).toEqual([
    { criterion: 'ideas', marks: null, advice: done },
  ]);
});

test('advice that is done two drafts later counts there, and is not celebrated again after that', () => {
  const done = buildAdvice({ outcome: 'done', judged_in: 3 });
  const rounds = [1, 2, 3, 4].map((number) =>
    buildFeedbackRound({
      number,
      marks: [ideas(2)],
      marks_before: number === 1 ? null : [ideas(2)],
      advice: number === 1 ? [done] : [],
    }),
  );
  expect(findGains(rounds.slice(0, 3))).toEqual([{ criterion: 'ideas', marks: null, advice: done }]);
  expect(findGains(rounds)).toEqual([]);
});

test('what was tried comes first, then marks and sentences; what there is nothing to show for comes last', () => {
  const done = { outcome: 'done' as const, judged_in: 2 };
  const advice = [
    buildAdvice({ ...done, criterion: 'text_structure', passage: null }),
    buildAdvice({ ...done, criterion: 'punctuation' }),
    buildAdvice({ ...done, criterion: 'spelling', passage: null }),
    buildAdvice({ ...done, criterion: 'cohesion', passage: null, answer: 'tried' }),
  ];
  const first = buildFeedbackRound({ advice });
  const second = buildFeedbackRound({
    number: 2,
    marks_before: [spelling(3)],
    marks: [spelling(4)],
    advice: [],
  });
  expect(findGains([first, second]).map(({ criterion }) => criterion)).toEqual([
    'cohesion',
    'spelling',
    'punctuation',
  ]);
});

import type { Advice } from '@inkling/contract';
import { expect, test } from 'vitest';
import { buildAdvice, buildFeedbackRound } from '../../../testing/build-feedback-round.ts';
import { findFollowUp } from './find-follow-up.ts';

const after = (...advice: Partial<Advice>[]) =>
  findFollowUp([
    buildFeedbackRound({ advice: advice.map((values) => buildAdvice({ judged_in: 2, ...values })) }),
    buildFeedbackRound({ number: 2, advice: [] }),
  ]);

test('what was begun is told before what was only tried', () => {
  const found = after({ outcome: 'not_yet', answer: 'tried' }, { outcome: 'partly', rule: 'ideas.deeper' });
  expect(found).toMatchObject({ kind: 'begun', advice: { rule: 'ideas.deeper' } });
});

test.each([
  ['not_yet', 'not_seen'],
  ['new_text', 'new_text'],
  ['taken_out', 'taken_out'],
] as const)('a child who said that it tried is told of %s', (outcome, kind) => {
  expect(after({ outcome, answer: 'tried' })).toMatchObject({ kind });
  expect(after({ outcome })).toBeNull();
});

test('what is done, put aside or of another draft is not told', () => {
  expect(after({ outcome: 'done' })).toBeNull();
  expect(after({ outcome: 'partly', answer: 'disagree' })).toBeNull();
  expect(after({ outcome: 'partly', judged_in: 1 })).toBeNull();
  expect(findFollowUp([])).toBeNull();
});

import { expect, test } from 'vitest';
import { choiceTarget, riskTarget, type TrainingTarget, yesNoTarget } from './training-example.ts';

const tokens = { start: 1, end: 3 };
const numbers = (length: number): Float32Array =>
  Float32Array.from({ length }, (_, index) => Math.sin(index + 1));

/** How the loss changes when one number of the answer is moved a little. */
function triedSlope({ check }: TrainingTarget, answers: Float32Array, at: number): number {
  const moved = (step: number): number =>
    check(answers.map((value, index) => value + (index === at ? step : 0))).loss;
  return (moved(1e-3) - moved(-1e-3)) / 2e-3;
}

test.each([
  ['a harmless sentence', riskTarget(tokens, false, null), 11],
  ['an ordinary sentence beside a telling one', riskTarget(tokens, false, 'abuse'), 11],
  ['one kind of several', choiceTarget('turn', tokens, 4, 2), 12],
  ['a note', yesNoTarget('note', tokens, true, 2), 1],
  ['a suitable reply', yesNoTarget('reply', tokens, false, 3), 1],
])('the slopes of %s are those found by trying', (_what, question, length) => {
  const answers = numbers(length);
  const { slopes } = question.check(answers);
  slopes.forEach((slope, at) => {
    expect(slope).toBeCloseTo(triedSlope(question, answers, at), 2);
  });
});

test('a telling sentence also teaches its kind', () => {
  const { slopes } = riskTarget(tokens, true, 'abuse').check(numbers(11));
  expect(slopes[0]).toBeLessThan(0);
  expect(slopes[2]).toBeLessThan(0);
  expect([...slopes.subarray(1)].filter((slope) => slope > 0)).toHaveLength(9);
});

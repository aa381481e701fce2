import { expect, test } from 'vitest';
import { assess } from '../marking/assess.ts';
import { analyseText } from '../parse/index.ts';
import { buildFeedback, marksToShow } from './build-feedback.ts';
import { createFeedbackContext } from './feedback-context.ts';
import { nextImprovement } from './next-improvement.ts';
import { unscoredReason } from './unscored-reason.ts';

const report =
  'The echidna is a small mammal that lives in Australia. Its body is covered with sharp spines. Echidnas eat ants and termites, which they catch with a long sticky tongue. They lay a single egg, which hatches after ten days. The baby stays in the pouch for about two months. Echidnas live in forests, deserts and cold mountains. When danger comes near, they dig straight down into the ground. They live for up to fifty years.';

const read = (isAnyKind: boolean) => {
  const analysis = analyseText(report);
  const assessment = assess({ analysis, findings: [], genre: 'persuasive', year: 6, isAnyKind });
  const input = { analysis, assessment, findings: [], isAnyKind };
  return { input, context: createFeedbackContext(input) };
};

test('facts handed in for an argument get no score, and no mark for what they can’t show', () => {
  const { context } = read(false);
  expect(unscoredReason(context)).toBe('other_kind');
  const shown = marksToShow(context).map(({ criterion }) => criterion);
  expect(shown).toEqual([
    'vocabulary',
    'cohesion',
    'paragraphing',
    'sentence_structure',
    'punctuation',
    'spelling',
  ]);
});

test('they are told so kindly, and praised for no argument', () => {
  const { input } = read(false);
  const structure = buildFeedback(input).text_structure;
  expect(structure?.comment).toContain('This reads like facts about a topic');
  expect(structure?.what_you_did_well.score).toBeNull();
  expect(structure?.what_you_did_well.content.join()).not.toMatch(/reason|argument|persuade/);
});

test('the one next step leads over to what the task asks for', () => {
  const { input } = read(false);
  expect(nextImprovement(input)?.text).toBe(
    'Write one sentence to go at the top: what do you think, and what is one reason?',
  );
});

test('facts are what was asked for in an explanation', () => {
  const { context } = read(true);
  expect(unscoredReason(context)).toBeNull();
  expect(marksToShow(context)).toHaveLength(10);
});

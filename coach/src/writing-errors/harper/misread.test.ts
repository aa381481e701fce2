import { expect, test } from 'vitest';
import { errorFinderForTests } from '../../testing/error-finder.ts';

test.each([
  '“He is allergic.” “What to?” said Mum.',
  'He hopped home, and he must have hopped all the way.',
  'He jump started the car.',
  'I will lend you goggles.',
  'The woman beside us was closing her eyes.',
  'We did the bits with the lava, and when I fell I went back.',
  'I looked out of my window and there was Mum on the sand.',
])('right, though Harper doubts it: %s', async (text) => {
  const finder = await errorFinderForTests('harper');
  expect((await finder.find(text)).map(({ rule }) => rule)).toEqual([]);
});

test.each([
  ['I hopped that he would come.', 'hop-hope'],
  ['I fell like crying.', 'feel-fell'],
  ['She walk to school every day and he run.', 'pronoun-verb-agreement'],
])('still found: %s', async (text, rule) => {
  const finder = await errorFinderForTests('harper');
  expect((await finder.find(text)).map((finding) => finding.rule)).toContain(rule);
});

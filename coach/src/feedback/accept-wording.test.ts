import type { FeedbackParts } from '@inkling/contract';
import { describe, expect, test } from 'vitest';
import { createRedactor } from '../safety/index.ts';
import { tagPersonalDataByWords } from '../testing/tag-personal-data.ts';
import { acceptWording } from './accept-wording.ts';
import { isWorthRewording, type RewordInput, wordingPrompt } from './wording-prompt.ts';

const text = 'My name is Tilly Brook. The fog crept over the jetty. I was cold.';
const output: FeedbackParts = {
  comment: 'You use 2 exact words. Here “crept” stands out.',
  what_you_did_well: {
    score: 2,
    content: ['In “The fog crept over the jetty”, the word “crept” helps us see it.'],
  },
  suggestions: { score: 3, content: ['You wrote “I was cold”. What could be seen?'] },
  example_to_learn_from: 'A frog.',
};
const input: RewordInput = { category: 'vocabulary', output, text, genre: 'narrative', year: 5 };

const answerOf = (parts: { comment?: string; strengths?: string[]; suggestions?: string[] }) =>
  JSON.stringify({
    comment: parts.comment ?? '',
    what_you_did_well: { score: 6, content: parts.strengths ?? [] },
    suggestions: { score: 6, content: parts.suggestions ?? [] },
    example_to_learn_from: 'Mine!',
  });

const reword = (answer: string) => acceptWording(input, answer);

test('a model may choose other words', () => {
  const answer = answerOf({
    comment: 'The word “crept” does a lot of work here.',
    strengths: ['Choosing “crept” lets us feel how slow the fog is.'],
    suggestions: ['At “I was cold”, what did your hands do?'],
  });
  const worded = reword(answer);
  expect(worded?.comment).toBe('The word “crept” does a lot of work here.');
  expect(worded?.suggestions.content).toEqual(['At “I was cold”, what did your hands do?']);
});

test('marks and example are never the model’s', () => {
  const worded = reword(answerOf({ comment: 'The word “crept” works well.' }));
  expect(worded?.what_you_did_well.score).toBe(2);
  expect(worded?.suggestions.score).toBe(3);
  expect(worded?.example_to_learn_from).toBe('A frog.');
});

describe('the built-in words stay when the model', () => {
  test.each([
    ['invents a quote', answerOf({ comment: 'I love “the dragon roared” here.' })],
    ['invents a number', answerOf({ comment: 'You used 9 exact words, like “crept”.' })],
    ['quotes nothing as a strength', answerOf({ strengths: ['Good words all over.'] })],
    [
      'writes the text',
      answerOf({
        suggestions: [
          'The icy wind bit my cheeks and my teeth began to rattle. Far out on the water a pale lamp swung to and fro, and somebody sang a slow song about the drowned sailors of the bay.',
        ],
      }),
    ],
    [
      'speaks far above the year',
      answerOf({
        comment:
          'Substantial lexical sophistication characterises this atmospheric composition, demonstrating considerable expressive capability throughout.',
      }),
    ],
    ['talks on and on', answerOf({ comment: 'Look at it. '.repeat(40) })],
    ['answers no JSON', 'Great job! Keep writing!'],
  ])('%s', (_name, answer) => {
    expect(reword(answer)).toBeNull();
  });
});

test('only the parts that fail stay built-in', () => {
  const answer = answerOf({ comment: 'The word “crept” works well.', suggestions: ['Say “whooshed” here?'] });
  const worded = reword(answer);
  expect(worded?.comment).toBe('The word “crept” works well.');
  expect(worded?.suggestions).toEqual(output.suggestions);
});

test('the child’s name is not in the prompt', async () => {
  const redactor = createRedactor({ names: ['Tilly Brook'] }, tagPersonalDataByWords);
  expect(JSON.stringify(await wordingPrompt(input, redactor))).not.toMatch(/Tilly|Brook/);
});

test('the teacher’s wish is in the prompt as material', async () => {
  const redactor = createRedactor({ names: [] }, tagPersonalDataByWords);
  const prompt = await wordingPrompt({ ...input, criterionPrompt: 'Look at verbs.' }, redactor);
  expect(prompt.messages.at(-1)?.content).toContain('Look at verbs.');
  expect(prompt.system).not.toContain('Look at verbs.');
});

test('a draft without anything to praise is not worth a model', () => {
  const empty = { ...output, what_you_did_well: { score: 0, content: [] } };
  expect(isWorthRewording({ ...input, output: empty })).toBe(false);
});

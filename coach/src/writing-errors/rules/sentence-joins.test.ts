import { expect, test } from 'vitest';
import { analyseText } from '../../parse/index.ts';
import { sentenceJoins } from './sentence-joins.ts';

const joinsIn = (text: string) => sentenceJoins({ text, analysis: analyseText(text) });

test('two sentences that run together are told with where to part them', () => {
  expect(joinsIn('We went to the park it was fun.')).toMatchObject([
    { rule: 'run-on', suggestions: ['park. It', 'park, and it'] },
  ]);
});

test('a chain of joined clauses is told as a long sentence, with no place to cut it', () => {
  const chain = `We got up${' and then we went to the next shop'.repeat(8)}.`;
  expect(joinsIn(chain)).toMatchObject([{ rule: 'long-sentence', suggestions: [] }]);
});

test.each([
  'In a toy shop on Hang Ma Street, there is a star lantern.',
  'It went up and down, and every time it went past she saw something new.',
  'The night Dad packed the ute I was in the pool.',
  'Get in the tub she hollered so we all ran.',
  'Here there is more water than land, my teacher says.',
  'She was in her slippers and she said shh I am only cold.',
  'The pupils who have no lunch, like me, they will be glad.',
  'You can do the maths, although at that hour I can not.',
  'Each tube was bent by hand over a flame, by a man who had ten seconds.',
])('one sentence is not taken for two: %s', (text) => {
  expect(joinsIn(text)).toEqual([]);
});

test.each([
  ['I like cats. I am a vending machine, it’s not hard.', 'comma-splice'],
  ['He didnt say anything he just got his hat.', 'run-on'],
  ['We had a torch and a bit of string, you don’t need a hook.', 'comma-splice'],
])('two sentences are still told apart: %s', (text, rule) => {
  expect(joinsIn(text)).toMatchObject([{ rule }]);
});

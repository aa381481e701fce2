import { expect, test } from 'vitest';
import { strongSentence } from './strong-sentence.ts';

const text =
  'It was cold. The wind clawed at the windows like a hungry cat. the dog runned away from the big house. Nobody in the whole street dared to look.';
const at = (words: string, speaks: 'for' | 'against') => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, speaks };
};

test('the sentence that was praised most is quoted whole', () => {
  const praised = [at('clawed', 'for'), at('like a hungry cat', 'for'), at('dared', 'for')];
  expect(strongSentence(text, praised)).toBe('The wind clawed at the windows like a hungry cat.');
});

test('a fault outweighs praise', () => {
  const mixed = [at('clawed', 'for'), at('windows', 'against'), at('dared', 'for')];
  expect(strongSentence(text, mixed)).toBe('Nobody in the whole street dared to look.');
});

test.each([
  ['nothing is praised', []],
  ['only the text as a whole is', [at(text, 'for')]],
  ['only a short sentence is', [at('It was cold.', 'for')]],
])('nothing is quoted when %s', (_, evidence) => {
  expect(strongSentence(text, evidence)).toBeNull();
});

import { expect, test } from 'vitest';
import { dropShownQuote } from './drop-shown-quote.ts';

test('a sentence that stands above the question is not quoted in it', () => {
  expect(dropShownQuote('You wrote “It was noon”. Why then?', 'It was noon.')).toBe('Why then?');
  expect(dropShownQuote('Look again at “Stop!” Who says it?', 'Stop!')).toBe('Who says it?');
  expect(dropShownQuote('Look at ‘"Stop!" he said’. Who is he?', '"Stop!" he said.')).toBe('Who is he?');
});

test('a part of the sentence is still named', () => {
  const advice = 'Look at “dont bite”. An apostrophe is missing.';
  expect(dropShownQuote(advice, 'Turtles dont bite.')).toBe(advice);
  expect(dropShownQuote('Look at “to” again. Say it slowly.', 'It is to much.')).toBe(
    'Look at “to” again. Say it slowly.',
  );
});

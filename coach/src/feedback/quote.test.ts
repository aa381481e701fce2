import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt, quote, quoteList } from './quote.ts';

const all = (text: string) => ({ start: 0, end: text.length });

test('a short sentence is quoted whole, without its full stop', () => {
  const text = 'The tide came in.';
  expect(excerpt(text, all(text))).toBe('The tide came in');
});

test('a shout and a question keep their marks', () => {
  expect(excerpt('Max was gone!', all('Max was gone!'))).toBe('Max was gone!');
});

test('a long sentence is cut where a clause ends', () => {
  const text =
    'The old man walked slowly down to the harbour, where the boats were rocking and the gulls were shouting about the fish on the pier.';
  expect(excerpt(text, all(text))).toBe(
    'The old man walked slowly down to the harbour, where the boats were rocking',
  );
});

test('the place that the quote is about is in it', () => {
  const text =
    'The old man walked slowly down to the harbour, where the boats were rocking and the gulls were shouting about the fish on the pier.';
  expect(excerpt(text, all(text), text.indexOf('gulls'))).toContain('gulls');
});

test('a quote never crosses a line break', () => {
  const text = 'he likes fish\none day he got stuck';
  expect(excerpt(text, all(text), text.indexOf('stuck'))).toBe('one day he got stuck');
});

test('a quote never ends on a small word', () => {
  const text =
    'We ran past the shops past the church past the school past the bridge past the river to the sea';
  expect(excerpt(text, all(text))).not.toMatch(/ (?:the|to|a)$/);
});

test('whatever the text, a quote stands in it and is at most fifteen words long', () => {
  const word = fc.constantFrom(
    'the',
    'dog',
    'ran,',
    'and',
    'because',
    'it',
    'was',
    'big.',
    'Then',
    'up!',
    '\n',
    '"Go"',
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), fc.nat(), (words, at) => {
      const text = words.join(' ');
      const quote = excerpt(text, all(text), at % text.length);
      expect(text).toContain(quote);
      expect(quote.split(/\s+/).length).toBeLessThanOrEqual(15);
      expect(quote).not.toContain('\n');
    }),
  );
});

test('a list of quotes reads as a list', () => {
  expect(quoteList(['a'])).toBe('“a”');
  expect(quoteList(['a', 'b', 'c'])).toBe('“a”, “b” and “c”');
});

test.each([
  ['"Our boat is gone," said Mum.', '‘"Our boat is gone," said Mum’'],
  ['"Our boat is gone!"', '“Our boat is gone!”'],
  ['“Come back!”', '“Come back!”'],
  ['"Our boat', '“Our boat”'],
])('speech in %j is not put in two pairs of marks', (text, expected) => {
  expect(quote(text, all(text))).toBe(expected);
});

test.each([
  [
    'on saturday we went to the beech and me and my brother went in the water and then we had a long sleep',
    'on saturday we went to the beech',
  ],
  [
    'When I was small, my grandmother told me that every stone in the river remembers the people who step on it.',
    'When I was small, my grandmother told me that every stone in the river',
  ],
  [
    'I gave him some cake and he liked it, then he asked if he could stay in our house for ever.',
    'I gave him some cake and he liked it',
  ],
])('a quote says something by itself: %s', (text, expected) => {
  expect(excerpt(text, all(text))).toBe(expected);
});

import { expect, test } from 'vitest';
import { textWindowsOf } from './text-windows.ts';

const tokenize = (text: string): number[] => text.split(/\s+/).map((word) => word.length);
const read = (text: string): string[][] =>
  textWindowsOf(text, tokenize, (wording) => wording).map(({ units }) =>
    units.map(({ span }) => text.slice(span.start, span.end)),
  );

test('sentences of a short text are read together and judged one by one', () => {
  expect(read('It hurts. I cannot tell anyone.')).toEqual([['It hurts.', 'I cannot tell anyone.']]);
});

test('a long text is read in several windows', () => {
  const text = Array.from(
    { length: 30 },
    (_, index) => `This is sentence number ${index} of a long text.`,
  ).join(' ');
  expect(read(text).length).toBeGreaterThan(1);
  expect(read(text).flat()).toHaveLength(30);
});

test('a text without full stops is cut into pieces that leave nothing out', () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`);
  const pieces = read(words.join(' ')).flat();
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces.flatMap((piece) => piece.split(' '))).toEqual(words);
});

test('a piece begins where a clause does, if one is near', () => {
  const text =
    'my brother hid my teddy in the washing machine and he said he did not and mum found it and it was wet and then he got in trouble';
  const pieces = read(text).flat();
  expect(pieces).toEqual([
    'my brother hid my teddy in the washing machine',
    'and he said he did not and mum found it',
    'and it was wet and then he got in trouble',
  ]);
});

test('no piece is empty, however close the clauses are', () => {
  for (let length = 25; length < 90; length++) {
    const words = Array.from({ length }, (_, index) => (index % 3 === 2 ? 'and' : `word${index}`));
    const pieces = read(words.join(' ')).flat();
    expect(pieces.every((piece) => piece.length > 0)).toBe(true);
    expect(pieces.flatMap((piece) => piece.split(' '))).toEqual(words);
  }
});

test('each unit knows its tokens, after the first mark', () => {
  const [window] = textWindowsOf('One two. Three four five.', tokenize, (wording) => wording);
  expect(window?.units.map(({ tokens }) => tokens)).toEqual([
    { start: 1, end: 3 },
    { start: 3, end: 6 },
  ]);
});

test('an empty text has no window', () => {
  expect(read(' \n \n')).toEqual([]);
});

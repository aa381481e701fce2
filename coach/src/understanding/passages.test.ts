import { expect, test } from 'vitest';
import { passagesOf } from './passages.ts';

const read = (text: string): string[] => passagesOf(text).map(({ start, end }) => text.slice(start, end));

test('sentences are read alone and two short neighbours together', () => {
  expect(read('It hurts. I cannot tell anyone.')).toEqual([
    'It hurts.',
    'It hurts. I cannot tell anyone.',
    'I cannot tell anyone.',
  ]);
});

test('a text without full stops is read in windows that leave nothing out', () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`);
  const windows = read(words.join(' '));
  expect(windows.every((window) => window.split(' ').length <= 14)).toBe(true);
  expect(new Set(windows.flatMap((window) => window.split(' ')))).toEqual(new Set(words));
});

test('an empty text has no passage', () => {
  expect(read(' \n \n')).toEqual([]);
});

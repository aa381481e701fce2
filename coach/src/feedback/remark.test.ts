import { expect, test } from 'vitest';
import { allWordings as wordings } from '../criteria/all-wordings.ts';
import { fillWording, maximumReadingGrade, readingGradeOf, remark } from './remark.ts';

test('there is a wording to check in every file', () => {
  expect(wordings.length).toBeGreaterThan(150);
});

test('the simple wordings are fit for Year 1', () => {
  expect(
    wordings.map(({ simple }) => simple).filter((text) => readingGradeOf(text) > maximumReadingGrade(1)),
  ).toEqual([]);
});

test('the normal wordings are fit for Year 5', () => {
  expect(
    wordings.map(({ normal }) => normal).filter((text) => readingGradeOf(text) > maximumReadingGrade(5)),
  ).toEqual([]);
});

test('no wording is about the child as a person', () => {
  const person =
    /\b(?:clever|smart|talented|gifted|good (?:boy|girl|writer)|great writer|genius|lazy|careless)\b/i;
  expect(
    wordings.flatMap(({ simple, normal }) => [simple, normal]).filter((text) => person.test(text)),
  ).toEqual([]);
});

test('both wordings of a thing take the same words of the child, or the simple one fewer', () => {
  const slotsOf = (text: string) => new Set(text.match(/\{\w+\}/g) ?? []);
  const uneven = wordings.filter(({ simple, normal }) =>
    [...slotsOf(simple)].some((slot) => !slotsOf(normal).has(slot)),
  );
  expect(uneven).toEqual([]);
});

test('a young reader gets the simple wording, an older one the normal one', () => {
  const wording = { simple: 'Look at {quote}.', normal: 'Look again at {quote}.', toParent: '' };
  expect(fillWording(remark(wording, { quote: '“it”' }), 2)).toBe('Look at “it”.');
  expect(fillWording(remark(wording, { quote: '“it”' }), 6)).toBe('Look again at “it”.');
});

test('a normal wording that is too hard for the year gives way to the simple one', () => {
  const wording = {
    simple: 'Say it.',
    normal: 'Articulate the underlying consequences comprehensively and persuasively.',
    toParent: '',
  };
  expect(fillWording(remark(wording), 4)).toBe('Say it.');
});

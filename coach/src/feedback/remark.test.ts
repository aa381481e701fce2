import { expect, test } from 'vitest';
import { linkWords } from '../criteria/cohesion/wording.ts';
import { criteria } from '../criteria/index.ts';
import { fillWording, maximumReadingGrade, readingGradeOf, remark, type Wording } from './remark.ts';
import { explanationWording } from './wording/explanation.ts';
import { letterWording } from './wording/letter.ts';
import { otherGenreWording } from './wording/other-genre.ts';
import { poemWording } from './wording/poem.ts';
import {
  firstSentenceWording,
  shortDraftWording,
  veryShortDraftWording,
} from './wording/very-short-draft.ts';
import { expositoryWording, wellbeingWording } from './wording/without-criteria.ts';

const isWording = (value: object): value is Wording => 'simple' in value && 'normal' in value;

function wordingsIn(data: object): Wording[] {
  if (isWording(data)) return [data];
  return Object.values(data).flatMap((value) =>
    typeof value === 'object' && value !== null ? wordingsIn(value) : [],
  );
}

const wordings = wordingsIn([
  ...Object.values(criteria).flatMap(({ wording, topMarkSuggestion }) => [wording, topMarkSuggestion]),
  linkWords,
  explanationWording,
  expositoryWording,
  wellbeingWording,
  firstSentenceWording,
  veryShortDraftWording,
  shortDraftWording,
  poemWording,
  otherGenreWording,
  letterWording,
]);

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
  const wording = { simple: 'Look at {quote}.', normal: 'Look again at {quote}.' };
  expect(fillWording(remark(wording, { quote: '“it”' }), 2)).toBe('Look at “it”.');
  expect(fillWording(remark(wording, { quote: '“it”' }), 6)).toBe('Look again at “it”.');
});

test('a normal wording that is too hard for the year gives way to the simple one', () => {
  const wording = {
    simple: 'Say it.',
    normal: 'Articulate the underlying consequences comprehensively and persuasively.',
  };
  expect(fillWording(remark(wording), 4)).toBe('Say it.');
});

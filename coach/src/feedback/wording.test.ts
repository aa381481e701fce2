import { expect, test } from 'vitest';
import { gradeOf, notice, readingCeiling, say, type Wording } from './wording.ts';
import { audienceWords } from './words/audience.ts';
import { characterWords } from './words/character-and-setting.ts';
import { cohesionWords, linkWords } from './words/cohesion.ts';
import { explainingWords } from './words/explaining.ts';
import { expositoryWords, wellbeingWords } from './words/general.ts';
import { ideasWords } from './words/ideas.ts';
import { firstMove, littleToRead, shortPiece } from './words/little-to-read.ts';
import { paragraphingWords } from './words/paragraphing.ts';
import { devicesWords, deviceWords } from './words/persuasive-devices.ts';
import { punctuationWords } from './words/punctuation.ts';
import { sentenceWords } from './words/sentence-structure.ts';
import { spellingWords } from './words/spelling.ts';
import { stretchWords } from './words/stretch.ts';
import { structureWords } from './words/text-structure.ts';
import { verseWords } from './words/verse.ts';
import { vocabularyWords } from './words/vocabulary.ts';

const isWording = (value: object): value is Wording => 'simple' in value && 'normal' in value;

function wordingsIn(data: object): Wording[] {
  if (isWording(data)) return [data];
  return Object.values(data).flatMap((value) =>
    typeof value === 'object' && value !== null ? wordingsIn(value) : [],
  );
}

const wordings = wordingsIn([
  audienceWords,
  characterWords,
  cohesionWords,
  linkWords,
  explainingWords,
  expositoryWords,
  wellbeingWords,
  ideasWords,
  firstMove,
  littleToRead,
  shortPiece,
  paragraphingWords,
  devicesWords,
  deviceWords,
  punctuationWords,
  sentenceWords,
  spellingWords,
  stretchWords,
  structureWords,
  verseWords,
  vocabularyWords,
]);

test('there is a wording to check in every file', () => {
  expect(wordings.length).toBeGreaterThan(150);
});

test('the simple wordings are fit for Year 1', () => {
  expect(wordings.map(({ simple }) => simple).filter((text) => gradeOf(text) > readingCeiling(1))).toEqual(
    [],
  );
});

test('the normal wordings are fit for Year 5', () => {
  expect(wordings.map(({ normal }) => normal).filter((text) => gradeOf(text) > readingCeiling(5))).toEqual(
    [],
  );
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
  expect(say(notice(wording, { quote: '“it”' }), 2)).toBe('Look at “it”.');
  expect(say(notice(wording, { quote: '“it”' }), 6)).toBe('Look again at “it”.');
});

test('a normal wording that is too hard for the year gives way to the simple one', () => {
  const wording = {
    simple: 'Say it.',
    normal: 'Articulate the underlying consequences comprehensively and persuasively.',
  };
  expect(say(notice(wording), 4)).toBe('Say it.');
});

import type {
  PersonalDataKind,
  PersonalDataSpan,
} from '../understanding/personal-data/personal-data-kinds.ts';
import { commonness } from '../understanding/personal-data/word-lists.ts';
import { wellKnownPlaces } from '../word-lists/well-known-places-and-things.ts';
import {
  addressPatterns,
  birthdayPatterns,
  emailPatterns,
  handlePatterns,
  linkPatterns,
  passwordPatterns,
  phonePatterns,
  schoolPatterns,
} from './personal-data-patterns.ts';

const rules: [PersonalDataKind, RegExp[]][] = [
  ['email', emailPatterns],
  ['phone', phonePatterns],
  ['link', linkPatterns],
  ['address', addressPatterns],
  ['school', schoolPatterns],
  ['birthdate', birthdayPatterns],
  ['handle', handlePatterns],
  ['password', passwordPatterns],
];

const digitWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "one two three four five six" counts; a number somebody rings does not go up step by step. */
function countsUp(value: string): boolean {
  const words = value.toLowerCase().split(/[ ,.-]+/);
  const first = digitWords.indexOf(words[0] ?? '');
  return first >= 0 && words.every((word, index) => word === digitWords[first + index]);
}

const twoYears = /^(?:1\d|20)\d\d ?- ?(?:1\d|20)\d\d$/;
/** Helplines and other numbers for everybody. */
export const publicNumber = /^(?:1[38]00|0800|13 ?\d\d ?\d\d$)/;
const EVERYDAY = 2;

/** "The password is wrong" gives nothing away. */
const isOrdinaryWord = (value: string): boolean =>
  /^\p{L}+$/u.test(value) && commonness(value.toLowerCase()) > EVERYDAY;

function isHarmless(kind: PersonalDataKind, value: string): boolean {
  if (kind === 'phone') return countsUp(value) || twoYears.test(value) || publicNumber.test(value);
  if (kind === 'password') return isOrdinaryWord(value);
  return kind === 'address' && wellKnownPlaces.has(value.toLowerCase());
}

/** What has a form of its own: numbers, addresses, links, handles, dates of birth, passwords. */
export const findPersonalDataByRules = (text: string): PersonalDataSpan[] =>
  rules.flatMap(([kind, patterns]) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const value = match[1];
        if (!value || isHarmless(kind, value)) return [];
        const start = match.index + match[0].lastIndexOf(value);
        return [{ start, end: start + value.length, kind }];
      }),
    ),
  );

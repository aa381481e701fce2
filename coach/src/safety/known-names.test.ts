import { describe, expect, test } from 'vitest';
import { tagPersonalDataByWords } from '../testing/tag-personal-data.ts';
import { differsByOneEdit } from './known-names.ts';
import { redact } from './redact.ts';

const known = {
  names: ['Tahlia Bennetts', 'Mr Kwame Osei', 'Rose Hill'],
  groups: ['Wattle Flat Primary School'],
};

describe('a name the server knows is hidden', () => {
  test.each([
    ['as written', 'Then Tahlia laughed.', 'Tahlia'],
    ['in lower case', 'me and tahlia ran', 'tahlia'],
    ['as a possessive', "That is Tahlia's bag.", 'Tahlia'],
    ['as a possessive without its mark', 'we went to tahlias house', 'tahlia'],
    ['by the surname alone', 'sit down bennetts', 'bennetts'],
    ['with a letter wrong', 'tahlai and Tahla hid it', 'tahl'],
    ['with a letter more', 'i like tahhlia', 'tahhlia'],
    ['without its title', 'kwame said no', 'kwame'],
    ['as a school by its short name', 'at wattle flat we sing', 'wattle'],
  ])('%s', async (_how, text, secret) => {
    const hidden = await redact(text, known, tagPersonalDataByWords);
    expect(hidden.text.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(hidden.restore(hidden.text)).toBe(text);
  });
});

test('a word that is also a known name stays where it is the word', async () => {
  const text = 'The prices rose and we went up the hill.';
  expect((await redact(text, known, tagPersonalDataByWords)).text).toBe(text);
});

test.each([
  ['tahlia', 'tahila', true],
  ['tahlia', 'tahlja', true],
  ['tahlia', 'talia', true],
  ['tahlia', 'tahliaa', true],
  ['tahlia', 'dahlai', false],
  ['tahlia', 'tal', false],
])('%s and %s differ by one slip: %s', (one, other, expected) => {
  expect(differsByOneEdit(one, other)).toBe(expected);
});

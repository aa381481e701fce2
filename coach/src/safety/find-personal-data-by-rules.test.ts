import { describe, expect, test } from 'vitest';
import { findPersonalDataByRules } from './find-personal-data-by-rules.ts';
import { mergeSpans } from './merge-spans.ts';

const found = (text: string): string[] =>
  mergeSpans(findPersonalDataByRules(text)).map(
    ({ start, end, kind }) => `${kind} ${text.slice(start, end)}`,
  );

describe('rules find', () => {
  test.each([
    ['call oh four one two double five six seven eight', 'phone oh four one two double five six seven eight'],
    ['it is 0 4 1 2 3 4 5 6 7 8 ok', 'phone 0 4 1 2 3 4 5 6 7 8'],
    ['ring +44 7700 900123 now', 'phone +44 7700 900123'],
    ['mail j.brown@ and then something', 'email j.brown@'],
    ['see www.mypage.example/me today', 'link www.mypage.example/me'],
    ['the wifi password is Wombat!22 ok', 'password Wombat!22'],
    ['i am sneaky_quoll there', 'handle sneaky_quoll'],
    ['born on 9.3.2015 at night', 'birthdate 9.3.2015'],
    ['the third gate on Mallee Hens Road today', 'address Mallee Hens Road'],
  ])('%s', (text, expected) => expect(found(text)).toContain(expected));
});

describe('rules leave alone', () => {
  test.each([
    'one two three four five six, here I come',
    'The war of 1939-1945 was long.',
    'The password is wrong again.',
    'He lived at Baker Street and scored 12 points in 2019.',
    'I am 11 and I ran 100 metres in 15.2 seconds.',
  ])('%s', (text) => expect(found(text)).toEqual([]));
});

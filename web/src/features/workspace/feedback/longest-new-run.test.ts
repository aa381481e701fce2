import { expect, test } from 'vitest';
import { longestNewRun } from './longest-new-run.ts';

const words = (sentence: string) => sentence.split(' ');

test.each([
  ['a dog ran home', 'a dog ran home', { inNew: 0, inOld: 0 }],
  ['a dog ran home', 'a wet dog ran all the way home', { inNew: 4, inOld: 3 }],
  ['a dog ran home', 'a dog ran', { inNew: 3, inOld: 3 }],
  ['a dog ran home', 'the cats slept', { inNew: 0, inOld: 0 }],
  ['I fed it', 'I fed it milk and old bread', { inNew: 3, inOld: 3 }],
])('from “%s” to “%s”', (olds, news, place) => {
  expect(longestNewRun(words(olds), words(news))).toMatchObject(place);
});

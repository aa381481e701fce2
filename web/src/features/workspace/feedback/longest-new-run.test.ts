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

test('where the advice points at words, what changed there comes before what changed most', () => {
  const olds = words('My granda wasnt home and he ran');
  const news = words("My granda wasn't home and he ran all the way to the shop");
  expect(longestNewRun(olds, news)).toMatchObject({ inNew: 7 });
  expect(longestNewRun(olds, news, ['he wasnt', 'wasnt home'])).toMatchObject({ inNew: 2, inOld: 2 });
});

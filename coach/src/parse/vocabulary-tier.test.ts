import { expect, it } from 'vitest';
import { analyseText } from './index.ts';

const tierIn = (text: string, wanted: string): string | undefined =>
  analyseText(text).words.find(({ lower }) => lower === wanted)?.vocabulary;

it.each([
  ['Dogs bark at night.', 'dogs'],
  ['She was jumping on the bed.', 'jumping'],
  ['We looked it up on google.', 'google'],
  ['I was so bored at recess.', 'bored'],
  ['He is gonna lose.', 'gonna'],
  ['My mums car is red.', 'mums'],
])('takes the plain word of %j for plain: %s', (text, word) => {
  expect(tierIn(text, word)).toBe('simple');
});

it.each([
  ['The lanterns flickered in the gale.', 'flickered'],
  ['She clutched the railing.', 'clutched'],
  ['This proposal is reckless.', 'reckless'],
  ['We trudged along the ridge.', 'trudged'],
  ['The door creaked.', 'creaked'],
])('takes the chosen word of %j for chosen: %s', (text, word) => {
  expect(['precise', 'rare']).toContain(tierIn(text, word));
});

it('takes no name at the head of a sentence for a chosen word', () => {
  const names = analyseText('Ruby ran. Ruby’s hat fell off. Indonesia is warm.').words.filter(
    ({ isName }) => isName,
  );
  expect(names.map(({ text }) => text)).toEqual(['Ruby', 'Ruby’s', 'Indonesia']);
});

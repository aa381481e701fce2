import { expect, test } from 'vitest';
import type { MessagePart } from '../understanding/index.ts';
import { joinSecondThoughts, keepSecondThought } from './second-thoughts.ts';

test.each([
  ['a girl called Mila no wait Lila', 'a girl called Lila'],
  ['in spain no wait france. and belgium', 'in france. and belgium'],
  ['a fish tank actually no an aquarium at night', 'an aquarium at night'],
  ['we get 9 a day no wait 9 a week', 'we get 9 a week'],
  ['its free after 8 no wait before 8.', 'its free before 8.'],
  ['on an island actually no on a river bank with willow trees', 'on a river bank with willow trees'],
  ['they eat people. NO they eat fruit', 'they eat fruit'],
  ['He want to win the race. No sorry, he want to help his mother', 'he want to help his mother'],
  ['dinosaur land!! no wait he lived in america', 'he lived in america'],
])('%s', (said, meant) => {
  expect(keepSecondThought(said)).toBe(meant);
});

test.each([
  'the sign says NO dogs, and she has a dog',
  'no wait',
  'nobody came. no one ever comes here',
  'she said no. he said yes',
  'he actually runs away',
])('nothing is taken back in: %s', (said) => {
  expect(keepSecondThought(said)).toBe(said);
});

test('what is taken back and what is said instead are one part, however the message was cut', () => {
  const parts: MessagePart[] = [
    { text: 'he nails the hatch shut', act: 'tells', sureness: 0.9 },
    { text: 'actually no he welds it', act: 'corrects', sureness: 0.8 },
    { text: 'take the last card off', act: 'corrects', sureness: 0.8 },
  ];
  expect(joinSecondThoughts(parts).map(({ act, text }) => [act, text])).toEqual([
    ['tells', 'he nails the hatch shut actually no he welds it'],
    ['corrects', 'take the last card off'],
  ]);
});

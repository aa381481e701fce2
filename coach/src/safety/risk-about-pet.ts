import type { Span } from '../marking/assessment.ts';
import type { NormalisedWord } from './normalise-words.ts';
import { riskWordGroups } from './risk-word-groups.ts';

const pets = new Set(
  'cat cats kitten kitty dog dogs puppy pup rabbit bunny hamster bird budgie parrot pony teddy teddies doll toy'.split(
    ' ',
  ),
);

const people = new Set(
  ['adult', 'sibling', 'stranger']
    .flatMap((name) => (riskWordGroups[name] ?? '').split(' '))
    .filter((word) => !/^(?:he|she|him|they)$/.test(word)),
);

const reach = 30;

/** "My cat is fat and she sleeps on my bed": the one who does it is a pet, and no person is near who could be meant. */
export const isRiskAboutPet = (words: NormalisedWord[], span: Span): boolean => {
  const at = words.findIndex(({ start }) => start >= span.start);
  if (!/^(?:he|she|it|they)$/.test(words[at]?.plain ?? '')) return false;
  const before = words.slice(Math.max(0, at - reach), at);
  return before.some(({ plain }) => pets.has(plain)) && !before.some(({ plain }) => people.has(plain));
};

import type { Criterion, Genre } from '@inkling/contract';
import { expect, test } from 'vitest';
import { isRealConnective } from '../criteria/cohesion/real-connectives.ts';
import { assess } from '../marking/assess.ts';
import { analyseText } from '../parse/index.ts';
import { buildFeedback } from './build-feedback.ts';

const read = (text: string, genre: Genre, year = 5) => {
  const analysis = analyseText(text);
  const assessment = assess({ analysis, findings: [], genre, year });
  return buildFeedback({ analysis, assessment, findings: [] });
};

const linksOf = (text: string): string[] => {
  const analysis = analyseText(text);
  return analysis.connectives
    .filter((link) => isRealConnective({ analysis, text }, link))
    .map(({ phrase }) => phrase);
};

test.each([
  ['We can eat for less than the price of a pizza.', 'less than'],
  ['We got up at six the same as always.', 'the same as'],
  ['It was peace at last for the dog.', 'at last'],
  ['I washed my hands before the race.', 'before'],
  ['I never saw it before.', 'before'],
])('%s is not joined by “%s”', (text, phrase) => {
  expect(linksOf(text)).not.toContain(phrase);
});

test('“before” joins what happens to what follows', () => {
  expect(linksOf('I washed my hands before we ate.')).toContain('before');
});

const poem = `the shop at night

The lights go off one by one
and the fridge
begins to hum.

Rows of tins stand up straight
like people who wait
for a bus

and nobody
comes.`;

test('a small line over a poem is its title, and no title is asked for', () => {
  const { audience } = read(poem, 'narrative', 8);
  const said = JSON.stringify(audience);
  expect(said).not.toContain('“the shop at night”');
  expect(said).not.toContain('Add a title');
});

test('a poem is asked about one line once, and the line holds more than two words', () => {
  const feedback = read(poem, 'narrative', 8);
  const asked = (criterion: Criterion) => feedback[criterion]?.suggestions.content[0] ?? '';
  expect(asked('text_structure')).toMatch(/^Read “\S+ \S+ \S+ \S+/);
  expect(asked('punctuation')).not.toContain('“');
  expect(asked('cohesion')).not.toContain('“');
});

test('beside a name, the cat and the sister are not counted as others', () => {
  const text =
    'One day Tess had a cat. The cat was called Misty. Misty ran off and Tess cried. Her sister Ivy looked too. Then Tess found Misty in a box.';
  const said = read(text, 'narrative').character_and_setting?.comment;
  expect(said).toContain('“Tess”');
  expect(said).not.toMatch(/“cat”|“sister”/);
});

test('the plain name of a thing is not called a well-chosen word', () => {
  const text =
    'We sat on the bench and I ate a sandwich. Then we lost a sock. We looked in the bin and it was there. We went home and had a biscuit.';
  expect(JSON.stringify(read(text, 'narrative').vocabulary)).not.toMatch(/“(?:sandwich|sock|biscuit)”/);
});

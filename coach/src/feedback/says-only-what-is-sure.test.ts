import type { Criterion, Genre } from '@inkling/contract';
import { expect, test } from 'vitest';
import { mainNames } from '../criteria/character-and-setting/remarks.ts';
import { isRealConnective } from '../criteria/cohesion/real-connectives.ts';
import { assess } from '../marking/assess.ts';
import { analyseText } from '../parse/index.ts';
import { buildFeedback } from './build-feedback.ts';
import { createFeedbackContext } from './feedback-context.ts';

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
  const analysis = analyseText(text);
  const assessment = assess({ analysis, findings: [], genre: 'narrative', year: 5 });
  const names = mainNames(createFeedbackContext({ analysis, assessment, findings: [] }));
  expect(names).toContain('Tess');
  expect(names.join()).not.toMatch(/cat|sister/);
});

test('the plain name of a thing is not called a well-chosen word', () => {
  const text =
    'We sat on the bench and I ate a sandwich. Then we lost a sock. We looked in the bin and it was there. We went home and had a biscuit.';
  const { comment, what_you_did_well } = read(text, 'narrative').vocabulary ?? {};
  expect(comment).not.toMatch(/“(?:sandwich|sock|biscuit)”/);
  expect(what_you_did_well?.content.join(' ')).not.toMatch(/exactly|helps us see|own name|with care/);
});

const praiseOf = (text: string, genre: Genre, year: number): string =>
  JSON.stringify(read(text, genre, year).vocabulary?.what_you_did_well.content);

test('words of the topic, of arguing and of a compound are not called exact', () => {
  const vote =
    'I will argue that phones should be banned at school. I strongly disagree with those who say they are useful. My dental appointment was cancelled. We talk in the group chat. They avoid us.';
  expect(praiseOf(vote, 'persuasive', 9)).not.toMatch(
    /“(?:argue|banned|strongly|disagree|dental|chat|avoid)”/,
  );
});

test('a word chosen for what it shows is called exact, and a comparison is praised', () => {
  expect(
    praiseOf('We went in. The old dog snarled at us. We ran home and hid there.', 'narrative', 6),
  ).toMatch(/the word “snarled” says exactly/);
  expect(
    praiseOf('Her dress was as heavy as a sofa. We sat there. We ate the cake.', 'narrative', 6),
  ).toMatch(/you say what it is like/);
  expect(praiseOf('I would like a dog. We sat there. We ate the cake.', 'narrative', 6)).not.toMatch(
    /like, and/,
  );
});

test('a word that the writer uses again, and no list has, is its own name', () => {
  const text =
    'I have been good. I want a real axolotl. If you cannot get an axolotl then a toy one is good.';
  expect(praiseOf(text, 'narrative', 2)).toMatch(/own name: “axolotl”/);
});

test('no other word is asked for in speech, in quotation marks and in settled phrases', () => {
  const text =
    'The people call me "go away". He saved it under "nice". We kept going and got home. It was good. He got nits. "Nice," she said.';
  expect(JSON.stringify(read(text, 'narrative', 6).vocabulary?.suggestions)).not.toMatch(
    /Look at “|comes up/,
  );
});

const stepsOf = (text: string, criterion: Criterion, year = 6): string =>
  JSON.stringify(read(text, 'narrative', year)[criterion]?.suggestions.content);

test('a list of deeds and an aside are no two sentences', () => {
  const text =
    'She was tired, hungry and wet. The man lay across the desk, one hand curled around a cup. He can be arrested, searched and locked up. We ran.';
  expect(stepsOf(text, 'punctuation')).not.toMatch(/sides of the comma/);
  expect(stepsOf(text, 'sentence_structure')).not.toMatch(/voice stop/);
  const spliced = 'We walked home in the rain, it was dark. The dog was wet. We dried it. Then we ate.';
  expect(stepsOf(spliced, 'punctuation')).toMatch(/Could each side stand alone/);
});

test.each([
  'I hit him one time and Mum said we are as bad as each other. We went home.',
  'I said I was nervous, that I had dropped my cards. I talked on.',
])('what is only reported is asked for no speech marks: %s', (text) => {
  expect(stepsOf(text, 'punctuation')).not.toMatch(/speech marks around/);
});

test('a sign-off needs no end mark', () => {
  const text = 'Dear Santa, I have been good. I want a bike. Our house has no chimney. From Jett';
  expect(read(text, 'narrative', 2).punctuation?.comment).toMatch(/All your lines/);
  expect(stepsOf(text, 'punctuation', 2)).not.toMatch(/From Jett/);
});

test('what is so now, and since then, leaves no time of the story', () => {
  const text =
    'The robot painted the lines. He saw the game. Since then the lines of this pitch are wobbly. In England my friends think he is odd. He stopped the ball. We cheered and went home.';
  expect(stepsOf(text, 'sentence_structure')).not.toMatch(/already happened/);
});

test('one short word is no broken sentence', () => {
  const text =
    'She dipped the paper into the tea. Nothing. She sat down and thought about it. The tea was clean.';
  expect(stepsOf(text, 'sentence_structure')).not.toMatch(/“Nothing”/);
});

test('a date, a goal and two names are not called links', () => {
  expect(linksOf('They have had free lunches since the 1940s.')).not.toContain('since');
  expect(linksOf('They jumped on each other after a goal.')).not.toContain('after');
  const names = 'Mummy and Mama Jo live here. We have a cat and a fish.';
  expect(JSON.stringify(read(names, 'narrative', 2).cohesion?.what_you_did_well)).not.toMatch(/join ideas/);
});

test('who has no word to mend is not sent to look for one', () => {
  const { comment, suggestions } =
    read('The old dog slept by the fire. We sat and read.', 'narrative').spelling ?? {};
  expect(comment).toMatch(/found none to change/);
  expect(suggestions?.content.join(' ')).not.toMatch(/backwards|in place of/);
});

import { describe, expect, it } from 'vitest';
import { analyseText, readingGrade } from './index.ts';

const sentencesOf = (text: string): string[] =>
  analyseText(text).sentences.map((sentence) => text.slice(sentence.start, sentence.end));

const faultsOf = (text: string): string[] =>
  analyseText(text).sentences.flatMap((sentence) => sentence.faults.map((fault) => fault.kind));

describe('sentences', () => {
  it.each([
    ['"Come on!" shouted Mum. We ran.', 2],
    ['"Come on!" Mum shouted. We ran.', 2],
    ['“Who’s there?” he whispered. Nobody spoke.', 2],
    ['He said, "Is it mine?" My face went bright red.', 2],
    ['"You never talk to me." I told her she was wrong.', 2],
    ['It is not fair.I think so.sometimes it rains.', 3],
    ['Mr. Smith paid $3.50 at 9 a.m. on google.com today.', 1],
    ['Well... maybe not. Dr. Lee left.', 2],
    ['i like cats\nI like dogs', 2],
    ['I went to the\npark with Dad.', 1],
  ])('splits %j into %i', (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
  });

  it('knows a title, a greeting and a sign-off from prose', () => {
    const roles = (text: string) => analyseText(text).paragraphs.map((paragraph) => paragraph.role);
    expect(roles('The Lost Dog\n\nIt was dark.')).toEqual(['title', 'body']);
    const unmarked = 'one day me and my dad went to the shop and we got a trolley and it had a wonky wheel';
    expect(roles(`The Trolley that went fast\n${unmarked}`)).toEqual(['title', 'body']);
    expect(roles(`We saw a very\n${unmarked}`)).toEqual(['body']);
    expect(roles('"Wake up!" whispered Dad. "It is time."\n\nIt was dark.')).toEqual(['body', 'body']);
    const section = 'My aunt paid ninety dollars for a bag of toys that broke in a day.';
    const headed = `Party Bags\n\nThey cost too much\n${section}\n\nThey end in the bin\n${section}`;
    expect(roles(headed)).toEqual(['title', 'title', 'body', 'title', 'body']);
    expect(roles('Dear Sir,\nIt is late.\nYours sincerely,\nMia Rossi\n9C').slice(2)).toEqual([
      'signoff',
      'signoff',
      'signoff',
    ]);
    expect(roles('Dear Editor,\nSchool is too long.\nYours sincerely,\nMia')).toEqual([
      'greeting',
      'body',
      'signoff',
      'signoff',
    ]);
  });
});

describe('faults', () => {
  it.each([
    ['I like dogs they are fun.', ['run-on']],
    ['The tide took the jetty, plank by plank, the way a thief might empty a house.', []],
    ['She laid the timber on the grass in the order it came.', []],
    ['He searched the whole forest, he found nothing.', ['comma-splice']],
    ['The game was over, it was time to go home.', ['comma-splice']],
    ['The dog I saw was big.', []],
    ['When it rains, we stay inside.', []],
    ['I think you should change it.', []],
    ['She ran, jumped and laughed all day.', []],
    ['"We should go," he said.', []],
    ['My mum, my dad and my sister went home.', []],
    ['After the storm had passed, the children crept outside because they were hungry.', []],
    ['One day I was at home, I heard a loud noise.', ['comma-splice']],
    ['At first I was scared, I could not move.', ['comma-splice']],
    ['In the morning we packed the car, my brother was still asleep.', ['comma-splice']],
    ['The summer I turned ten, we moved to Perth.', []],
    ['Every time it rains, we stay in.', []],
    ['We ate our lunch, then he asked me to play.', ['comma-splice']],
    ['If you are late, then you must wait.', []],
    ['If we run then it rains.', []],
    ['We ran home and then we slept, and back then it was far.', []],
    ['She had more toys then we had.', []],
    ['I like dogs, cats make a mess.', ['comma-splice']],
    ['When dogs bark, cats run away.', []],
    ['They went to the old house, everyone said it was haunted but they went in.', ['comma-splice']],
    ['The dog barked, the cat hid and the bird flew off.', []],
    ['Dogs are best and in this text I will say why.', []],
    ['I told my teacher she was wrong.', []],
    ['It gives the school all the information they need without a test.', []],
    ['He took off his shirt and tied it to the stick, and there it was.', []],
    ['I had two choices, I could go back and wait or I could run.', ['comma-splice']],
    ['When you and I are gone, it will still be there.', []],
    ['Even if none of this were true, it would still be fun.', []],
    ['I thought, if I was brave enough, I might sit down.', []],
    ['She stumbled over words she had known in May.', []],
    ['With that stiff, scarred hand she lifted my elbow.', []],
    ['We ate toast for nine days: on the tenth, he burnt it and cried.', []],
    ['Two marks would have saved him; without them, he had to explain himself.', []],
    ['A lady turned to my mother and said, "In this country, we speak English."', []],
    ['I was crying, I think; but nobody saw it.', []],
    ['He is fifty-one, and last Sunday he made her an omelette.', []],
    ['We ask, for each animal it keeps, what the zoo is for.', []],
    ['If we wait and they are right, we can open the gate on Monday.', []],
    ['When the river and the road meet, it is the road that bends.', []],
    ['We fold, we press, we cut, we hope that it holds.', []],
    ['There was no drawer it would fit in.', []],
    ['It was late: I ran home, I was tired.', ['comma-splice']],
    ['I like the park and my dog likes it he runs a lot.', ['run-on']],
    ['Hi my name is Tom I am nine.', ['run-on']],
    ['Dear Miss Tan, I want a quiet corner.', []],
    [
      'We got up and then we ate and then we got in the car and then we drove off and then we swam and then we ate chips and then we went home and then Mum made tea and then we slept.',
      ['chain'],
    ],
  ])('finds in %j %j', (text, kinds) => {
    expect(faultsOf(text)).toEqual(kinds);
  });
});

it.each([
  ['One day I went home.', 'simple'],
  ['Every night I come out and I shine.', 'compound'],
  ['In the morning we got up.', 'simple'],
  ['The canine gazed at him.', 'simple'],
  ['The day it came was cold.', 'complex'],
  ['I’m asking you to buy one.', 'simple'],
  ['He licked it and hid.', 'simple'],
  ['Teachers call it the summer slide.', 'simple'],
])('finds the clauses of %j: it is %s', (text, kind) => {
  expect(analyseText(text).sentences[0]?.kind).toBe(kind);
});

describe('words', () => {
  it('places every word and sentence exactly in the text', () => {
    const text = 'Tom’s dog — a “good” one — didn’t bark.\r\n\r\nThe boys’ bikes 🙂 were gone.';
    const { words, sentences } = analyseText(text);
    for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.text);
    expect(words.map((word) => word.text)).toContain('boys’');
    for (const { start, end } of sentences)
      expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
  });

  it.each([
    'I remembered that he hates the dark, because when he was little he got locked in the laundry.',
    'Nobody tests adults at the booth, and if we did, I suspect the queues would be shorter.',
  ])('takes two joining words in a row for the links of two clauses: %j', (text) => {
    expect(analyseText(text).sentences.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('reads the lines of a poem on to the end of their sentence', () => {
    const poem = 'And some nights, though it is forbidden,\nI hear the sea beside my bed.';
    expect(analyseText(poem).sentences).toHaveLength(1);
    expect(analyseText('Dear Sam,\nI am well.').sentences).toHaveLength(2);
  });

  it('knows keyboard smashing from a young child’s spelling', () => {
    expect(analyseText('asdf jkl qwer zxcv sdkfj wkejr dkfjgh skdjfh').gibberish.isGibberish).toBe(true);
    expect(
      analyseText('one day ther wos a boy cald jak he likt too pla wif his frend').gibberish.isGibberish,
    ).toBe(false);
  });

  it('takes nothing for something', () => {
    for (const text of ['', '   \n\n ', '!!!', '🙂🙂']) expect(analyseText(text).words).toEqual([]);
  });
});

describe('reading grade', () => {
  it('ranks short turns by how hard they are', () => {
    const easy = readingGrade('What does your dragon do when it sees the knight?');
    const hard = readingGrade(
      'Which persuasive technique could strengthen your introductory argument considerably?',
    );
    expect(easy).toBeLessThan(5);
    expect(hard).toBeGreaterThan(easy + 3);
  });
});

describe('grammar slips', () => {
  const slipsOf = (text: string): string[] =>
    analyseText(text).grammarSlips.map((slip) => text.slice(slip.start, slip.end));

  it.each([
    ['They was at the park.', ['They was']],
    ['He go to school every day.', ['He go']],
    ['I didn’t went home.', ['didn’t went']],
    ['We can helps them.', ['can helps']],
    ['I have went there.', ['have went']],
    ['She has many friend at school.', ['many friend']],
    ['It is more easier now.', ['more easier']],
    ['My mother hold my hand.', ['mother hold']],
    ['When the sun come up, nobody listen.', ['sun come']],
    ['Ming think hard. Every day he paint a dragon.', ['Ming think', 'he paint']],
  ])('finds in %j %j', (text, slips) => {
    expect(slipsOf(text)).toEqual(slips);
  });

  it.each([
    'He made it go faster and let her be.',
    'Did he go home? Does she like it?',
    'A different person came. The other student left.',
    'I have to go, and I have been there.',
    'The best thing to do is go home.',
    'One of the children is here.',
    'He put the book down and she read it.',
    'I used to play. He wants to work.',
    'We saw my sister dance and made the dog bark.',
    'The school visit was fun. My mum and dad come too.',
    'Does the boy swim? My family live here, and the police come fast.',
  ])('leaves %j alone', (text) => {
    expect(slipsOf(text)).toEqual([]);
  });
});

it('reads a text the same whatever was read before it', () => {
  const read = (): string[] => analyseText('The child’s dog ran home.').words.map(({ tags }) => tags.join());
  const before = read();
  analyseText("He painted the 'child's' dog.");
  // Another full stop, so that it is no sentence remembered.
  const after = analyseText('The child’s dog ran home!').words.map(({ tags }) => tags.join());
  expect(after).toEqual(before);
});

it('reads a sentence for itself wherever it stands again', () => {
  const sentence = 'Zorblax ran home, he was late, he was sorry.';
  const text = `${sentence} "${sentence}" they said.\n\nOnce ${sentence}`;
  // The first time all sentences are new, the second time all are remembered.
  const [first, again] = [analyseText(text), analyseText(text)];
  expect(again).toEqual(first);
  for (const each of [...again.words, ...again.sentences.flatMap(({ faults }) => faults)])
    expect(text.slice(each.start, each.end).trim()).not.toBe('');
  for (const { start, end, text: own } of again.words) expect(text.slice(start, end)).toBe(own);
  expect(again.words.filter(({ inSpeech }) => inSpeech)).not.toEqual([]);

  const marked = analyseText(sentence, { unknown: [{ start: 0, end: sentence.length }] });
  expect(marked.words.every(({ isKnown }) => !isKnown)).toBe(true);
  expect(analyseText(sentence).words.some(({ isKnown }) => isKnown)).toBe(true);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { type PlayedTurn, playLastTurn, type ScriptedConversation } from '../testing/play-conversation.ts';
import { understandingForTests } from '../testing/understanding.ts';
import { complainsOfRepetition } from './complaint-of-repetition.ts';
import type { MessageDeps } from './tutor.ts';

let deps: MessageDeps;
beforeAll(async () => {
  deps = await understandingForTests();
});

const invention = { genre: 'expository', title: 'The Invention I Use Every Day' };
const say = (says: string[], script: Partial<ScriptedConversation> = {}): PlayedTurn =>
  playLastTurn(deps, says, { title: 'An Unlikely Hero', ...script });

describe('whether something is needed', () => {
  it.each([
    ['wait do I have to know who invented it?', /^No\b/, invention],
    ['am i supposed to know their science name', /^No\b/, invention],
    ['do i hafta draw a picture', /^No\b/, invention],
    ['does it need a title?', /^Yes, but it can wait/, invention],
    ['does it matter if i dont know how much it costs', /^No, that is fine/, invention],
    ['is it okay if i dont know all the parts', /^Yes, that is fine/, invention],
    ['does there have to be a bad guy?', /^No\b/, {}],
    ['Do I have to use real names?', /^No\b/, {}],
    ['do i have to know the end already', /^No, that can come later/, {}],
    ['does it need an ending?', /^Yes\b/, {}],
    ['do i have to write about school?', /^No\b/, {}],
    ['do i have to write about my hero', /^Yes, that is part of your task/, {}],
  ])('“%s” is answered with %s', (question, answer, script) => {
    const turn = say(['a zip', question], script);
    expect(turn.text).toMatch(answer);
    expect(turn.offers ?? []).toEqual([]);
  });
});

describe('“you keep asking the same”', () => {
  it.each([
    'you keep asking me the same thing, this is boring',
    'u asked me that alredy!!',
    'why do you always ask the same question',
    'stop repeating yourself',
    'ugh not again, ask something else',
  ])('“%s” changes course', (complaint) => {
    const before = say(['a fox called Ren', 'in the snow']);
    const { text, asked, cards } = say(['a fox called Ren', 'in the snow', complaint]);
    expect(text).toMatch(/asked that before|Sorry|True/);
    expect(asked).not.toBe(before.asked);
    expect(cards).toHaveLength(2);
    expect(say(['a fox called Ren', 'in the snow', complaint, 'idk']).asked).not.toBe(before.asked);
  });

  it.each(['her teacher keeps asking the same question', 'they always say no', 'he asks them for help'])(
    '“%s” is told of somebody',
    (told) => expect(complainsOfRepetition(told)).toBe(false),
  );
});

it('what has just gone wrong is not asked for', () => {
  const { asked, cards } = say(
    ['my dog biscit', 'he saw a cat and he bit thru his lead. i wos so sad becos he wos gone'],
    { year: 3, title: 'Biscuit Is Lost' },
  );
  expect(asked).not.toBe('trouble');
  expect(cards.map(({ text }) => text).join(' ')).toContain('sad');
});

it('a doubt stays with a fact, and with nothing else', () => {
  const told = (message: string, script: Partial<ScriptedConversation>) =>
    say(['the zip', message], script).cards.at(-1)?.text;
  expect(told('Zips were on boots first I think', invention)).toBe('Zips were on boots first I think');
  expect(told('maybe they were made of bone', invention)).toBe('maybe they were made of bone');
  expect(say(['maybe a fox called Ren']).cards.map(({ text }) => text)).toEqual(['a fox called Ren']);
});

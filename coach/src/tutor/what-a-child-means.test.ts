import { beforeAll, describe, expect, it } from 'vitest';
import {
  cardTexts,
  type PlayedTurn,
  playLastTurn,
  type ScriptedConversation,
} from '../testing/play-conversation.ts';
import { understandingForTests } from '../testing/understanding.ts';
import type { MessageDeps } from './tutor.ts';

let deps: MessageDeps;
beforeAll(async () => {
  deps = await understandingForTests();
});
const lastOf = (says: string[], overrides: Partial<ScriptedConversation> = {}): PlayedTurn =>
  playLastTurn(deps, says, overrides);
const cardsAfter = (says: string[], overrides: Partial<ScriptedConversation> = {}): string =>
  cardTexts(lastOf(says, overrides)).join('\n');

describe('talk to the coach is no idea', () => {
  it.each([
    'the car bit is gone!! you didnt rite it down',
    'i dont know the end yet im still at the middle',
    'i dont want to do any more today',
  ])('%s', (said) => {
    expect(cardsAfter(['a boy called Sam', said])).toBe('who: a boy called Sam');
  });
});

describe('an idea is kept', () => {
  it('though it is silly', () => {
    expect(cardsAfter(['a robot called Zip', 'to do the biggest fart in the universe lol'])).toContain(
      'the biggest fart in the universe',
    );
  });

  it('though it is put as a question back', () => {
    expect(
      cardsAfter(['how far away it is maybe?'], { genre: 'descriptive', title: 'The storm', year: 8 }),
    ).toContain('how far away it is');
  });

  it('though it tells of someone who was hurt, where it is a reason', () => {
    const turn = lastOf(['kids have nowhere to skate', 'my cousin got hurt cos he was skating on the road'], {
      genre: 'persuasive',
      title: 'We need a skate park',
      year: 7,
    });
    expect(cardTexts(turn).join('\n')).toContain('my cousin got hurt');
    expect(turn.text).not.toContain('We can stop');
  });
});

describe('a heading', () => {
  it('is only said where it is plain', () => {
    const turn = lastOf(['a girl called Maya', 'bones']);
    const [, card] = turn.cards;
    expect(card?.label === 'An idea' || card?.label === 'Where').toBe(true);
  });

  it('is the one that the child names', () => {
    expect(cardsAfter(['a boy called Sam', 'i want to end it with the medal on the wall'])).toContain(
      'ending: ',
    );
  });
});

it('a name that comes later is the hero’s', () => {
  expect(lastOf(["A girl who collects bones. She's called Maren."]).text).toContain('Maren');
  expect(lastOf(['boy. name Omar']).text).toContain('Omar');
});

it('once there is enough, the coach asks on about what was told', () => {
  const says = [
    'a girl called Maya',
    'at an old station',
    'she wants to get home',
    'she misses the last train',
    'she asks a man with white eyes',
    'she gets home at dawn',
  ];
  const ready = lastOf(says);
  expect(ready.text).toContain('You are ready to plan.');
  const further = lastOf([...says, 'her mum runs out and hugs her']);
  expect(further.isReady).toBe(true);
  expect(further.text).toMatch(/\?|Tell me more about/);
});

it('which of two is asked, yes or no is no answer', () => {
  const turn = lastOf(['a skate park', 'am i meant to write dear sir or dear council'], {
    genre: 'persuasive',
    title: 'Letter to the council',
    year: 7,
  });
  expect(turn.text).not.toMatch(/^No\b/);
});

it('somebody who is ill is not passed over, and nobody is told that all will be well', () => {
  const nan = { title: "my nan's house", year: 4 };
  expect(lastOf(['my nan', 'she makes pancaks with lemon. but my nan is in hospitle now'], nan).text).toMatch(
    /sorry to hear|must be hard/,
  );
  expect(lastOf(['my nan', 'is she going to be ok'], nan).text).toMatch(/can’t know that|wish I knew/);
});

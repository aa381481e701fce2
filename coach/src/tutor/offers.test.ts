import { beforeAll, describe, expect, it } from 'vitest';
import { type PlayedTurn, playLastTurn } from '../testing/play-conversation.ts';
import { createUnderstanding } from '../understanding/index.ts';
import { offerCards, offerQuestions, offerTaken, offerToKeep, offerUndo, undone } from './offers.ts';
import type { HearingTools } from './tutor.ts';

const card = (id: string, label: string, text: string) => ({ id, slot: label.toLowerCase(), label, text });

describe('offers', () => {
  it('are taken by their words, or by a plain yes or no', () => {
    const offers = offerToKeep([{ slot: 'who', idea: 'a fox' }]);
    expect(offerTaken(offers, 'keep it')?.does).toEqual({ what: 'keep', slot: 'who', idea: 'a fox' });
    expect(offerTaken(offers, 'Yes!')?.does.what).toBe('keep');
    expect(offerTaken(offers, 'no')?.does.what).toBe('nothing');
    expect(offerTaken(offers, 'no it was a wolf')).toBeUndefined();
    expect(offerTaken(undefined, 'yes')).toBeUndefined();
  });

  it('of several ideas need the child to say which', () => {
    const offers = offerToKeep([
      { slot: 'who', idea: 'a fox' },
      { slot: 'where', idea: 'in the snow behind the old school' },
    ]);
    expect(offers.map(({ text }) => text)).toEqual([
      'Keep “a fox”',
      'Keep “in the snow behind the …”',
      'None of them',
    ]);
    expect(offerTaken(offers, 'yes')).toBeUndefined();
  });

  it('of cards begin with the one the message speaks of, then the newest', () => {
    const cards = [
      card('1', 'Who', 'a fox called Ren'),
      card('2', 'Where', 'in the snow'),
      card('3', 'Trouble', 'ice'),
    ];
    expect(offerCards(cards, 'the fox is wrong').map(({ text }) => text)).toEqual([
      'Who',
      'Trouble',
      'Where',
      'None of them',
    ]);
  });

  it('of cards with the same name show how each begins', () => {
    const cards = [card('1', 'Reason', 'it is fun'), card('2', 'Reason', 'it is good for all of us')];
    expect(offerCards(cards, 'no').map(({ text }) => text)).toEqual([
      'Reason: it is good for all …',
      'Reason: it is fun',
      'None of them',
    ]);
  });

  it('to undo put back what was changed and taken off, but not what the child has written since', () => {
    const before = [
      card('1', 'Who', 'a fox'),
      card('2', 'Where', 'in the snow'),
      card('3', 'Trouble', 'ice'),
    ];
    const after = [card('1', 'Who', 'a wolf'), card('3', 'Trouble', 'fire')];
    const [offer] = offerUndo(before, after);
    const changed = offer?.does.what === 'undo' ? offer.does.changed : [];
    expect(undone(after, changed).map(({ text }) => text)).toEqual(['a fox', 'ice', 'in the snow']);
    const edited = [card('1', 'Who', 'a bear of my own'), card('3', 'Trouble', 'fire')];
    expect(undone(edited, changed).map(({ text }) => text)).toEqual([
      'a bear of my own',
      'ice',
      'in the snow',
    ]);
  });

  it('of questions leave out what is no question', () => {
    expect(offerQuestions(['greeting'])).toEqual([]);
    expect(offerQuestions(['how-start', 'greeting']).at(-1)?.text).toBe('Something else');
  });
});

describe('what the coach is not sure of', () => {
  let hearing: HearingTools;
  beforeAll(async () => {
    hearing = await createUnderstanding();
  });
  const play = (...says: string[]): PlayedTurn => playLastTurn(hearing, says);
  const unsure = ['a hamster called Noodle', 'what?? my brother is called max and he ate a crayon once lol'];

  it('is not put on a card before the child says so', () => {
    const turn = play(...unsure);
    expect(turn.cards).toHaveLength(1);
    expect(turn.offers?.map(({ text }) => text)).toEqual(['Keep it', 'No, leave it']);
    const kept = play(...unsure, 'Keep it');
    expect(kept.cards.at(-1)?.text).toBe('my brother is called max and he ate a crayon once');
    expect(kept.text).toContain('?');
    expect(play(...unsure, 'No, leave it').cards).toHaveLength(1);
  });

  it('of a question is asked with questions to tap, and the tapped one is answered', () => {
    const asked = play('a girl called Mia', 'is it a cliche if the whole train thing was a dream?');
    const [first] = asked.offers ?? [];
    expect(first?.does.what).toBe('answer');
    const answered = play(
      'a girl called Mia',
      'is it a cliche if the whole train thing was a dream?',
      first?.text ?? '',
    );
    expect(answered.offers).toBeUndefined();
    expect(answered.text).not.toMatch(/not sure/);
    const other = play(
      'a girl called Mia',
      'is it a cliche if the whole train thing was a dream?',
      'Something else',
    );
    expect(other.text).toMatch(/teacher/);
  });
});

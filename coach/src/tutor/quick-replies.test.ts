import { describe, expect, it } from 'vitest';
import { type PlayedTurn, playLastTurn } from '../testing/play-conversation.ts';
import { findAnswer, questionFor } from './answers-by-intent/find-answer.ts';
import {
  cardsWithUndo,
  findTappedQuickReply,
  offerCards,
  offerQuestions,
  offerToKeepIdeas,
  offerUndo,
} from './quick-replies.ts';
import type { MessageDeps } from './tutor.ts';

const card = (id: string, label: string, text: string) => ({ id, slot: label.toLowerCase(), label, text });

describe('offers', () => {
  it('are taken by their words, or by a plain yes or no', () => {
    const offers = offerToKeepIdeas([{ slot: 'who', idea: 'a fox' }]);
    expect(findTappedQuickReply(offers, 'keep it')?.does).toEqual({
      what: 'keep',
      slot: 'who',
      idea: 'a fox',
    });
    expect(findTappedQuickReply(offers, 'Yes!')?.does.what).toBe('keep');
    expect(findTappedQuickReply(offers, 'no')?.does.what).toBe('nothing');
    expect(findTappedQuickReply(offers, 'no it was a wolf')).toBeUndefined();
    expect(findTappedQuickReply(undefined, 'yes')).toBeUndefined();
  });

  it('of several ideas need the child to say which', () => {
    const offers = offerToKeepIdeas([
      { slot: 'who', idea: 'a fox' },
      { slot: 'where', idea: 'in the snow behind the old school' },
    ]);
    expect(offers.map(({ text }) => text)).toEqual([
      'Keep “a fox”',
      'Keep “in the snow behind the …”',
      'None of them',
    ]);
    expect(findTappedQuickReply(offers, 'yes')).toBeUndefined();
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
    expect(cardsWithUndo(after, changed).map(({ text }) => text)).toEqual(['a fox', 'ice', 'in the snow']);
    const edited = [card('1', 'Who', 'a bear of my own'), card('3', 'Trouble', 'fire')];
    expect(cardsWithUndo(edited, changed).map(({ text }) => text)).toEqual([
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
  /** Reads every message as one part, as unsure as the test wants it. */
  const deps: MessageDeps = {
    classifyMessage: ({ child }) => [
      child.endsWith('?')
        ? { text: child, act: 'asks', sureness: 1 }
        : {
            text: child,
            act: 'tells',
            sureness: child.startsWith('maybe') ? 0.2 : 1,
            slots: [{ name: 'event', share: 1 }],
          },
    ],
    findCard: () => [],
    classifyQuestion: () => ({ intent: 'how-end', sureness: 0.4, others: ['greeting', 'how-start'] }),
    respell: (text) => text,
  };
  const play = (...says: string[]): PlayedTurn => playLastTurn(deps, ['a hamster called Noodle', ...says]);
  const textsOf = ({ offers = [] }: PlayedTurn): string[] => offers.map(({ text }) => text);

  it('is not put on a card before the child says so', () => {
    const unsure = 'maybe max ate a crayon';
    expect(play(unsure).cards).toHaveLength(1);
    expect(textsOf(play(unsure))).toEqual(['Keep it', 'Change a card', 'No, leave it']);
    expect(textsOf(play(unsure, 'Change a card'))).toEqual(['What happens', 'None of them']);
    const kept = play(unsure, 'Keep it');
    expect(kept.cards.at(-1)).toMatchObject({ slot: 'event', text: 'max ate a crayon' });
    expect(kept.text).toContain('?');
    expect(play(unsure, 'no').cards).toHaveLength(1);
  });

  it('of a question is asked with questions to tap, and the tapped one is answered', () => {
    const question = 'would the train thing be too odd?';
    expect(textsOf(play(question))).toEqual([
      questionFor('how-end'),
      questionFor('how-start'),
      'Something else',
    ]);
    const answered = play(question, questionFor('how-start') ?? '');
    expect(answered.text).toContain(findAnswer('how-start', 'narrative', 5));
    expect(answered.offers).toBeUndefined();
    expect(play(question, 'Something else').text).toMatch(/teacher/);
  });

  it('of “Can you change a card for me?” asks which card', () => {
    const asking: MessageDeps = {
      ...deps,
      classifyQuestion: () => ({ intent: 'do-to-card', sureness: 0.4, others: [] }),
    };
    const says = ['a hamster called Noodle', 'will you do the thing with that?'];
    const turn = playLastTurn(asking, [...says, questionFor('do-to-card') ?? '']);
    expect(textsOf(turn)).toEqual(['What happens', 'None of them']);
  });

  it('of two corrections asks about the card that is known', () => {
    const wishes = ['no the other', 'the hamster bit is wrong'];
    const correcting: MessageDeps = {
      ...deps,
      classifyMessage: (turn, kind) =>
        turn.child === wishes.join('. ')
          ? wishes.map((text) => ({ text, act: 'corrects', sureness: 1, change: { what: 'replace' } }))
          : deps.classifyMessage(turn, kind),
      findCard: ({ text }, { cards }) => cards.map(() => (text === wishes[1] ? 0.9 : 0)),
    };
    const turn = playLastTurn(correcting, ['a hamster called Noodle', wishes.join('. ')]);
    expect(turn.text).toContain('says “a hamster called Noodle”. What should it say?');
    expect(textsOf(turn)).toEqual(['Take it off', 'Another heading', 'Leave it']);
  });
});

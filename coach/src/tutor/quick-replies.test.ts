import { describe, expect, it } from 'vitest';
import { type PlayedTurn, playLastTurn } from '../testing/play-conversation.ts';
import { findAnswer, questionFor } from './answers-by-intent/find-answer.ts';
import {
  findSpokenQuickReply,
  findTappedQuickReply,
  offerForShownCard,
  offerQuestions,
  offersNow,
  offerToKeepIdeas,
  offerUndo,
  undoCardChanges,
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
    expect(findTappedQuickReply([], 'yes')).toBeUndefined();
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

  it('beside a card that is shown make a new one', () => {
    const shown = [card('1', 'Who', 'a fox called Ren')];
    const change = { cards: shown, what: 'shown' as const, shown };
    expect(offerForShownCard(change)).toEqual([]);
    expect(offerForShownCard({ ...change, idea: { slot: 'who', idea: 'a wolf' } })).toEqual([
      { text: 'Make a new card', does: { what: 'keep', slot: 'who', idea: 'a wolf' } },
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
    expect(undoCardChanges(after, changed).map(({ text }) => text)).toEqual(['a fox', 'ice', 'in the snow']);
    const edited = [card('1', 'Who', 'a bear of my own'), card('3', 'Trouble', 'fire')];
    expect(undoCardChanges(edited, changed).map(({ text }) => text)).toEqual([
      'a bear of my own',
      'ice',
      'in the snow',
    ]);
  });

  it('to undo put a card back though its number was given to another', () => {
    const fox = card('1', 'Who', 'a fox');
    const [offer] = offerUndo([fox], []);
    const changed = offer?.does.what === 'undo' ? offer.does.changed : [];
    const back = undoCardChanges([card('1', 'Where', 'in the snow')], changed);
    expect(back.map(({ id, text }) => `${id} ${text}`)).toEqual(['1 in the snow', '2 a fox']);
  });

  it('beside a shown card are not taken by a yes, and a story undoes nothing', () => {
    const make = offerForShownCard({
      cards: [],
      what: 'shown',
      idea: { slot: 'who', idea: 'a wolf' },
    });
    for (const said of ['yes', 'ok', 'thats good', 'keep it'])
      expect(findTappedQuickReply(make, said) ?? findSpokenQuickReply(make, said)).toBeUndefined();
    expect(findSpokenQuickReply(make, 'its a new one')?.taken).toEqual(make[0]);
    const undo = offerUndo([card('1', 'Who', 'a fox')], []);
    expect(findSpokenQuickReply(undo, 'she found the egg, put it back, and ran')).toBeUndefined();
    expect(findSpokenQuickReply(undo, 'heyy that was right! undo that')?.taken).toEqual(undo[0]);
  });

  it('to keep an idea are taken by “thats good”', () => {
    const offers = offerToKeepIdeas([{ slot: 'who', idea: 'a fox' }]);
    expect(findSpokenQuickReply(offers, 'yeah thats good')?.taken.does.what).toBe('keep');
    expect(findSpokenQuickReply(offers, 'no leave it')?.taken.does.what).toBe('nothing');
  });

  it('to undo are there for three replies', () => {
    const offers = offerUndo([card('1', 'Who', 'a fox')], []);
    const said = (content: string, own = {}) => ({ role: 'assistant' as const, content, ...own });
    const talk = [said('Okay, I took that card off.', { offers }), said('Where?'), said('Who?')];
    expect(offersNow(talk)).toEqual(offers);
    expect(findSpokenQuickReply(offersNow(talk), 'no! undo that')?.taken).toEqual(offers[0]);
    expect(offersNow([...talk, said('What?')])).toEqual([]);
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
    expect(textsOf(play(unsure))).toEqual(['Keep it', 'No, leave it']);
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
});

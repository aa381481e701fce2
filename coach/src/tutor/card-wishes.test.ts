import { describe, expect, it } from 'vitest';
import { cardTexts, type PlayedTurn, playLastTurn } from '../testing/play-conversation.ts';
import type { MessagePart } from '../understanding/index.ts';
import type { MessageDeps } from './tutor.ts';

const boats = 'a girl called Lucy who builds boats';

/** The cards stand in the order they were told; the last message is read as the test says, and means this card. */
const wish = (
  told: string[],
  said: string,
  { meant = 0, share = 0.9, ...read }: Partial<MessagePart> & { meant?: number; share?: number },
): PlayedTurn => {
  const slots = ['who', 'where', 'trouble', 'ending'];
  const deps: MessageDeps = {
    classifyMessage: ({ child }) =>
      child === said
        ? [{ text: said, act: 'corrects', sureness: 0.9, ...read }]
        : [
            {
              text: child,
              act: 'tells',
              sureness: 1,
              slots: [{ name: slots[told.indexOf(child)] ?? 'event', share: 1 }],
            },
          ],
    findCard: (_, { cards }) => cards.map((_card, at) => (at === meant ? share : 0.05)),
    classifyQuestion: () => ({ intent: 'how-end', sureness: 0.1, others: [] }),
    respell: (text) => text,
  };
  return playLastTurn(deps, [...told, said]);
};

const offersOf = ({ offers = [] }: PlayedTurn): string[] => offers.map(({ text }) => text);
const story = [boats, 'in an old shed', 'the shed burns down', 'she builds a new one'];

describe('what a child wants done to a card', () => {
  it('is done where it is plain that one should go', () => {
    const turn = wish(story, 'get rid of the shed one', { change: { what: 'remove' }, meant: 1 });
    expect(cardTexts(turn)).not.toContain('where: in an old shed');
    expect(turn.cards).toHaveLength(3);
    expect(offersOf(turn)).toEqual(['Undo that']);
    expect(turn.shown).toBeUndefined();
  });

  it.each([
    ['no take that off', 'ending: she builds a new one'],
    ['i dont like my card about the shed. i really want it gone', 'where: in an old shed'],
    ['can you delete the boats card please', `who: ${boats}`],
  ])('is done where it is said outright, and can be undone: %s', (said, gone) => {
    const turn = wish(story, said, { act: 'feels', meant: 1 });
    expect(cardTexts(turn)).not.toContain(gone);
    expect(turn.cards).toHaveLength(story.length - 1);
    expect(offersOf(turn)).toEqual(['Undo that']);
  });

  it.each(['i want my card about the exam gone', 'then they take it off the shelf', 'he wants it gone'])(
    'is not done where no card is meant: %s',
    (said) => {
      const turn = wish(story, said, { act: 'tells', slots: [{ name: 'event', share: 1 }] });
      expect(turn.cards.length).toBeGreaterThanOrEqual(story.length);
    },
  );

  it('is left to the child where only a bit of a card should go', () => {
    const long = 'the shed burns down and all her boats sink and a storm comes up from the sea';
    const told = [boats, 'in an old shed', long];
    const turn = wish(told, 'take the storm out', {
      change: { what: 'remove', from: 'the storm' },
      meant: 2,
    });
    expect(cardTexts(turn)).toContain(`trouble: ${long}`);
    expect(turn.shown).toEqual([turn.cards[2]?.id]);
  });

  it.each([
    ['take out the boats', 0],
    ['take the shed out of that card', 2],
  ])('is left to the child where much else stands on the card: %j', (said, meant) => {
    const turn = wish(story, said, { change: { what: 'remove' }, meant });
    expect(turn.cards).toHaveLength(story.length);
    expect(turn.shown).toEqual([turn.cards[meant]?.id]);
  });

  it.each(['it should say Sam not Lucy', 'it should say something else', 'it should say more about boats'])(
    'is not taken for the words of a card: %j',
    (said) => {
      const turn = wish(story, said, { change: { what: 'replace' } });
      expect(cardTexts(turn)).toContain(`who: ${boats}`);
      expect(turn.shown).toHaveLength(1);
    },
  );

  it('is done where it is plain under which heading one belongs', () => {
    const turn = wish(story, 'thats not the end thats what goes wrong', {
      change: { what: 'move' },
      meant: 3,
    });
    expect(turn.cards.at(-1)).toMatchObject({ slot: 'trouble', label: 'What goes wrong' });
    expect(offersOf(turn)).toEqual(['Undo that']);
  });

  it('is left to the child where the heading is not named', () => {
    const turn = wish(story, 'that should be somewhere else', { change: { what: 'move' }, meant: 3 });
    expect(turn.cards.at(-1)?.slot).toBe('ending');
    expect(turn.shown).toEqual([turn.cards.at(-1)?.id]);
  });

  it('is left to the child where the new name stands beside the old one', () => {
    const change = { what: 'rename' as const, from: 'Lucy', to: 'girl' };
    const turn = wish(story, 'girl Lucy is not a good name', { change });
    expect(cardTexts(turn)).toContain('who: a girl called Lucy who builds boats');
  });

  it('is done where someone gets another name', () => {
    const change = { what: 'rename' as const, from: 'Lucy', to: 'Sam' };
    const turn = wish([...story, 'Lucy laughs'], 'call her Sam not Lucy', { change });
    expect(JSON.stringify(turn.cards)).not.toContain('Lucy');
    expect(cardTexts(turn)).toContain('who: a girl called Sam who builds boats');
  });

  it.each([
    ['It should say: she lives in a shed by the sea', 'she lives in a shed by the sea'],
    ['no the card is supposed to say in a shed', 'in a shed'],
  ])('is done where the child gives the words: %j', (said, text) => {
    const turn = wish(story, said, { change: { what: 'replace' }, meant: 1 });
    expect(cardTexts(turn)).toContain(`where: ${text}`);
  });

  it.each([
    ['That card is too long, it should just say in a shed.', 'in a shed'],
    ['the card dont say sea. it must say a shed by the sea', 'a shed by the sea'],
  ])('is done where the child gives the words behind something else: %j', (said, text) => {
    const turn = wish(story, said, { change: { what: 'replace' }, meant: 1 });
    expect(cardTexts(turn)).toContain(`where: ${text}`);
  });

  it('is done where old and new words are said, and the old ones stand on the card', () => {
    const change = { what: 'replace' as const, from: 'an old shed', to: 'a cave' };
    const turn = wish(story, 'hm it was more like a cave than an old shed', { change, meant: 1 });
    expect(cardTexts(turn)).toContain('where: in a cave');
    expect(turn.text).toContain('a cave');
    expect(offersOf(turn)).toEqual(['Undo that']);
  });

  it('is left to the child in free words', () => {
    const change = { what: 'replace' as const, from: 'the hut', to: 'a cave' };
    const turn = wish(story, 'hm it was more like a cave than the hut', { change, meant: 1 });
    expect(cardTexts(turn)).toContain('where: in an old shed');
    expect(turn.text).toContain('“Where”');
    expect(turn.shown).toEqual([turn.cards[1]?.id]);
    expect(offersOf(turn)).toEqual([]);
  });

  it('may be a card of its own where it may tell something', () => {
    const change = { what: 'replace' as const };
    const turn = wish(story, 'it was more like a cave', { change, meant: 1, telling: 0.3 });
    expect(offersOf(turn)).toEqual(['Make a new card']);
  });

  it('is an idea where it fits no card, and is asked for where it is none', () => {
    const change = { what: 'replace' as const };
    const idea = wish(story, 'not everyone can swim there', { change, share: 0.1, telling: 0.3 });
    expect(idea.cards.at(-1)?.text).toBe('not everyone can swim there');
    expect(idea.shown).toBeUndefined();
    const turn = wish(story, 'thats wrong', { change, share: 0.1 });
    expect(turn.shown).toBeUndefined();
    expect(turn.text).toContain('pencil');
    expect(turn.cards).toHaveLength(story.length);
  });

  it('is shown also beside something that is noted', () => {
    const vague = {
      text: 'not everyone can swim there',
      act: 'corrects' as const,
      sureness: 0.9,
      telling: 0.3,
    };
    const about = { text: 'the shed card is wrong', act: 'corrects' as const, sureness: 0.9 };
    const said = `${vague.text}. ${about.text}`;
    const deps: MessageDeps = {
      classifyMessage: ({ child }) =>
        child === said
          ? [vague, about].map((part) => ({ ...part, change: { what: 'replace' as const } }))
          : [{ text: child, act: 'tells', sureness: 1, slots: [{ name: 'where', share: 1 }] }],
      findCard: (part, { cards }) => cards.map(() => (part.text === about.text ? 0.9 : 0.1)),
      classifyQuestion: () => ({ intent: 'how-end', sureness: 0.1, others: [] }),
      respell: (text) => text,
    };
    const turn = playLastTurn(deps, ['in an old shed', said]);
    expect(turn.shown).toHaveLength(1);
    expect(turn.cards).toHaveLength(2);
  });

  it('takes nothing off that is only likely to be meant', () => {
    const turn = wish(story, 'not the shed one', {
      change: { what: 'remove', sureness: 0.6 },
      meant: 1,
    });
    expect(turn.cards).toHaveLength(story.length);
    expect(turn.shown).toEqual([turn.cards[1]?.id]);
  });

  it('is nothing where it only complains, unless it means a card', () => {
    const angry = wish(story, 'you are not listening', { act: 'objects', share: 0.1 });
    expect(angry.shown).toBeUndefined();
    expect(angry.text).toMatch(/sorry/i);
    expect(wish(story, 'why does it say shed', { act: 'objects', meant: 1 }).shown).toHaveLength(1);
  });
});

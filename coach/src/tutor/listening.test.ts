import { beforeAll, describe, expect, it } from 'vitest';
import {
  type PlayedTurn,
  playConversation,
  type ScriptedConversation,
} from '../testing/play-conversation.ts';
import { createUnderstanding } from '../understanding/index.ts';
import type { Hearing } from './tutor.ts';

let hearing: Hearing;
beforeAll(async () => {
  hearing = await createUnderstanding();
});

const lastOf = (says: string[], overrides: Partial<ScriptedConversation> = {}): PlayedTurn => {
  const script = { name: 'one', year: 5, genre: 'narrative', title: 'The Storm', step: 'chat' as const };
  const turn = playConversation({ ...script, ...overrides, says }, hearing).at(-1);
  if (!turn) throw new Error('nothing was played');
  return turn;
};
const textsOf = ({ cards }: PlayedTurn): string[] => cards.map(({ slot, text }) => `${slot}: ${text}`);

describe('a correction', () => {
  const lucy = ['a girl named Lucy', 'in her bedroom'];

  it.each([
    ['no not Lucy. SAM. a boy', 'who: a boy called Sam'],
    ['actually make it a boy called Sam', 'who: a boy called Sam'],
    ['can you change Lucy to Sam please', 'who: a girl named Sam'],
    ['actually make it the beach', 'where: the beach'],
    ['i changed my mind, its in a castle', 'where: in a castle'],
  ])('%j changes the card it means', (said, card) => {
    const turn = lastOf([...lucy, said]);
    expect(turn.heard).toBe('change');
    expect(textsOf(turn)).toContain(card);
    expect(turn.cards).toHaveLength(2);
  });

  it('without saying what to put instead is asked for that, and the answer replaces the card', () => {
    const opinion = { genre: 'persuasive', title: 'Homework' };
    const says = ['homework should be banned', 'my opinion card is wrong'];
    const asked = lastOf(says, opinion);
    expect(asked.text).toContain('My opinion');
    const turn = lastOf([...says, 'homework should stay'], opinion);
    expect(textsOf(turn)).toEqual(['opinion: homework should stay']);
  });

  it('of the kind of text changes the interview', () => {
    const turn = lastOf(['its a poem not a story'], { genre: 'creative', title: 'The Sea' });
    expect(turn.text).toMatch(/poem/);
    expect(turn.text).not.toMatch(/character|where does it happen/i);
    expect(turn.cards).toEqual([]);
  });

  it('is told from a sentence of the story', () => {
    expect(lastOf([...lucy, 'she wants to change her life']).heard).toBe('idea');
    expect(lastOf([...lucy, 'she is not scared, she is brave']).heard).toBe('idea');
  });
});

describe('what was said before', () => {
  it('is filed where it belongs, not asked for again', () => {
    const says = [
      'a dog called Max',
      'in the park',
      'he wants a bone',
      'he gets lost',
      'idk a cat helps him',
    ];
    expect(textsOf(lastOf(says)).join('\n')).toContain('a cat helps him');
  });

  it('is never put on a card as a complaint', () => {
    const turn = lastOf(['a dog called Max', 'you are still asking me the same thing']);
    expect(textsOf(turn)).toEqual(['who: a dog called Max']);
  });

  it('a reason behind “because” counts as a reason', () => {
    const turn = lastOf(['phones should be allowed because we need them for emergencies'], {
      genre: 'persuasive',
      title: 'Phones',
      year: 9,
    });
    expect(turn.text).not.toMatch(/strongest reason|why do you think/i);
  });
});

describe('a child’s question', () => {
  it('about the draft is answered from the draft', () => {
    const draft = 'Then she ran. Then she fell. Then it rained. Then she went home.';
    const turn = lastOf(['did i use too many thens?'], { step: 'freeWriting', draft });
    expect(turn.text).toContain('4 times');
  });
});

describe('a feeling', () => {
  it('that belongs to the piece is taken as an idea', () => {
    const turn = lastOf(['a boy called Leo', 'he is really scared of the test']);
    expect(turn.heard).toBe('idea');
    expect(turn.cards).toHaveLength(2);
  });

  it('after a loss: a child who wants to write about it is not stopped', () => {
    const says = ['my grandpa died', 'i want to write about it. we used to go fishing'];
    const turn = lastOf(says, { genre: 'recount', title: 'A Day I Remember' });
    expect(turn.text).not.toMatch(/stop/);
    expect(textsOf(turn).join('\n')).toContain('we used to go fishing');
  });

  it('of being no good is met with comfort', () => {
    const { text, face } = lastOf(['im so dumb i cant do this']);
    expect(face).toBe('caring');
    expect(text).not.toContain('?');
  });
});

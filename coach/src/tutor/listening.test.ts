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

  it('changes who it is, and keeps what was told about them', () => {
    const turn = lastOf(['a boy who goes back to see dinosaurs', 'wait i want it to be a girl']);
    expect(textsOf(turn)).toContain('who: a girl who goes back to see dinosaurs');
  });

  it('is not heard where a child argues or tells more', () => {
    expect(
      lastOf(['zoos are cruel', 'but thats only some zoos not all'], { genre: 'persuasive', title: 'Zoos' })
        .heard,
    ).toBe('idea');
    expect(lastOf([...lucy, 'no i mean he would be really mad']).heard).toBe('idea');
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

describe('what the title tells', () => {
  it.each([
    { genre: 'descriptive', title: 'My Bedroom', asked: 'what we see' },
    { genre: 'poem', title: 'A poem about rain', asked: 'image' },
    { genre: 'descriptive', title: 'My Pet', asked: 'subject' },
    { genre: 'recount', title: 'Someone I miss', asked: 'who' },
  ])('“$title” opens with $asked', ({ genre, title, asked }) => {
    expect(lastOf([], { genre, title }).asked).toBe(asked);
  });

  it('is named in the middle of a question as a sentence would name it', () => {
    expect(lastOf([], { genre: 'expository', title: 'Octopuses' }).text).toContain('about octopuses');
    expect(lastOf([], { genre: 'expository', title: 'The Great Barrier Reef' }).text).toContain(
      'the Great Barrier Reef',
    );
  });
});

describe('an answer', () => {
  it.each([
    [
      'persuasive',
      'Should we have uniforms?',
      'no because they are itchy',
      ['opinion: no because they are itchy', 'reason: because they are itchy'],
    ],
    [
      'narrative',
      'Biscuit',
      'my dog biscuit got lost at the beach',
      ['trouble: my dog biscuit got lost at the beach', 'who: my dog', 'where: at the beach'],
    ],
    [
      'recount',
      'My Weekend',
      'i went to my cousins house and then Ali broke his tooth',
      ['where: to my cousins house'],
    ],
  ])('in a %s with several parts goes to each of them', (genre, title, said, cards) => {
    expect(textsOf(lastOf([said], { genre, title }))).toEqual(expect.arrayContaining(cards));
  });

  it.each(['did you know they are really smart', 'is it cos they have big brains'])(
    '%j tells something',
    (said) => {
      const turn = lastOf(['they have eight arms', said], { genre: 'expository', title: 'Octopuses' });
      expect(turn.heard).toBe('idea');
      expect(turn.cards.length).toBeGreaterThan(1);
    },
  );

  it.each(['help', 'im stuck', 'i cant think of anything', 'i need help'])('%j is none', (said) => {
    const turn = lastOf([said]);
    expect(turn.heard).toBe('stuck');
    expect(turn.cards).toEqual([]);
  });

  it('of a story goes on where the plot is', () => {
    const says = [
      'a girl called Mimi',
      'in her room',
      'she draws a lion oops',
      'she rubs it out with the rubber',
    ];
    expect(textsOf(lastOf(says)).slice(2)).toEqual([
      'trouble: she draws a lion oops',
      'tries: she rubs it out with the rubber',
    ]);
  });

  it('about several people asks about them', () => {
    const { text } = lastOf(['two brothers clearing out their fathers boat shed'], {
      year: 10,
      title: 'Inheritance',
    });
    expect(text).not.toMatch(/(?:see|for|make) they\b/);
  });

  it('about everyone is not about the coach', () => {
    const turn = lastOf(['uniforms are bad', 'you cant be yourself if everyone wears the same'], {
      genre: 'persuasive',
      title: 'Uniforms',
    });
    expect(turn.heard).toBe('idea');
  });

  it('still to come is waited for', () => {
    const turn = lastOf(['we went to the zoo', 'but i didnt tell you about the monkeys yet'], {
      genre: 'recount',
      title: 'Our trip',
    });
    expect(turn.cards.map(({ text }) => text).join()).not.toContain('monkeys');
    expect(turn.text).toMatch(/tell me/);
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

  it('of loss is met with care, in one sentence or in two', () => {
    for (const said of ['my dog Rusty. he died in march', 'my grandma died'])
      expect(lastOf([said], { genre: 'recount', title: 'Someone I miss' }).text).toMatch(/sorry/);
    const turn = lastOf(['she is died last year'], { genre: 'recount', title: 'My grandmother' });
    expect(turn.text).toMatch(/sorry/);
  });

  it('of worry is not answered like a question about writing', () => {
    const wellbeing = { genre: 'wellbeing', title: 'My week', subject: 'wellbeing' as const };
    for (const said of ['what if i fail and mum gets mad', 'should i say something to them']) {
      expect(lastOf(['i have a test tomorrow', said], wellbeing).text).not.toMatch(/Yes, |your teacher can/i);
    }
  });

  it('of being no good is met with comfort', () => {
    const { text, face } = lastOf(['im so dumb i cant do this']);
    expect(face).toBe('caring');
    expect(text).not.toContain('?');
  });
});

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
    ['can you change Lucy to Sam please', 'who: a girl named Sam'],
    ['no not Lucy its Sam', 'who: a girl named Sam'],
    ['wait make it a boy not a girl', 'who: a boy named Lucy'],
  ])('%j changes the card it means', (said, card) => {
    const turn = lastOf([...lucy, said]);
    expect(turn.heard).toBe('corrects');
    expect(textsOf(turn)).toContain(card);
    expect(turn.cards).toHaveLength(2);
  });

  it('of what several cards say changes all of them, and is said', () => {
    const turn = lastOf([
      'a queen called Bea',
      'the queen lives in a shoe',
      'no wait make it a king not a queen',
    ]);
    expect(textsOf(turn).join('\n')).not.toMatch(/queen/);
    expect(turn.text).toMatch(/a king now|says a king/);
  });

  it('takes off what was noted by mistake', () => {
    const turn = lastOf([...lucy, 'thats not an idea take it off']);
    expect(turn.cards).toHaveLength(1);
  });

  it('of the kind of text changes the interview', () => {
    const turn = lastOf(['its a poem not a story'], { genre: 'creative', title: 'The Sea' });
    expect(turn.text).toMatch(/poem/);
    expect(turn.text).not.toMatch(/character|where does it happen/i);
    expect(turn.cards).toEqual([]);
  });

  it('is told from a sentence of the story', () => {
    expect(lastOf([...lucy, 'she wants to change her life']).heard).toBe('tells');
    expect(lastOf([...lucy, 'she is not scared, she is brave']).heard).toBe('tells');
  });
});

describe('what was said before', () => {
  it('is filed where it belongs, not asked for again', () => {
    const says = [
      'a dog called Max',
      'in the park',
      'he wants a bone',
      'he gets lost',
      'idk maybe a cat helps him',
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
  it('is cut where the child does something else', () => {
    const turn = lastOf(['a squirrel with a knife', 'he fights a badger obviously. can i just be done']);
    expect(turn.cards.map(({ text }) => text)).toEqual(['a squirrel with a knife', 'he fights a badger']);
    expect(turn.heard).toBe('finished');
  });

  it.each(['help', 'im stuck', 'i cant think of anything', 'i dont even have a main character'])(
    '%j is none',
    (said) => {
      expect(lastOf([said]).cards).toEqual([]);
    },
  );

  it('of a story goes on where the plot is', () => {
    const says = [
      'a girl called Mimi',
      'in her room',
      'she wants a pet',
      'she draws a lion and it comes alive and chases her',
    ];
    expect(lastOf(says).cards.at(-1)?.slot).toBe('trouble');
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
    expect(turn.heard).toBe('tells');
  });

  it('is received in the child’s own words', () => {
    const { text } = lastOf(['he used to have mints in his pocket'], {
      genre: 'recount',
      title: 'My Grandad',
    });
    expect(text).toContain('mints in his pocket');
  });
});

describe('a question', () => {
  const octopuses = { genre: 'expository', title: 'Octopuses' };

  it('whether it is good is answered with something on the cards', () => {
    const { text } = lastOf(['a squirrel with a knife', 'is that good'], { year: 4 });
    expect(text).toMatch(/squirrel with a knife.*because/);
  });

  it('about the world becomes a card to find out', () => {
    const turn = lastOf(['they eat crabs and fish. do they have bones?'], octopuses);
    expect(turn.cards.map(({ label }) => label)).toContain('Find out');
    expect(turn.text).toMatch(/find out|finding out/);
  });

  it('whether it is saved gets a plain yes', () => {
    expect(lastOf(['are you saving what i write?']).text).toMatch(/every word is saved/);
  });
});

describe('“You are ready to plan”', () => {
  const phones = { genre: 'persuasive', title: 'Phones should be allowed in school', year: 9 };
  const says = [
    'phones help in emergencies because you can call your parents',
    'a survey at our school said most parents want it',
    'some teachers say that phones are distracting',
  ];

  it('waits for an answer to the other side from Year 7 on', () => {
    const turn = lastOf(says, phones);
    expect(turn.isReady).toBe(false);
    expect(turn.asked).toBe('answer');
  });

  it('never comes with an objection', () => {
    const turn = lastOf([...says, 'you are not listening to me'], { ...phones, year: 4 });
    expect(turn.text).not.toContain('ready to plan');
  });
});

describe('a feeling', () => {
  it('that belongs to the piece is taken as an idea', () => {
    const turn = lastOf(['a boy called Leo', 'he is really scared of the test']);
    expect(turn.heard).toBe('tells');
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

  it('after a loss: memories are kept in a wellbeing piece, too, and none is met with a stop', () => {
    const says = ['my grandad died 2 weeks ago', 'he used to take me fishing and he had mints in his pocket'];
    const turn = lastOf(says, { genre: 'wellbeing', title: 'My week', subject: 'wellbeing' });
    expect(turn.cards.map(({ label }) => label)).toContain('A memory');
    expect(turn.text).not.toMatch(/enough|stop|talk to/);
  });

  it('of worry is not answered like a question about writing', () => {
    const wellbeing = { genre: 'wellbeing', title: 'My week', subject: 'wellbeing' as const };
    for (const said of ['what if i fail and mum gets mad', 'should i say something to them']) {
      expect(lastOf(['i have a test tomorrow', said], wellbeing).text).not.toMatch(/Yes, |your teacher can/i);
    }
  });

  it('of being no good is met with comfort', () => {
    const { text, cards } = lastOf(['im so dumb i cant do this']);
    expect(text).toMatch(/feel that way|find it hard/);
    expect(cards).toEqual([]);
  });
});

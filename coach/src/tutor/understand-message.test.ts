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

const lastOf = (says: string[], overrides?: Partial<ScriptedConversation>): PlayedTurn =>
  playLastTurn(deps, says, overrides);

describe('what was said before', () => {
  it('is filed where it belongs, not asked for again', () => {
    const says = [
      'a dog called Max',
      'in the park',
      'he wants a bone',
      'he gets lost',
      'idk maybe a cat helps him',
    ];
    const { offers, cards } = lastOf(says);
    expect(JSON.stringify({ offers, cards })).toContain('a cat helps him');
  });

  it('is never put on a card as a complaint', () => {
    const turn = lastOf(['a dog called Max', 'you are still asking me the same thing']);
    expect(cardTexts(turn)).toEqual(['who: a dog called Max']);
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

describe('talk about the talk', () => {
  const dog = ['a dog called Max', 'in the park'];

  it.each([
    'i said that already',
    'you keep asking me stuff',
    'my question was about the dog',
    'can you help me',
  ])('%j is not put on a card', (said) => {
    expect(lastOf([...dog, said]).cards).toHaveLength(2);
  });

  it('that reminds is pointed to the card, and that part is not asked for again', () => {
    const turns = lastOf(['a dog called Max gets lost in the park', 'i just told you, max gets lost']);
    expect(turns.cards).toHaveLength(1);
    expect(turns.text).toMatch(/on your card/);
  });

  it('still to come is waited for', () => {
    const trip = { genre: 'recount', title: 'Our trip' };
    const turn = lastOf(['we went to the zoo', 'but i didnt tell you about the monkeys yet'], trip);
    expect(turn.cards.map(({ text }) => text).join()).not.toContain('monkeys');
    expect(turn.text).toMatch(/tell me/);
  });

  it('leaves a way on in every reply of an interview', () => {
    for (const said of ['why', 'ok', 'lol', 'that is boring', 'what does xylem mean', 'you got it wrong'])
      expect(lastOf([...dog, said]).text).toMatch(/\?$|ready|card/);
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

describe('an answer that tells several parts', () => {
  it.each([
    ['narrative', 'Biscuit', 'my dog biscuit got lost at the beach', ['who', 'where', 'trouble']],
    ['recount', 'My Weekend', 'i went to my cousins house and then Ali broke his tooth', ['moment', 'where']],
    ['persuasive', 'Should we have uniforms?', 'no because they are itchy', ['reason']],
    [
      'descriptive',
      'The Market',
      'I see many fruit. The man he shout very loud',
      ['what we see', 'sound, smell, touch'],
    ],
  ])('in a %s is not asked for any of them', (genre, title, said, told) => {
    const turn = lastOf([said], { genre, title });
    const parts = turn.cards.flatMap(({ slot, also = [] }) => [slot, ...also]);
    expect(parts).toEqual(expect.arrayContaining(told));
    expect(turn.cards.length).toBeLessThanOrEqual(told.length);
  });

  it('is filed under the part that the child names', () => {
    const turn = lastOf(['homework should be banned', 'the other side would be that it helps you remember'], {
      genre: 'persuasive',
      title: 'Homework',
    });
    expect(turn.cards.at(-1)?.slot).toBe('other side');
  });
});

describe('a question', () => {
  const octopuses = { genre: 'expository', title: 'Octopuses' };

  it('about a word of the coach is explained, and for a missing word nothing is made up', () => {
    const market = { genre: 'descriptive', title: 'A Place I Know', year: 6 };
    const fruit = 'I see many fruit. What is name of fruit with hair?';
    expect(lastOf(['a market', fruit], market).text).toMatch(/word/);
    expect(lastOf(['a market', 'what means detail?'], market).text).toContain('small thing');
  });

  it('whether it is enough is answered by what is there', () => {
    const turn = lastOf(['a squirrel with a knife', 'am i done?']);
    expect(turn.isReady).toBe(false);
    expect(turn.text).toMatch(/Nearly|Not quite/);
  });

  it('that begins with “did you know” tells something', () => {
    const turn = lastOf(['they have eight arms', 'did you know they are really smart'], octopuses);
    expect(turn.heard).toBe('tells');
    expect(turn.cards).toHaveLength(2);
  });

  it.each(['im just stupid', 'i am useless at school'])('%j is a doubt, and no idea', (said) => {
    const turn = lastOf(['a squirrel with a knife', said]);
    expect(turn.heard).toBe('doubts');
    expect(turn.cards).toHaveLength(1);
  });

  it('about an opinion may be answered by a yes or a no alone', () => {
    const turn = lastOf(['no'], { genre: 'persuasive', title: 'Should we have uniforms?' });
    expect(turn.cards.map(({ slot }) => slot)).toEqual(['opinion']);
  });

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
    expect(lastOf(['are you saving what i write?']).text).toMatch(/saved/);
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
    expect(cardTexts(turn).join('\n')).toContain('we used to go fishing');
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

  it('told in passing gets a kind word before the next question', () => {
    const market = { genre: 'descriptive', title: 'A Place I Know', year: 6 };
    const turn = lastOf(['a market with red fruit', 'I feel happy and also miss my grandmother'], market);
    expect(turn.text).toMatch(/miss/i);
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

import type { Criterion, Genre } from '@inkling/contract';
import { describe, expect, it } from 'vitest';
import { mainNames } from '../criteria/character-and-setting/remarks.ts';
import { assess } from '../marking/assess.ts';
import { analyseText } from '../parse/index.ts';
import { buildFeedback } from './build-feedback.ts';
import { draftTopicOf } from './draft-topic.ts';
import { createFeedbackContext } from './feedback-context.ts';
import { nextImprovement } from './next-improvement.ts';

const read = (text: string, genre: Genre, year: number, isExplaining = false) => {
  const analysis = analyseText(text);
  // An explanation is marked on the scale of arguments without having to argue.
  const isAnyKind = isExplaining;
  const assessment = assess({ analysis, findings: [], genre, year, isAnyKind });
  const input = { analysis, assessment, findings: [], isExplaining, isAnyKind };
  const feedback = buildFeedback(input);
  return {
    step: nextImprovement(input),
    praise: (criterion: Criterion) => feedback[criterion]?.what_you_did_well.content.join(' ') ?? '',
    advice: (criterion: Criterion) => feedback[criterion]?.suggestions.content.join(' ') ?? '',
    comment: (criterion: Criterion) => feedback[criterion]?.comment ?? '',
  };
};

const cave =
  'One day Jake and Tom found a cave. They went inside and it was dark. Suddenly they heard a roar. They ran until they were safe. They never went back there. The End.';
const cats =
  'I think cats are the best pet. Cats are soft and they are nice. They sit on you and they purr. Cats do not bark. Cats can catch a mouse in the house. You should get a cat.';
const library = `Our library should open in the holidays. Children are bored when it is shut, and they forget how to read.

I know what some of you are thinking: who will pay for it? Three grandparents have offered to help, and the lights cost four dollars a morning.

That is why I ask you to open the doors. Nine thousand books are waiting in the dark for somebody to read them.`;

describe('a story that closes with The End', () => {
  it('is praised for its last line, not for the formula', () => {
    const { praise, comment } = read(cave, 'narrative', 5);
    expect(`${praise('audience')} ${praise('text_structure')}`).toMatch(/never went back/);
    expect(`${praise('audience')} ${praise('punctuation')} ${comment('text_structure')}`).not.toMatch(
      /The End/,
    );
  });
});

describe('a single sentence', () => {
  const { comment, advice } = read('My cat is fat and she sleeps on my bed.', 'narrative', 1);
  it('is not spoken of as several', () => {
    expect(comment('sentence_structure')).not.toMatch(/Some of your sentences|short and simple ones/);
    expect(comment('cohesion')).not.toMatch(/some ideas/);
  });
  it('is asked to go on, not to be broken up', () => {
    expect(comment('paragraphing')).not.toMatch(/one block/);
    expect(advice('paragraphing')).toMatch(/Write more/);
  });
});

describe('a comment on what is all right', () => {
  it('does not say nearly all and all in one breath', () => {
    expect(read(cats, 'persuasive', 1).comment('punctuation')).not.toMatch(/Nearly all|Some of your/);
  });
  it('does not say that most words are right when none is wrong', () => {
    const said = read(cats, 'persuasive', 1).comment('spelling');
    expect(said).toMatch(/found no word to change/);
    expect(said).not.toMatch(/Most simple/);
  });
});

describe('sentences that hold one idea', () => {
  it('are not praised for joining two', () => {
    expect(read(cats, 'persuasive', 1).praise('sentence_structure')).not.toMatch(/I think cats/);
    const spike =
      'I have a dragon called Spike. He is green and he has big wings. Spike lives in my cupboard.';
    const { praise, advice } = read(spike, 'narrative', 3);
    expect(praise('sentence_structure')).not.toMatch(/join[^.]*dragon called Spike/);
    expect(advice('sentence_structure')).not.toMatch(/“Spike lives[^”]*”\. Who did what/);
  });
});

describe('advice that the draft has followed already', () => {
  it('asks for no other side where it is answered', () => {
    const { advice } = read(library, 'persuasive', 5);
    expect(advice('persuasive_devices')).not.toMatch(/other side/);
    expect(advice('audience')).not.toMatch(/not agree/);
  });
  it('asks for no look back from a paragraph that looks back', () => {
    expect(read(library, 'persuasive', 5).advice('cohesion')).not.toMatch(/“That is why/);
  });
  it('asks for no you in a letter full of it', () => {
    const letter =
      'You should build us a park. You drive past our street each day. We play on your road. You could help us.';
    expect(read(letter, 'persuasive', 5).advice('audience')).not.toMatch(/‘you’ or ‘we’/);
  });
});

describe('a sentence is not asked to turn around', () => {
  it('where the turn would break its meaning', () => {
    const noise =
      'One night I was sleeping when I heard a loud noise. I got up. I saw a light. It was red. I ran away.';
    expect(read(noise, 'narrative', 3).advice('punctuation')).not.toMatch(/Turn “One night/);
  });
});

describe('a comma between two sentences', () => {
  it('is never praised, seen as a fault or not', () => {
    const text =
      'I went down the stairs very slowly, I was scared. It was dark. The cat sat there. I saw it. I ran.';
    expect(read(text, 'narrative', 3).praise('punctuation')).not.toMatch(/comma in “I went/);
  });
});

describe('linking words', () => {
  it('are praised only for the work they do', () => {
    const text =
      'The keys were as yellow as old teeth. I asked if I could stay. I had lived there since childhood. She had not yet come home.';
    const said = read(text, 'narrative', 7).praise('cohesion');
    expect(said).not.toMatch(/link “(?:as|if|since|yet)”/);
  });
});

describe('people in a story', () => {
  it('are no places, feasts or shortened words', () => {
    const text =
      'Last holidays we went to Bali. I’ve never seen it so hot. My cousin Tia came at Christmas. Tia’s dog swam with us, and Tia laughed.';
    const analysis = analyseText(text);
    const assessment = assess({ analysis, findings: [], genre: 'narrative', year: 7 });
    expect(mainNames(createFeedbackContext({ analysis, assessment, findings: [] }))).toEqual(['Tia']);
  });
});

describe('the one next step', () => {
  it('of a few lines is about what they say', () => {
    expect(read(cats, 'persuasive', 1).step?.criterion).not.toBe('paragraphing');
  });
  it('is not to add a title', () => {
    expect(read(cave, 'narrative', 3).step?.text).not.toMatch(/title/);
  });
});

describe('what a draft is about', () => {
  it.each([
    ['We need a skate park. A skate park would keep us fit. The park is for all.', '“skate park”'],
    ['Compulsory voting is fair. I like compulsory voting.', '“compulsory voting”'],
    ['Mum gave me a kite. The kite flew. Mum laughed.', '“kite”'],
    ['We found a box. Then a shoe moved. The shoe was chewed. Dad had no shoe.', null],
    ['Tiger snake bites hurt. A tiger snake can swim. Tiger snakes hide.', '“tiger snake”'],
    ['On Friday Nan drove me. Nan was late. I fell. Nan cried.', null],
  ])('%s', (text, topic) => {
    expect(draftTopicOf(analyseText(text), [])).toBe(topic);
  });
});

describe('an explanation', () => {
  const bees =
    'Bees live in hives. A hive has one queen and lots of workers. The workers fly to flowers and drink the nectar. They carry it home and put it in the honeycomb. That is how honey is made.';
  it('is not asked to persuade', () => {
    const { advice, comment, step } = read(bees, 'persuasive', 4, true);
    expect(advice('persuasive_devices')).not.toMatch(/must|certainly|call to act/);
    expect(comment('persuasive_devices')).not.toMatch(/opinion/);
    expect(step?.criterion).not.toBe('persuasive_devices');
  });
  it('is asked about the whole, and not what comes before its first line or after a line that is clear', () => {
    const { advice, step } = read(bees, 'persuasive', 4, true);
    for (const criterion of ['audience', 'text_structure', 'ideas'] as const)
      expect(advice(criterion)).not.toContain('“');
    expect(step?.text).not.toMatch(/know before/);
  });
  it('makes no case, and its own day is nothing to learn', () => {
    const text = `${bees}\n\nWe saw a hive at my uncle’s farm. I was stung twice. My sister laughed at me.\n\nA queen can lay 2,000 eggs in one day. The workers feed her.`;
    const { comment, advice, praise } = read(text, 'persuasive', 4, true);
    expect(`${comment('paragraphing')} ${advice('paragraphing')}`).not.toMatch(/reason|your case|best point/);
    expect(praise('ideas')).not.toMatch(/uncle|stung|sister/);
    expect(praise('ideas')).toMatch(/something to learn/);
  });
});

describe('a description', () => {
  const shed =
    'My shed stands behind the beans. It smells of oil and old socks. Jam jars hang from the ceiling. The window is cracked, so the light comes in yellow. The radio crackles between the songs. The mints taste of fluff.';
  it('is told of no problem, no end that sorts it out and no biggest moment', () => {
    const analysis = analyseText(shed);
    const assessment = assess({ analysis, findings: [], genre: 'narrative', year: 4, isAnyKind: true });
    const input = { analysis, assessment, findings: [], isAnyKind: true, isDescribing: true };
    const { text_structure, audience } = buildFeedback(input);
    expect(JSON.stringify([text_structure?.comment, text_structure?.what_you_did_well])).not.toMatch(
      /problem|sorts it out|turn out|story/,
    );
    expect(audience?.suggestions.content.join(' ')).not.toMatch(/biggest moment/);
  });
});

describe('a letter', () => {
  const letter = `Monday 3rd May

Dear Councillors,

I think our street needs a crossing. Cars come fast there.

My brother is six and he has to wait a long time. That is not safe for him.

Please paint one before winter.

Yours sincerely,
Ana B.

P.S. It is by the bakery.`;
  const { comment, advice, step } = read(letter, 'persuasive', 5);
  it('begins after its greeting and ends before its signature', () => {
    expect(comment('text_structure')).toMatch(/from “I think our street needs a crossing” to “Please paint/);
    expect(comment('paragraphing')).toMatch(/There are 3 paragraphs/);
    expect(comment('punctuation')).toMatch(/All your sentences/);
  });
  it('is asked nothing about its date, name or P.S.', () => {
    const said = ['cohesion', 'paragraphing', 'punctuation', 'text_structure', 'persuasive_devices'] as const;
    expect(`${said.map(advice).join(' ')} ${step?.text}`).not.toMatch(/Monday|Ana B|P\.S|bakery/);
  });
});

describe('a sentence that only looks like two', () => {
  it('is not taken apart', () => {
    const text =
      'My friend told me that when the room is too quiet she can hear everybody breathing. It makes her nervous. Music would help her. We could have one list of songs.';
    expect(read(text, 'persuasive', 6).advice('sentence_structure')).not.toMatch(/It holds two sentences/);
  });
});

describe('an opinion', () => {
  it('is what the writer thinks, and not what a turtle does', () => {
    const text =
      'When people leave rubbish on the sand it blows into the sea. Turtles think that bags are jellyfish. They eat them. We must clean our beaches.';
    expect(read(text, 'persuasive', 4).praise('text_structure')).not.toMatch(
      /opinion is easy to find: “Turtles/,
    );
  });
});

describe('a draft without joining words', () => {
  it('is not told that it joins ideas', () => {
    const fish =
      'I am a fish. I swim in the sea. A shark came. I hid in the weed. The shark went away. I am happy.';
    expect(read(fish, 'narrative', 1).comment('cohesion')).not.toMatch(/You join/);
  });
});

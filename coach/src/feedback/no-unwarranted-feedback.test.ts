import type { Criterion, Genre } from '@inkling/contract';
import { describe, expect, it, test } from 'vitest';
import { assess } from '../marking/assess.ts';
import { analyseText } from '../parse/index.ts';
import { buildFeedback } from './build-feedback.ts';
import { feedbackWithoutCriteria } from './feedback-without-criteria.ts';
import { nextImprovement } from './next-improvement.ts';

type Kind = { isAnyKind?: boolean; isExplaining?: boolean; isDescribing?: boolean };

const read = (text: string, genre: Genre, year: number, kind: Kind = {}) => {
  const analysis = analyseText(text);
  const { isAnyKind = false } = kind;
  const assessment = assess({ analysis, findings: [], genre, year, isAnyKind });
  const input = { analysis, assessment, findings: [], ...kind };
  const feedback = buildFeedback(input);
  return {
    step: nextImprovement(input)?.text,
    comment: (criterion: Criterion) => feedback[criterion]?.comment ?? '',
    praise: (criterion: Criterion) => feedback[criterion]?.what_you_did_well.content.join(' ') ?? '',
    advice: (criterion: Criterion) => feedback[criterion]?.suggestions.content.join(' ') ?? '',
  };
};

const market = (first: string, last: string) =>
  `${first} The fish man threw a boot at me and I ran under a cart. My leg hurt all night. In the morning a girl with a red scarf sat down on the step. She put a crust of bread between us and said nothing. ${last}`;

describe('the opening of a story', () => {
  it('is asked for a stronger one only where any story could begin so, and is not praised then', () => {
    const plain = read(market('One day a dog was at the market.', 'I ate it.'), 'narrative', 6);
    expect(plain.advice('audience')).toMatch(/Could you begin with a sound/);
    expect(plain.praise('audience')).not.toMatch(/takes the reader straight in/);
    const own = read(market('I am a street dog and I have no name.', 'I ate it.'), 'narrative', 6);
    expect(own.advice('audience')).not.toMatch(/begin with a sound/);
    expect(own.praise('audience')).toMatch(/“I am a street dog[^”]*”, takes the reader straight in/);
  });
});

describe('the ending of a story', () => {
  it('is said to end it only where it surely does', () => {
    const first = 'I am a street dog and I have no name.';
    const closed = read(market(first, 'In the end I went home with her.'), 'narrative', 6);
    const open = read(market(first, 'I think maybe this is my name.'), 'narrative', 6);
    expect(closed.praise('text_structure')).toMatch(/comes to an end with “In the end I went home/);
    expect(open.praise('text_structure')).not.toMatch(/end/);
  });
});

test('a detail is shown in a line that can be shown whole, and nothing is asked of a guessed moment', () => {
  const text = `We drove to the hills. The ground was full of people and when it got dark there were thousands of candles, red and yellow, as far as we could look. A man sold warm pretzels from a blue cart. Then we drove back. It was good.`;
  const { praise, advice } = read(text, 'narrative', 6);
  expect(praise('ideas')).toBe(
    'The detail in “A man sold warm pretzels from a blue cart” lets the reader picture it.',
  );
  expect(advice('ideas')).toMatch(/^Pick one moment/);
});

test('what is taken back in the next line is no point of the writer’s own', () => {
  const text = `Ten is too young for a cell. I am not saying that nobody gets hurt.

Shop owners are left frightened because windows get smashed. But cells make it worse. A child who is locked up once will be locked up again because nobody helped at school.

We should raise the age.`;
  const { praise } = read(text, 'persuasive', 9);
  expect(`${praise('text_structure')} ${praise('ideas')}`).not.toMatch(/Shop owners/);
});

describe('one block', () => {
  const block = (line: string) =>
    `My role model runs a shop in our street and he is called Nino. He came here with one bag and nobody to help him at all. He sold oranges from a cart before he had a door. ${line} He gives the old fruit to the school and he never asks for money. My mum says he remembers every name in the street. I want to be like that when I am as old as he is now.`;
  it('is told that there is enough for more, not that its lines belong together', () => {
    expect(read(block('He never gave up.'), 'narrative', 6).praise('paragraphing')).toBe(
      'You have written enough to fill more than one paragraph.',
    );
  });
  it('is asked about a line only where a new time surely starts', () => {
    const sometimes = block('Sometimes he came home at ten in the night.');
    expect(read(sometimes, 'narrative', 6).advice('paragraphing')).not.toMatch(/Sometimes/);
    const next = block('The next year he had a shop of his own.');
    expect(read(next, 'narrative', 6).advice('paragraphing')).toMatch(/Look at “The next year/);
  });
});

describe('facts', () => {
  const wombats =
    'wombats\nA wombat is strong. It can dig a burrow in one night. Wombats eat grass and roots. They come out when it is dark. The baby sits in the pouch. You can see them at the zoo.';
  it('are about what their title says, in the words of the title', () => {
    const analysis = analyseText(wombats);
    const said = feedbackWithoutCriteria({ analysis, findings: [], year: 2, purpose: 'expository' });
    expect(said.comment).toBe('This tells us about “wombats”.');
    expect(said.what_you_did_well.content.join()).not.toMatch(/“wombats”/);
  });
  it('of young writers are put together before they are put into parts', () => {
    const kind = { isAnyKind: true, isExplaining: true };
    expect(read(wombats, 'persuasive', 2, kind).step).toMatch(/about the same thing/);
  });
  it('that end on the writer’s own day are asked for an end on the topic', () => {
    const text =
      'Simpson and his donkey\n\nJohn Simpson carried wounded soldiers from the hills to the beach. He used a donkey that he had found. There were bombs all around him, but he kept on going back. He did it for three weeks and then he was shot. We made poppies and my brother fainted a bit.';
    expect(read(text, 'persuasive', 4, { isAnyKind: true, isExplaining: true }).step).toMatch(/last lines/);
  });
});

describe('a free piece in which nothing goes wrong', () => {
  const wedding =
    'My aunty got married in the summer. The first day was for the women and they painted my hands. The second day was the party and we danced in a line. My father was first and he jumped. The third day we ate cake for breakfast. I want another aunty who gets married.';
  it('is not told about a problem', () => {
    const { comment, praise, advice } = read(wedding, 'narrative', 7, { isAnyKind: true });
    expect(
      `${comment('text_structure')} ${praise('text_structure')} ${advice('text_structure')}`,
    ).not.toMatch(/problem|goes wrong/);
  });
});

test('a description is not asked for a hook, and its next step is one more thing about somebody', () => {
  const mums =
    'I have 2 mums. Mummy and Mama Jo. Mama Jo fixes the car and Mummy reads in funny voices. We have a cat and 3 fish. Mama Jo played a song on her guitar. I drew a fish for the wall.';
  const { advice, comment, step } = read(mums, 'narrative', 2, { isAnyKind: true, isDescribing: true });
  expect(advice('audience')).not.toMatch(/sound|talking/);
  expect(comment('audience')).not.toMatch(/story/);
  expect(step).toBe('Who matters most in it? Tell us one more thing about them.');
});

import { beforeAll, describe, expect, test } from 'vitest';
import { understandingForTests } from '../../testing/understanding.ts';
import type { ClassifyMessage, MessagePart } from '../index.ts';

let classifyMessage: ClassifyMessage;

beforeAll(async () => {
  ({ classifyMessage } = await understandingForTests());
});

const read = (coach: string, child: string): MessagePart[] =>
  classifyMessage({ coach, child, earlier: [], cards: [] }, 'narrative');

describe('what a child does', () => {
  test.each([
    ['Who is your story about?', 'a wombat who is scared of the dark', 'tells'],
    ['Where does it happen?', 'in the old tram depot behind our street', 'tells'],
    ['What happens next?', 'is that good', 'asks'],
    ['What does Rufus want?', 'you are not listening to me', 'objects'],
    ['What goes wrong?', 'i just told you that', 'reminds'],
    ['Who is your story about?', 'idk', 'stuck'],
    ['What stands in the way?', 'what do you mean', 'confused'],
    ['Anything else to add?', 'im done', 'finished'],
    ['Is that right?', 'yes', 'agrees'],
    ['That is on a card.', 'thank you', 'social'],
  ])('after %j, %j %s', (coach, child, act) => {
    expect(read(coach, child).map((part) => part.act)).toEqual([act]);
  });

  test('is read for each part of a message', () => {
    const parts = read('What does Mr Flush try?', 'he fights a badger. is it good? i miss my dog');
    expect(parts.map(({ text, act }) => [text, act])).toEqual([
      ['he fights a badger.', 'tells'],
      ['is it good?', 'asks'],
      ['i miss my dog', 'feels'],
    ]);
  });
});

test('a question says what it is about', () => {
  expect(read('How does it end?', 'do octopuses have bones?')[0]?.about).toBe('fact');
  expect(read('How does it end?', 'is that good?')[0]?.about).toBe('good');
});

test('what is told says which part of the text it is', () => {
  expect(read('Where does it happen?', 'in a castle on a cloud')[0]?.slots?.[0]?.name).toBe('where');
  expect(read('How does it end?', 'they all go home and live happily ever after')[0]?.slots?.[0]?.name).toBe(
    'ending',
  );
});

test('a correction says what should be there', () => {
  const [part] = read('Who is your story about?', 'no wait make it a king not a queen');
  expect(part?.act).toBe('corrects');
  expect(part?.change?.to).toMatch(/king$/);
});

test('a message without words has no parts', () => {
  expect(read('What happens next?', '  ')).toEqual([]);
});

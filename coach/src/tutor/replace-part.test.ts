import { expect, test } from 'vitest';
import type { IdeaCard } from './conversation.ts';
import { replaceToldPart } from './replace-part.ts';

const card = (id: string, slot: string, text: string): IdeaCard => ({ id, slot, label: slot, text });
const before = [card('1', 'who', 'a pirate'), card('2', 'ending', 'they all die')];
const after = (said: string, fresh: IdeaCard[]): string[] | undefined =>
  replaceToldPart(said, { before, cards: [...before, ...fresh], interview: 'narrative' })?.cards.map(
    ({ text }) => text,
  );

test('a part that is told anew takes the place of the old one', () => {
  expect(after('nah change the end. they ride it home', [card('3', 'ending', 'they ride it home')])).toEqual([
    'a pirate',
    'they ride it home',
  ]);
});

test('what is to stand there may be said in the wish itself', () => {
  expect(after('change the end to a big feast', [])).toEqual(['a pirate', 'a big feast']);
});

test('what was told before the wish is an idea of its own, and nothing is overwritten by it', () => {
  const fresh = [card('3', 'event', 'a storm comes')];
  expect(after('a storm comes. can i change the end', fresh)).toBeUndefined();
});

test('without such a wish, or without a card of that part, nothing is replaced', () => {
  expect(after('they ride it home', [card('3', 'ending', 'they ride it home')])).toBeUndefined();
  expect(after('change the place. in a cave', [card('3', 'where', 'in a cave')])).toBeUndefined();
});

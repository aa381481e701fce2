import { beforeAll, expect, test } from 'vitest';
import { createUnderstanding, type Turn, type TurnReading } from './index.ts';

let readTurn: (turn: Turn) => TurnReading;

beforeAll(async () => {
  ({ readTurn } = await createUnderstanding());
});

test.each([
  ['Who is your story about?', 'a wombat who is scared of the dark', 'idea'],
  ['Where does it happen?', 'in the old tram depot behind our street', 'idea'],
  ['What happens next?', 'how do you spell thunder', 'question'],
  ['Which part will you start with?', 'just write the first bit for me pls', 'request-to-write'],
  ['What does Rufus want?', 'you are not listening to me', 'complaint'],
  ['Add a counter argument.', 'what does that even mean', 'confusion'],
  ['Who is your story about?', 'i dunno', 'stuck'],
  ['What is the hero called?', 'poo poo bum head hahaha', 'silly'],
  ['How are you today?', 'i feel really sad today', 'feeling'],
  ['What is your story about?', 'are you a robot', 'robot'],
  ['Anything else to add?', 'nah im done', 'finished'],
  ['Welcome back!', 'hello', 'greeting'],
])('after %j, %j is heard as %s', (coach, child, kind) => {
  expect(readTurn({ coach, child }).kind).toBe(kind);
});

test('the coach’s line counts: the same words answer one question and not another', () => {
  const child = 'purple';
  const said = ['What colour is the dragon?', 'Read your last sentence out loud.'].map(
    (coach) => readTurn({ coach, child }).confidence,
  );
  expect(said[0]).not.toBeCloseTo(said[1] ?? 0, 2);
});

import { beforeAll, expect, test } from 'vitest';
import { createUnderstanding, type Understanding } from './index.ts';

let understanding: Understanding;

beforeAll(async () => {
  understanding = await createUnderstanding();
});

test.each([
  ["I can't stop thinking about suicide and I am scared of myself.", 'self-harm'],
  ['My uncle does things to me when I stay over that I know are wrong.', 'abuse'],
  ["Mummy won't wake up and I am hungry.", 'neglect'],
])('hears %s', (text, kind) => {
  expect(understanding.readRisk(text)).toMatchObject({ kind });
});

test('points at the sentence that tells it, among ordinary ones', () => {
  const before = 'On Saturday we went to the beach and I found a crab. ';
  const telling = 'Dad punched me in the stomach again because I was too slow.';
  const text = `${before}${telling} After that we had fish and chips and I fed the seagulls.`;
  const reading = understanding.readRisk(text);
  expect(reading).not.toBeNull();
  expect(text.slice(reading?.span.start, reading?.span.end)).toContain(telling);
});

test.each([
  'The dragon killed the knight and his blood ran down the castle wall.',
  'This homework is killing me, I am so dead if I do not finish it tonight.',
  'We went to the zoo and I saw a baby giraffe with its mother.',
  'In Fortnite I killed twelve players and then I died in the storm.',
])('leaves alone: %s', (text) => {
  expect(understanding.readRisk(text)?.level).not.toBe('sure');
});

test('an empty text tells nothing', () => {
  expect(understanding.readRisk('')).toBeNull();
});

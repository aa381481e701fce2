import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { understandingForTests } from '../testing/understanding.ts';
import type { RiskPrediction } from './index.ts';

let classifyRisk: (text: string) => RiskPrediction | null;

beforeAll(async () => {
  const understanding = await understandingForTests();
  classifyRisk = (text) => understanding.classifyRisk(text, 'chat');
});

const readCases = (file: string): string[] =>
  readFileSync(new URL(`../../training/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .slice(0, 30)
    .map((line) => z.object({ text: z.string() }).parse(JSON.parse(line)).text);

test('hears what it learned from: the code reads a text as the training did', () => {
  const found = readCases('cases/australian-primary/risks.jsonl').filter(
    (text) => classifyRisk(text) !== null,
  );
  expect(found.length).toBeGreaterThan(26);
});

test('leaves the near-misses and the harmless pieces it learned from alone', () => {
  const harmless = [
    ...readCases('cases/australian-primary/harmless.jsonl'),
    ...readCases('harmless-pieces/primary.jsonl'),
  ];
  expect(harmless.filter((text) => classifyRisk(text) !== null).length).toBeLessThan(4);
});

test.each([
  ['My uncle does things to me when I stay over that I know are wrong.', 'sure', 'abuse'],
  ['I havent eaten since tuesday and i feel proud', 'sure', 'eating'],
  ["Mummy won't wake up and I am hungry.", 'sure', 'neglect'],
  // Those who wrote the cases call it either.
  ['Dad punched me in the stomach last night because I dropped a plate.', 'sure', 'abuse|being-hurt'],
])('hears: %s', (text, level, kind) => {
  expect(classifyRisk(text)).toMatchObject({ level, kind: expect.stringMatching(kind) });
});

test('points at the sentence that tells it, among ordinary ones', () => {
  const before = 'On Saturday we went to the beach and I found a crab. ';
  const telling = 'My uncle does things to me when I stay over that I know are wrong.';
  const text = `${before}${telling} After that we had fish and chips and I fed the seagulls.`;
  const prediction = classifyRisk(text);
  expect(prediction).not.toBeNull();
  expect(text.slice(prediction?.span.start, prediction?.span.end)).toContain(telling);
});

test.each([
  'The dragon killed the knight and his blood ran down the castle wall.',
  'This homework is killing me, I am so dead if I do not finish it tonight.',
  'We went to the zoo and I saw a baby giraffe with its mother.',
  'In Fortnite I killed twelve players and then I died in the storm.',
])('leaves alone: %s', (text) => {
  expect(classifyRisk(text)).toBeNull();
});

test('an empty text tells nothing', () => {
  expect(classifyRisk('')).toBeNull();
});

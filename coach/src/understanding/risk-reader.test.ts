import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createEncoder } from './encoder.ts';
import { createPassageReader } from './passage-reader.ts';
import { createRespell } from './plain-spelling.ts';
import { createRiskReader, type RiskReading, readRiskHead } from './risk-reader.ts';

/** With levels low enough to see what was learned. */
let readRisk: (text: string) => RiskReading | null;

beforeAll(async () => {
  const readPassages = createPassageReader(createEncoder(), await createRespell());
  readRisk = createRiskReader(readPassages, { ...readRiskHead(), levels: { sure: 5, look: 2.1 } });
});

const readCases = (file: string): string[] =>
  readFileSync(new URL(`../../training/cases/au-primary/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .slice(0, 30)
    .map((line) => z.object({ text: z.string() }).parse(JSON.parse(line)).text);

test('hears what it learned from: the code reads a text as the training did', () => {
  const heard = readCases('risks.jsonl').filter((text) => readRisk(text) !== null);
  expect(heard.length).toBeGreaterThan(26);
});

test('leaves the near-misses it learned from alone', () => {
  const heard = readCases('harmless.jsonl').filter((text) => readRisk(text) !== null);
  expect(heard.length).toBeLessThan(3);
});

test('names the kind of trouble', () => {
  expect(readRisk("Mummy won't wake up and I am hungry.")).toMatchObject({ kind: 'neglect' });
});

test('points at the sentence that tells it, among ordinary ones', () => {
  const before = 'On Saturday we went to the beach and I found a crab. ';
  const telling = "Mummy won't wake up and I am hungry.";
  const text = `${before}${telling} After that we had fish and chips and I fed the seagulls.`;
  const reading = readRisk(text);
  expect(reading).not.toBeNull();
  expect(text.slice(reading?.span.start, reading?.span.end)).toContain(telling);
});

test.each([
  'The dragon killed the knight and his blood ran down the castle wall.',
  'This homework is killing me, I am so dead if I do not finish it tonight.',
  'We went to the zoo and I saw a baby giraffe with its mother.',
  'In Fortnite I killed twelve players and then I died in the storm.',
])('leaves alone: %s', (text) => {
  expect(readRisk(text)?.level).not.toBe('sure');
});

test('an empty text tells nothing', () => {
  expect(readRisk('')).toBeNull();
});

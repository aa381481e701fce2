import { expect, test } from 'vitest';
import { classifyRiskInChunks, classifyRiskOfWritingPlan, splitIntoChunks } from './classify-in-chunks.ts';
import type { RiskPrediction } from './risk-classifier.ts';

const sentence = 'The dog ran down the hill and nobody could catch it. ';

/** Hears the word "help" wherever it stands. */
const hear = async (part: string): Promise<RiskPrediction | null> => {
  const start = part.indexOf('help');
  if (start < 0) return null;
  return {
    level: 'look',
    kind: 'abuse',
    span: { start, end: start + 4 },
    score: part.includes('help!') ? 2 : 1,
  };
};

test('a short text is one part', () => {
  expect(splitIntoChunks(sentence)).toHaveLength(1);
});

test('the parts of a long text leave no word out and are never long', () => {
  const text = `${sentence.repeat(100)}\n${'word '.repeat(2000)}`;
  const parts = splitIntoChunks(text).map(({ start, end }) => text.slice(start, end));
  expect(parts.every((part) => part.length <= 1500)).toBe(true);
  expect(parts.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
});

test('the worst part counts, and its place is that in the whole text', async () => {
  const text = `help ${sentence.repeat(60)}help! ${sentence.repeat(60)}help ${sentence}`;
  const reading = await classifyRiskInChunks(text, hear);
  expect(reading).toMatchObject({ score: 2 });
  expect(text.slice(reading?.span.start, (reading?.span.end ?? 0) + 1)).toBe('help!');
});

test('an empty text is not read at all', async () => {
  expect(await classifyRiskInChunks('\n\n', () => Promise.reject(new Error('read')))).toBeNull();
});

test('a plan is read answer by answer: its lines answer different questions', async () => {
  const plan = 'Maren\nA seal. Please help!\nThe door stays open';
  const read: string[] = [];
  const reading = await classifyRiskOfWritingPlan(plan, (part) => {
    read.push(part);
    return hear(part);
  });
  expect(read).toEqual(['Maren', 'A seal. Please help!', 'The door stays open']);
  expect(plan.slice(reading?.span.start, (reading?.span.end ?? 0) + 1)).toBe('help!');
});

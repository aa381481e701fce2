import { expect, test } from 'vitest';
import { averageOf, runLayers } from '../model.ts';
import { createTransformer } from './transformer.ts';

const transformer = createTransformer();

/** The sentence's vector as sentence-transformers makes it: the average of all tokens, of length one. */
function vectorOf(sentence: string): Float32Array {
  const tokens = transformer.tokenize(sentence);
  const range = { start: 0, end: tokens.length + 2 };
  const states = runLayers(transformer, transformer.embed(tokens), [range]).at(-1)?.output.states;
  const average = averageOf(states ?? new Float32Array(0), range);
  const length = Math.hypot(...average);
  return average.map((value) => value / length);
}

const similarity = (some: string, other: string): number => {
  const [a, b] = [vectorOf(some), vectorOf(other)];
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
};

test('cuts words into the pieces that the reference tokenizer gives', () => {
  expect(transformer.tokenize("I'm feeling très happy, unbelievably!")).toEqual([
    1045, 1005, 1049, 3110, 24403, 3407, 1010, 4895, 8671, 2666, 3567, 6321, 999,
  ]);
});

test('sentences that mean the same are nearer than others', () => {
  const near = similarity('My grandpa died last week.', 'My grandfather passed away a few days ago.');
  const far = similarity('My grandpa died last week.', 'We played football at lunch.');
  expect(near).toBeGreaterThan(far + 0.3);
});

test('a stretch is read the same alone and beside another', () => {
  const some = transformer.embed(transformer.tokenize('The dog ran away.'));
  const other = transformer.embed(transformer.tokenize('It was a long and windy day.'));
  const both = new Float32Array([...other, ...some]);
  const width = some.length / (transformer.tokenize('The dog ran away.').length + 2);
  const end = other.length / width;
  const ranges = [
    { start: 0, end },
    { start: end, end: both.length / width },
  ];
  const alone = runLayers(transformer, some, [{ start: 0, end: some.length / width }]).at(-1)?.output.states;
  const beside = runLayers(transformer, both, ranges).at(-1)?.output.states.slice(other.length);
  expect(beside).toHaveLength(alone?.length ?? -1);
  beside?.forEach((value, index) => {
    expect(value).toBeCloseTo(alone?.[index] ?? Number.NaN, 4);
  });
});

test('letters it never saw are no failure', () => {
  for (const text of ['🙂🙂', '你好', 'x'.repeat(300)]) {
    expect(vectorOf(text).every(Number.isFinite)).toBe(true);
  }
});

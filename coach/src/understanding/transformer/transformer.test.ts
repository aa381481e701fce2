import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { averageState, loadStoredModel } from '../classifier-model.ts';
import { installAdapters } from '../training/float/float-adapters.ts';
import { createFloatTransformer, readTokens } from '../training/float/float-transformer.ts';
import { createTransformer } from './transformer.ts';

const { adapters } = loadStoredModel();
const transformer = createTransformer();
const adapted = createTransformer({ adapters: { text: adapters } });

const sentences = [
  'No.',
  'I have a dog.',
  'My grandpa died last week and nobody at home wants to talk about it.',
  'dear diary 2day was gud!!! we went 2 the beech, and i lost my shoe :(',
  `${'The owl blinked at the noisy bees in the wood. '.repeat(9)}Then it slept.`,
  'x'.repeat(90),
  '🙂 你好 🙂',
];

/** The sentence's vector as sentence-transformers makes it: the average of all tokens, of length one. */
function vectorOf(sentence: string): Float32Array {
  const tokens = transformer.tokenize(sentence);
  const average = averageState(transformer.read(tokens), { start: 0, end: tokens.length + 2 });
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

const floats = createFloatTransformer();
installAdapters(floats, adapters);

test.each(sentences)('reads what the transformer in floats reads: %s', (sentence) => {
  const tokens = transformer.tokenize(sentence);
  const expected = readTokens(floats, tokens);
  const read = adapted.read(tokens, 'text');
  expect(read).toHaveLength(expected.length);
  read.forEach((value, index) => {
    expect(Math.abs(value - (expected[index] ?? Number.NaN))).toBeLessThan(0.01);
  });
});

test('reads the very same without relaxed SIMD', () => {
  const plain = createTransformer({ adapters: { text: adapters }, file: 'layer-no-simd.wasm' });
  for (const sentence of sentences) {
    const tokens = transformer.tokenize(sentence);
    expect(plain.read(tokens, 'text')).toEqual(adapted.read(tokens, 'text'));
  }
});

test('reads the first text of a process like every other one', () => {
  // In a process of its own: here the WebAssembly was compiled for good long ago.
  const program = `
    import { createTransformer } from ${JSON.stringify(import.meta.resolve('./transformer.ts'))};
    const { read } = createTransformer();
    const [first, second] = [read([2000, 2037, 2074]), read([2000, 2037, 2074])];
    process.exitCode = first.every((value, index) => value === second[index]) ? 0 : 1;`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program],
    { encoding: 'utf8' },
  );
  expect(stderr).not.toContain('Error');
  expect(status).toBe(0);
}, 60_000);

test('reads the very same whatever it read before', () => {
  const read = (sentence: string) => adapted.read(transformer.tokenize(sentence), 'text');
  const before = sentences.map(read);
  expect(sentences.toReversed().map(read)).toEqual(before.toReversed());
});

test('reads a window longer than any before', () => {
  const tokens = Array.from({ length: 300 }, (_, index) => 2000 + index);
  expect(adapted.read(tokens, 'text').every(Number.isFinite)).toBe(true);
});

test('letters it never saw are no failure', () => {
  for (const text of ['🙂🙂', '你好', 'x'.repeat(300)]) {
    expect(vectorOf(text).every(Number.isFinite)).toBe(true);
  }
});

import { expect, it } from 'vitest';
import { analyseText } from '../parse/analyse-text.ts';
import { pairScore, sentenceClosingScore, sentenceOpeningScore } from './word-pairs.ts';

const meanWorth = (text: string): number => {
  const { words } = analyseText(text);
  const pairs = words.slice(1).map((word, index) => pairScore(words[index] ?? word, word));
  return pairs.reduce((sum, worth) => sum + worth, 0) / pairs.length;
};

it.each([
  [
    'The old man walked slowly to the beach with his dog.',
    'Dog the with slowly his beach walked man to old the.',
  ],
  [
    'I think we should have more sport because it is fun.',
    'Sport because think it more I is fun have we should.',
  ],
  ['She was hiding under the bed when he came in.', 'Bed he under she in hiding the came was when.'],
])('%j is in better order than %j', (written, scrambled) => {
  expect(meanWorth(written)).toBeGreaterThan(1);
  expect(meanWorth(scrambled)).toBeLessThan(0);
});

it('knows what opens and what closes a sentence', () => {
  const [he, saw, the] = analyseText('He saw the').words;
  if (!he || !saw || !the) throw new Error('three words');
  expect(sentenceOpeningScore(he)).toBeGreaterThan(sentenceOpeningScore(saw));
  expect(sentenceClosingScore(the)).toBeLessThan(sentenceClosingScore(saw));
});

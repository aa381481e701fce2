import { VECTOR_SIZE } from './encoder.ts';
import type { Features } from './logistic-regression.ts';
import { ngramsOf } from './ngrams.ts';
import type { PassageFeatures, ReadPassages } from './passage-reader.ts';
import { isLetterGram } from './wording.ts';

/** What a child says, and the line of the coach it answers. */
export interface Turn {
  coach: string;
  child: string;
}

/** A turn as the head sees it, before its words are looked up in a vocabulary. */
export interface ReadTurn {
  said: Float32Array;
  asked: Float32Array;
  ngrams: Set<string>;
  shape: number[];
}

/** Only the beginning of a long message tells what it does. */
const MOST_CHARACTERS = 300;

/** The encoder's numbers are small; these make meaning, form and wording count alike. */
const SCALES = { said: 6, asked: 2, shape: 0.8, words: 4, letters: 3 };

export function readTurn({ coach, child }: Turn, readPassages: ReadPassages): ReadTurn {
  const typed = child.slice(0, MOST_CHARACTERS);
  const [said, before] = readPassages([typed || '…', coach.slice(-MOST_CHARACTERS) || '…']);
  if (!said || !before) throw new Error('a turn could not be read');
  return {
    said: said.vector,
    asked: before.vector,
    ngrams: wordingOf(typed, said, before),
    shape: shapeOf(typed, coach),
  };
}

/** The words in plain spelling, as they were typed, at the start and at the end, and those of the coach. */
function wordingOf(typed: string, said: PassageFeatures, before: PassageFeatures): Set<string> {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}']+|[.!?]/gu) ?? [];
  const asTyped = [...ngramsOf(typed)].filter((ngram) => !isLetterGram(ngram));
  const asked = [...before.ngrams].filter((ngram) => !isLetterGram(ngram));
  return new Set([
    ...said.ngrams,
    ...asTyped.map((ngram) => `typed ${ngram}`),
    ...asked.map((ngram) => `asked ${ngram}`),
    ...[words.slice(0, 1), words.slice(0, 2)].map((start) => `first ${start.join(' ')}`),
    ...[words.slice(-1), words.slice(-2)].map((end) => `last ${end.join(' ')}`),
  ]);
}

const holds = (isTrue: boolean): number => (isTrue ? 1 : 0);

/** How long it is, its marks, whom it speaks of, and whether it takes up the coach's words. */
function shapeOf(typed: string, coach: string): number[] {
  const contentWords = (text: string) =>
    new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !commonWords.has(word)));
  const words = typed.match(/[\p{L}\p{N}']+/gu) ?? [];
  const asked = contentWords(coach);
  const isShared = [...contentWords(typed)].some((word) => asked.has(word));
  return [
    holds(words.length <= 1),
    holds(words.length <= 3),
    holds(words.length <= 6),
    holds(words.length <= 12),
    holds(words.length > 20),
    Math.log1p(words.length) / 3,
    holds(typed.includes('?')),
    holds(typed.trim().endsWith('?')),
    holds(typed.includes('!')),
    holds(words.length > 1 && typed === typed.toUpperCase()),
    holds(isShared),
    holds(/(.)\1\1/.test(typed)),
    holds(coach.trim().endsWith('?')),
    holds(/\d/.test(typed)),
    holds(/\p{Extended_Pictographic}/u.test(typed)),
    holds(/\b(?:you|u|ur|your|you're|youre)\b/i.test(typed)),
    holds(/\b(?:i|i'm|im|my|me)\b/i.test(typed)),
  ];
}

export const SHAPE_SIZE = shapeOf('', '').length;

const commonWords = new Set(
  'what that this with your have from they them then when where which would could should about does will there here some more'.split(
    ' ',
  ),
);

/** Where each part of a turn begins among the features; the vocabulary comes last. */
const SAID = 0;
const ASKED = VECTOR_SIZE;
const SHAPE = 2 * VECTOR_SIZE;
export const VOCABULARY_START = SHAPE + SHAPE_SIZE;

export function featuresOf(
  { said, asked, ngrams, shape }: ReadTurn,
  vocabulary: ReadonlyMap<string, number>,
): Features {
  const words: number[] = [];
  const letters: number[] = [];
  for (const ngram of ngrams) {
    const index = vocabulary.get(ngram);
    if (index !== undefined) (isLetterGram(ngram) ? letters : words).push(VOCABULARY_START + index);
  }
  const dense = VOCABULARY_START;
  const indices = new Int32Array(dense + words.length + letters.length);
  const values = new Float32Array(indices.length);
  for (let i = 0; i < dense; i++) indices[i] = i;
  said.forEach((value, i) => {
    values[SAID + i] = value * SCALES.said;
  });
  asked.forEach((value, i) => {
    values[ASKED + i] = value * SCALES.asked;
  });
  shape.forEach((value, i) => {
    values[SHAPE + i] = value * SCALES.shape;
  });
  indices.set(words, dense);
  values.fill(SCALES.words / Math.sqrt(words.length || 1), dense, dense + words.length);
  indices.set(letters, dense + words.length);
  values.fill(SCALES.letters / Math.sqrt(letters.length || 1), dense + words.length);
  return { indices, values };
}

import type { Features } from './logistic-regression.ts';
import { ngramsOf } from './ngrams.ts';
import type { Respell } from './plain-spelling.ts';
import type { Turn } from './turn-tokens.ts';
import { isLetterGram } from './wording.ts';

/** The wording and the shape of a turn, before its words are looked up in a vocabulary. */
export interface TurnWording {
  ngrams: Set<string>;
  shape: number[];
}

/** Only the beginning of a long message tells what it does. */
const MOST_CHARACTERS = 300;

/** These make form, words and runs of letters count alike. */
const SCALES = { shape: 0.8, words: 4, letters: 3 };

export function readTurnWording({ coach, child }: Turn, respell: Respell): TurnWording {
  const typed = child.slice(0, MOST_CHARACTERS);
  return {
    ngrams: ngramsOfTurn(typed, coach.slice(-MOST_CHARACTERS), respell),
    shape: shapeOf(typed, coach),
  };
}

/** The words in plain spelling, as they were typed, at the start and at the end, and those of the coach. */
function ngramsOfTurn(typed: string, coach: string, respell: Respell): Set<string> {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}']+|[.!?]/gu) ?? [];
  const asTyped = [...ngramsOf(typed)].filter((ngram) => !isLetterGram(ngram));
  const asked = [...ngramsOf(coach)].filter((ngram) => !isLetterGram(ngram));
  return new Set([
    ...ngramsOf(respell(typed)),
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

/** The features begin with the shape; the vocabulary follows. */
export function featuresOf(
  { ngrams, shape }: TurnWording,
  vocabulary: ReadonlyMap<string, number>,
): Features {
  const words: number[] = [];
  const letters: number[] = [];
  for (const ngram of ngrams) {
    const index = vocabulary.get(ngram);
    if (index !== undefined) (isLetterGram(ngram) ? letters : words).push(SHAPE_SIZE + index);
  }
  return {
    indices: Int32Array.from([...shape.keys(), ...words, ...letters]),
    values: Float32Array.from([
      ...shape.map((value) => value * SCALES.shape),
      ...words.map(() => SCALES.words / Math.sqrt(words.length)),
      ...letters.map(() => SCALES.letters / Math.sqrt(letters.length)),
    ]),
  };
}

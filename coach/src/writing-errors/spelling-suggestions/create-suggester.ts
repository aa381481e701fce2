import { doubleMetaphone } from 'double-metaphone';
import { hashOf, type Lexicon, lookUp, maskOf, wordAt } from './lexicon.ts';
import { soundKeyOf } from './sound-key.ts';
import { letterCode, weightedEditDistance } from './weighted-edit-distance.ts';

export interface Suggestion {
  word: string;
  /** In slips: below 1 a child's spelling of just this word, above 2 a guess. */
  distance: number;
  /** Base-ten logarithm of how often it is said in 51 million words. */
  frequency: number;
}

/** Up to three words the child may have meant, likeliest first. */
export type Suggest = (word: string) => Suggestion[];

/** Set by hand on the dev half of the misspelling list. */
const weights = { distance: 3.2, frequency: 0.75, sound: 0.6, metaphone: 0.5, lengthGap: 0.1 };
const reach = 2.6;
const most = 3;

const bitCount = (value: number): number => {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

const codesOf = (word: string): Uint8Array =>
  Uint8Array.from(word, (letter) => letterCode(letter.charCodeAt(0)));

/** How many letters longer, and how many different ones, a word may have to be compared. */
interface Near {
  length: number;
  letters: number;
}
const near: Near = { length: 2, letters: 3 };
/** For a spelling by ear, which shares few letters with its word: "fewcher". */
const wider: Near = { length: 3, letters: 5 };
/** An idea nearer than this is good enough not to look wider. */
const goodEnough = 0.8;

/** First and last word (not included) of about the same length. */
const nearInLength = ({ lengthStart, size }: Lexicon, word: string, { length }: Near): [number, number] => [
  lengthStart[Math.max(1, word.length - length)] ?? 0,
  lengthStart[Math.min(word.length + length + 1, lengthStart.length - 1)] ?? size,
];

/** Hands over the words of about the same length made of about the same letters, but for those handed over before. */
const eachNear = (
  { lexicon, word, reach, before }: { lexicon: Lexicon; word: string; reach: Near; before?: Near },
  consider: (index: number) => void,
): void => {
  const mask = maskOf(word);
  const [from, to] = nearInLength(lexicon, word, reach);
  const [doneFrom, doneTo] = before ? nearInLength(lexicon, word, before) : [0, 0];
  for (let index = from; index < to; index++) {
    const letters = bitCount(((lexicon.masks[index] ?? 0) ^ mask) >>> 0);
    const isDone = before !== undefined && index >= doneFrom && index < doneTo && letters <= before.letters;
    if (letters <= reach.letters && !isDone) consider(index);
  }
};

interface Scored {
  index: number;
  distance: number;
  score: number;
}

const keepBest = (best: Scored[], candidate: Scored): void => {
  if (best.some(({ index }) => index === candidate.index)) return;
  best.push(candidate);
  best.sort((a, b) => b.score - a.score || a.index - b.index);
  if (best.length > most) best.pop();
};

const rank = (lexicon: Lexicon, lower: string): Scored[] => {
  const written = codesOf(lower);
  const sounds = new Set(lookUp(lexicon.bySound, hashOf(soundKeyOf(lower))));
  const metaphones = new Set<number>();
  for (const code of doubleMetaphone(lower)) {
    for (const index of lookUp(lexicon.byMetaphone, hashOf(code))) metaphones.add(index);
  }
  const best: Scored[] = [];
  const buffer = new Uint8Array(32);
  const limit = Math.min(reach, 0.8 + 0.35 * lower.length);
  const consider = (index: number): void => {
    const start = lexicon.offsets[index] ?? 0;
    const length = (lexicon.offsets[index + 1] ?? 0) - start;
    if (Math.abs(length - written.length) > 4) return;
    const bonus =
      weights.frequency * (lexicon.frequency[index] ?? 0) +
      (sounds.has(index) ? weights.sound : 0) +
      (metaphones.has(index) ? weights.metaphone : 0) -
      weights.lengthGap * Math.abs(length - written.length);
    const worst = best.length < most ? Number.NEGATIVE_INFINITY : (best.at(-1)?.score ?? 0);
    const allowed = Math.min(limit, (bonus - worst) / weights.distance);
    if (allowed <= 0) return;
    for (let at = 0; at < length; at++) buffer[at] = letterCode(lexicon.letters[start + at] ?? 0);
    const distance = weightedEditDistance(written, buffer.subarray(0, length), allowed);
    if (Number.isFinite(distance))
      keepBest(best, { index, distance, score: bonus - weights.distance * distance });
  };
  for (const index of sounds) consider(index);
  for (const index of metaphones) consider(index);
  eachNear({ lexicon, word: lower, reach: near }, consider);
  const isFound = best.some(({ distance }) => distance <= goodEnough);
  if (!isFound) eachNear({ lexicon, word: lower, reach: wider, before: near }, consider);
  return best;
};

/** `WENT` stays shouted, `Went` stays a beginning. */
const inCaseOf = (pattern: string, word: string): string => {
  if (pattern.length > 1 && pattern === pattern.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(pattern) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
};

/** A word in other letters than English ones is near no English word, and every word would be compared in vain. */
const otherLetter = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** The lexicon is asked for with the first word. */
export const createSuggester = (openLexicon: () => Lexicon): Suggest => {
  let lexicon: Lexicon | undefined;
  const remembered = new Map<string, Suggestion[]>();
  return (word) => {
    if (otherLetter.test(word)) return [];
    lexicon ??= openLexicon();
    const lower = word.toLowerCase().replaceAll('’', "'").slice(0, 28);
    let found = remembered.get(lower);
    if (found === undefined) {
      const from = lexicon;
      found = rank(from, lower).map(({ index, distance }) => ({
        word: wordAt(from, index),
        distance,
        frequency: from.frequency[index] ?? 0,
      }));
      if (remembered.size > 5000) remembered.clear();
      remembered.set(lower, found);
    }
    return found.map((idea) => ({ ...idea, word: inCaseOf(word, idea.word) }));
  };
};

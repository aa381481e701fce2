import { doubleMetaphone } from 'double-metaphone';
import { alwaysCapitalisedWords } from '../../word-lists/always-capitalised-words.ts';
import { contractions } from '../../word-lists/contractions.ts';
import { dictionaryAdditions } from '../../word-lists/dictionary-additions.ts';
import { firstNames } from '../../word-lists/first-names.ts';
import { frequencyListAdditions } from '../../word-lists/frequency-list-additions.ts';
import { loadSubtitleFrequencies } from '../../word-lists/load-subtitle-frequencies.ts';
import { namesThatAreAlsoWords } from '../../word-lists/names-that-are-also-words.ts';
import { neverSuggestedWords } from '../../word-lists/never-suggested-words.ts';
import type { KnownWords } from '../words/known-words.ts';
import { australianForms } from './australian-forms.ts';
import { hashOf, type Lexicon, maskOf, type Posting } from './lexicon.ts';
import { soundKeyOf } from './sound-key.ts';

const longest = 24;
const plainWord = /^[a-z][a-z']*$/;
const listedCount = 60;
const contractionCount = 3000;

/** A cat may be called Whiskers, and has some. */
const petNamesThatAreWords = new Set(['whiskers', 'fluffy', 'snowy', 'spot', 'buddy', 'bingo', 'rover']);

const isAlsoWord = (name: string): boolean =>
  namesThatAreAlsoWords.has(name) || petNamesThatAreWords.has(name);

const collectWords = (knownWords: KnownWords): Map<string, number> => {
  const counts = new Map<string, number>();
  const add = (word: string, count: number): void => {
    if (!plainWord.test(word.toLowerCase()) || word.length > longest || neverSuggestedWords.test(word))
      return;
    counts.set(word, (counts.get(word) ?? 0) + count);
  };
  for (const { word, count } of loadSubtitleFrequencies()) {
    const lower = word.toLowerCase();
    if (lower.length < 2 && lower !== 'a' && lower !== 'i') continue;
    if (alwaysCapitalisedWords.has(lower)) add(lower.charAt(0).toUpperCase() + lower.slice(1), count);
    else if (knownWords.isWord(lower) && (!firstNames.has(lower) || isAlsoWord(lower))) add(lower, count);
    else for (const local of australianForms(lower)) if (knownWords.isWord(local)) add(local, count);
  }
  for (const word of [...frequencyListAdditions, ...dictionaryAdditions])
    if (!counts.has(word)) add(word, listedCount);
  for (const word of contractions) add(word, contractionCount);
  return counts;
};

const buildPosting = (keys: string[]): Posting => {
  const hashes = Uint32Array.from(keys, hashOf);
  const words = Uint32Array.from(keys.keys());
  words.sort((a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0) || a - b);
  return { hashes: Uint32Array.from(words, (word) => hashes[word] ?? 0), words };
};

export const buildLexicon = (knownWords: KnownWords): Lexicon => {
  const counts = collectWords(knownWords);
  const countOf = (word: string): number => counts.get(word) ?? 0;
  // Common words first within a length: they set the bar early and spare the rest the full comparison.
  const words = [...counts.keys()].sort(
    (a, b) => a.length - b.length || countOf(b) - countOf(a) || (a < b ? -1 : 1),
  );
  const lower = words.map((word) => word.toLowerCase());
  const offsets = new Uint32Array(words.length + 1);
  lower.forEach((word, index) => {
    offsets[index + 1] = (offsets[index] ?? 0) + word.length;
  });
  const lengthStart = new Uint32Array(longest + 2);
  for (let length = 0; length <= longest + 1; length++) {
    const first = words.findIndex((word) => word.length >= length);
    lengthStart[length] = first === -1 ? words.length : first;
  }
  return {
    size: words.length,
    letters: new TextEncoder().encode(lower.join('')),
    offsets,
    lengthStart,
    masks: Uint32Array.from(lower, maskOf),
    frequency: Float32Array.from(words, (word) => Math.log10(countOf(word) + 1)),
    isCapitalised: Uint8Array.from(words, (word, index) => (word === lower[index] ? 0 : 1)),
    bySound: buildPosting(lower.map(soundKeyOf)),
    byMetaphone: buildPosting(lower.map((word) => doubleMetaphone(word)[0])),
  };
};

import type { Person, Word } from './analysis.ts';

const first = /^(i|me|my|mine|we|us|our|ours|myself|i'm|i've|i'll|i'd|we're|we've|we'll)$/;
const second = /^(you|your|yours|yourself|you're|you'll|you've)$/;
const third = /^(he|she|they|him|her|them|his|their)$/;

/** Whose eyes the text is told through; spoken words don't count. */
export const grammaticalPersonOf = (words: Word[]): Person => {
  const told = words.filter((word) => !word.inSpeech);
  const count = (pattern: RegExp): number => told.filter((word) => pattern.test(word.lower)).length;
  const counts = { first: count(first), second: count(second), third: count(third) };
  if (counts.first + counts.second + counts.third === 0) return 'none';
  // A narrator who says "I" is first person even where others are named more often.
  if (counts.first >= 0.5 * counts.third && counts.first >= counts.second) return 'first';
  return counts.second > counts.third ? 'second' : 'third';
};

import type { Word } from '../text/index.ts';

/** Pairs of word classes that English does not put side by side within a phrase. */
const impossible = new Set([
  'DET DET',
  'DET AUX',
  'DET CCONJ',
  'DET ADP',
  'DET PRON',
  'DET SCONJ',
  'ADP CCONJ',
  'ADP AUX',
  'ADP ADP',
  'AUX CCONJ',
  'CCONJ CCONJ',
  'PRON DET',
  'ADJ DET',
  'ADJ PRON',
  'PRON ADJ',
  'DET VERB',
  'SCONJ AUX',
  'SCONJ CCONJ',
  'PART DET',
  'PART CCONJ',
  'PART ADP',
]);
const fewestWords = 8;
/** Prose has two to three of its five words for grammar; a list of words has next to none. */
const leastFunctionShare = 0.18;
const mostImpossible = 0.3;

/** Words strung together without being a sentence: a word list, or a sentence's words shaken. */
export const isWordSalad = (words: Word[]): boolean => {
  if (words.length < fewestWords) return false;
  const grammar = words.filter((word) => !word.isContent).length;
  if (grammar / words.length < leastFunctionShare) {
    const hasCommas = words.some((word, index) => (words[index - 1]?.end ?? 0) + 1 < word.start);
    return !hasCommas || words.length > 14;
  }
  let wrong = 0;
  let pairs = 0;
  words.forEach((word, index) => {
    const next = words[index + 1];
    if (!next || next.start - word.end > 1) return;
    pairs++;
    if (impossible.has(`${word.tags.at(-1)} ${next.pos}`)) wrong++;
  });
  return pairs >= fewestWords - 1 && wrong / pairs >= mostImpossible;
};

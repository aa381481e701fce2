import type { Sentence, TextAnalysis } from '../../parse/index.ts';

const longest = 40;
const manyAnds = 4;

/** Who sets this many marks within a sentence made it long on purpose. */
const marksOfDesign = 3;

/** One sentence after the other hung on with "and". */
export const isEndlessSentence = (
  { text, words }: TextAnalysis,
  { start, end, firstWord, endWord }: Sentence,
): boolean =>
  endWord - firstWord > longest &&
  (text.slice(start, end).match(/[,;:—–]/g) ?? []).length < marksOfDesign &&
  words.slice(firstWord, endWord).filter(({ lower }) => lower === 'and').length >= manyAnds;

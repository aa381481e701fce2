import type { Word } from '../parse/index.ts';

/** Fewer words than this, left at an edge, are no sentence without its full stop. */
const fewestAtEdge = 3;

/** From the first of such words to the last: what stands before or after may be a sentence that was not closed. */
export const spanOfMatchingWords = (words: Word[], isPart: (word: Word) => boolean): Word[] => {
  const from = words.findIndex(isPart);
  const to = words.findLastIndex(isPart) + 1;
  return words.slice(from < fewestAtEdge ? 0 : from, words.length - to < fewestAtEdge ? words.length : to);
};

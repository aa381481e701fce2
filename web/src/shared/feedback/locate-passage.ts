import type { Review } from '@inkling/contract';

export type Passage = NonNullable<Review['passage']>;

/** Where the words of a passage stand now: at their old place, else at the nearest one; null when they are gone. */
export const locatePassage = (text: string, passage: Passage): { start: number; end: number } | null => {
  const { start, quote } = passage;
  if (quote === '') return null;
  let nearest = -1;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1))
    if (nearest < 0 || Math.abs(at - start) < Math.abs(nearest - start)) nearest = at;
  return nearest < 0 ? null : { start: nearest, end: nearest + quote.length };
};

import type { Span } from '../marking/assessment.ts';
import { firstSpanAfter } from '../parse/first-span-after.ts';

/** A stretch of the text and what is put in its place; nothing, to cut it out. */
export interface Edit extends Span {
  put: string;
}

export interface EditedText {
  text: string;
  /** The same place in the new text, or null where it was cut out. */
  toNew: (span: Span) => Span | null;
  /** The same place in the old text. */
  toOld: (span: Span) => Span | null;
}

interface Piece {
  old: Span;
  fresh: Span;
  /** Words put in the place of others have no letters in common with them: only their ends are known. */
  isKept: boolean;
}

const piecesOf = (text: string, edits: Edit[]): { pieces: Piece[]; text: string } => {
  const pieces: Piece[] = [];
  let fresh = '';
  const add = (old: Span, put: string, isKept: boolean): void => {
    pieces.push({ old, fresh: { start: fresh.length, end: fresh.length + put.length }, isKept });
    fresh += put;
  };
  let at = 0;
  for (const { start, end, put } of edits) {
    if (end <= at) continue;
    const from = Math.max(at, start);
    if (from > at) add({ start: at, end: from }, text.slice(at, from), true);
    add({ start: from, end }, put, false);
    at = end;
  }
  if (at < text.length) add({ start: at, end: text.length }, text.slice(at), true);
  return { pieces, text: fresh };
};

const mover = (pieces: Piece[], from: 'old' | 'fresh', to: 'old' | 'fresh') => {
  const places = pieces.map((piece) => piece[from]);
  /** The piece this letter is in; pieces leave no gap. */
  const pieceAt = (letter: number): Piece | undefined =>
    letter < 0 ? undefined : pieces[firstSpanAfter(places, letter)];
  return (span: Span): Span | null => {
    const first = pieceAt(span.start);
    const last = pieceAt(span.end - 1);
    if (!first || !last) return null;
    const start = first.isKept ? span.start - first[from].start + first[to].start : first[to].start;
    const end = last.isKept ? span.end - last[from].start + last[to].start : last[to].end;
    const isCut = [first, last].some((piece) => piece[to].end === piece[to].start);
    return isCut || end <= start ? null : { start, end };
  };
};

/** The text with some stretches replaced or cut out, and the way between the two for places in it. */
export const applyEdits = (text: string, edits: Edit[]): EditedText => {
  const shaped = piecesOf(text, edits);
  return {
    text: shaped.text,
    toNew: mover(shaped.pieces, 'old', 'fresh'),
    toOld: mover(shaped.pieces, 'fresh', 'old'),
  };
};

import type { CriterionResult } from '@inkling/contract';

type Evidence = CriterionResult['evidence'][number];

/** A place in the text that somebody speaks about: the coach for or against it, or the teacher. */
export type Highlight = Omit<Evidence, 'speaks'> & { speaks: Evidence['speaks'] | 'teacher' };

interface Piece {
  start: number;
  text: string;
  evidence: Highlight | null;
}

/** Cuts a text at its evidence: places that overlap an earlier one, or lie outside, are left out. */
export const splitAtHighlights = (text: string, evidence: Highlight[]): Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const one of evidence.toSorted((a, b) => a.start - b.start)) {
    if (one.start < at || one.end > text.length || one.start >= one.end) continue;
    if (one.start > at) pieces.push({ start: at, text: text.slice(at, one.start), evidence: null });
    pieces.push({ start: one.start, text: text.slice(one.start, one.end), evidence: one });
    at = one.end;
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at), evidence: null });
  return pieces;
};

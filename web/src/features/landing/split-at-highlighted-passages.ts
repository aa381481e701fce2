import type { SampleCriterion } from './content/sample-drafts.ts';

type Evidence = SampleCriterion['evidence'][number];

interface Piece {
  start: number;
  text: string;
  evidence: Evidence | null;
}

interface Paragraph {
  start: number;
  pieces: Piece[];
}

/** Cuts a text into paragraphs and those into plain and marked pieces; of overlapping marks the first counts. */
export const splitAtHighlightedPassages = (text: string, evidence: readonly Evidence[]): Paragraph[] => {
  const ordered = evidence.toSorted((one, other) => one.start - other.start);
  return [...text.matchAll(/[^\n]+/g)].map((match) => {
    const end = match.index + match[0].length;
    const inside = ordered.filter((each) => each.start >= match.index && each.end <= end);
    return { start: match.index, pieces: piecesOf(text, { start: match.index, end }, inside) };
  });
};

const piecesOf = (
  text: string,
  { start, end }: { start: number; end: number },
  evidence: Evidence[],
): Piece[] => {
  const pieces: Piece[] = [];
  let at = start;
  const add = (to: number, mark: Evidence | null): void => {
    if (to > at) pieces.push({ start: at, text: text.slice(at, to), evidence: mark });
    at = Math.max(at, to);
  };
  for (const each of evidence) {
    if (each.start < at) continue;
    add(each.start, null);
    add(each.end, each);
  }
  add(end, null);
  return pieces;
};

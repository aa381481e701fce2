import type { FinishedPiece, LetterMark } from './letter-facts.ts';

const share = ({ mark, maximum }: LetterMark): number => (maximum > 0 ? mark / maximum : 0);

export const strongestMark = (marks: LetterMark[]): LetterMark | undefined =>
  marks.filter(({ mark }) => mark > 0).toSorted((a, b) => share(b) - share(a))[0];
export const weakestMark = (marks: LetterMark[]): LetterMark | undefined =>
  marks.toSorted((a, b) => share(a) - share(b))[0];

export interface MarkChange {
  now: LetterMark;
  before: LetterMark;
}

const changesOf = ({ marks, before }: FinishedPiece): MarkChange[] =>
  marks.flatMap((now) => {
    const then = before?.marks.find(
      ({ criterion, maximum }) => criterion === now.criterion && maximum === now.maximum,
    );
    return then ? [{ now, before: then }] : [];
  });

const byGain = (a: MarkChange, b: MarkChange): number =>
  b.now.mark - b.before.mark - (a.now.mark - a.before.mark);

/** Whether all of its marks can be compared: a story and an argument share only some of theirs. */
export const isComparedWhole = (piece: FinishedPiece): boolean =>
  changesOf(piece).length === piece.marks.length && piece.before?.marks.length === piece.marks.length;

/** What rose most comes first. */
export const changesByGain = (piece: FinishedPiece): MarkChange[] => changesOf(piece).toSorted(byGain);

import type { FinishedPiece, LetterMark } from './letter-facts.ts';

const share = ({ mark, maximum }: LetterMark): number => (maximum > 0 ? mark / maximum : 0);

export const strongest = (marks: LetterMark[]): LetterMark | undefined =>
  marks.filter(({ mark }) => mark > 0).toSorted((a, b) => share(b) - share(a))[0];
export const weakest = (marks: LetterMark[]): LetterMark | undefined =>
  marks.toSorted((a, b) => share(a) - share(b))[0];

export interface Change {
  now: LetterMark;
  before: LetterMark;
}

const changesOf = ({ marks, before }: FinishedPiece): Change[] =>
  marks.flatMap((now) => {
    const then = before?.marks.find(
      ({ criterion, maximum }) => criterion === now.criterion && maximum === now.maximum,
    );
    return then ? [{ now, before: then }] : [];
  });

const byGain = (a: Change, b: Change): number => b.now.mark - b.before.mark - (a.now.mark - a.before.mark);

/** What rose most comes first. */
export const changesByGain = (piece: FinishedPiece): Change[] => changesOf(piece).toSorted(byGain);

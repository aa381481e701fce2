import { markDescriptions } from '@inkling/coach';
import { genreOfActivityType, type RoundMark } from '@inkling/contract';
import type { MarkedPiece } from './marked-pieces.queries.ts';
import { expectedShare, type MarkSummary } from './summarise-marks.ts';

/** A teacher's mark goes before the coach's. */
export const marksShown = ({
  results,
  teacher_marks,
}: Pick<MarkedPiece, 'results' | 'teacher_marks'>): RoundMark[] => {
  const byCriterion = new Map([...results, ...teacher_marks].map((each) => [each.criterion, each]));
  return [...byCriterion.values()].map(({ criterion, mark, maximum }) => ({ criterion, mark, maximum }));
};

/** What the rubric asks for above a mark, in words for adults. */
const ruleAbove = ({ writing_type }: Pick<MarkedPiece, 'writing_type'>, { criterion, mark }: RoundMark) => {
  const genre = genreOfActivityType[writing_type];
  return (genre && markDescriptions(criterion, genre)[Math.floor(mark) + 1]) ?? null;
};

/** The marks of pieces, each with the step up from it. */
export const marksOfPieces = (pieces: MarkedPiece[]): MarkSummary[] =>
  pieces.flatMap((piece) =>
    marksShown(piece).flatMap(({ criterion, mark, maximum }) =>
      maximum > 0
        ? {
            student: { id: piece.student_id, full_name: piece.full_name },
            writing: { id: piece.id, title: piece.title },
            criterion,
            mark,
            maximum,
            next: ruleAbove(piece, { criterion, mark, maximum }),
            share: mark / maximum,
            expected: expectedShare(piece.grade_level),
          }
        : [],
    ),
  );

import type { StudentOverview } from '@inkling/contract';
import { isStillToReview } from '../writings/index.ts';

/** For a teacher who marks blind: nothing that the coach said of a piece still to review. */
export const omitCoachMarksFromOverview = (overview: StudentOverview): StudentOverview => {
  const held = new Set(
    overview.pieces.filter((piece) => isStillToReview(piece) && !piece.scored_by_teacher).map(({ id }) => id),
  );
  return {
    ...overview,
    pieces: overview.pieces.map((piece) =>
      held.has(piece.id) ? { ...piece, score: null, first_score: null, unscored: null } : piece,
    ),
    advice: overview.advice.filter(({ writing }) => !held.has(writing.id)),
  };
};

import type { RedraftedPieces } from '@inkling/contract';
import { firstScoreOf } from '../writings/index.ts';
import type { ScoredPiece } from './marked-pieces.queries.ts';

/** How much the scores rose from first attempts to what was handed in. */
export const averageFirstAndFinalScores = (
  pieces: Pick<ScoredPiece, 'ai_scoring' | 'first_scoring' | 'teacher_scoring'>[],
): RedraftedPieces | null => {
  const scores = pieces.flatMap((piece) => {
    const first = firstScoreOf(piece);
    return first === null || piece.ai_scoring === null ? [] : [{ first, last: piece.ai_scoring }];
  });
  const meanOf = (one: 'first' | 'last') =>
    scores.reduce((sum, score) => sum + score[one], 0) / scores.length;
  return scores.length === 0
    ? null
    : { pieces_count: scores.length, first: meanOf('first'), last: meanOf('last') };
};

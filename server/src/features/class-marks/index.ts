export { averageFirstAndFinalScores } from './average-score-gain.ts';
export {
  type MarkedPiece,
  markedPieceColumns,
  markedPieceCtes,
  pieceColumns,
  piecesWithMarks,
  type ScoredPiece,
  scoreColumns,
  studentsWithMarks,
} from './marked-pieces.queries.ts';
export { marksOfPieces, marksShown } from './shown-marks.ts';
export { compareCriteria, groupNeeds, teachingPointOf } from './summarise-marks.ts';

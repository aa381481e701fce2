export {
  type MarkedPiece,
  pieceColumns,
  piecesWithMarks,
  shownWithMarks,
  studentsAndMarks,
  studentsWithMarks,
} from './marked-pieces.queries.ts';
export { marksOfPieces, marksShown } from './shown-marks.ts';
export { compareCriteria, groupNeeds, teachingPointOf } from './summarise-marks.ts';

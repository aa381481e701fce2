export { isScoreHiddenForBlindMarking } from './is-score-hidden-for-blind-marking.ts';
export { mayStillMarkBlind } from './may-still-mark-blind.queries.ts';
export {
  noteSeenMarks,
  noteSeenMarksOfAllStudents,
  noteSeenMarksOfStudents,
} from './note-seen-marks.queries.ts';

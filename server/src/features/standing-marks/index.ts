export {
  isRaised,
  type SaidOnCriterion,
  standingOutput,
  standingOutputs,
  standingResult,
} from './feedback-under-standing-marks.ts';
export {
  leftOutOf,
  saidOnCriterion,
  teacherMarksOfDraft,
  teacherMarksOfRound,
} from './standing-marks.queries.ts';
export { isAdviceStanding, standingRound } from './standing-round.ts';

export {
  isRaised,
  type SaidOnCriterion,
  standingEvidence,
  standingOutput,
  standingOutputs,
  standingResult,
} from './feedback-under-standing-marks.ts';
export {
  isNextStepStanding,
  isOfDraftReadAbout,
  leftOutOf,
  saidOnCriterion,
  teacherMarksOfDraft,
  teacherMarksOfRound,
} from './standing-marks.queries.ts';
export { isAdviceStanding, standingRound } from './standing-round.ts';

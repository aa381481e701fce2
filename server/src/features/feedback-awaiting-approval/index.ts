export {
  type ApprovalState,
  criteriaAwaitingApproval,
  isOverallScoreAwaitingApproval,
  mayReadUnapproved,
} from './feedback-awaiting-approval.policy.ts';
export {
  criteriaAwaitingApprovalOf,
  heldCriteria,
  heldOf,
  isCriterionAwaitingApproval,
  isOverallAwaitingApproval,
  marksForFamily,
  scoreForFamily,
  writingsWithHeld,
} from './feedback-awaiting-approval.queries.ts';
export { type HeldFeedback, listHeldFeedback, noteShownFeedback } from './note-shown-feedback.queries.ts';

export {
  type ApprovalState,
  criteriaAwaitingApproval,
  isOverallScoreAwaitingApproval,
  mayReadUnapproved,
} from './feedback-awaiting-approval.policy.ts';
export {
  criteriaAwaitingApprovalColumn,
  criteriaAwaitingApprovalOf,
  criteriaAwaitingApprovalSubquery,
  isCriterionAwaitingApproval,
  isOverallAwaitingApproval,
  marksForFamily,
  scoreForFamily,
  writingsWithCriteriaAwaitingApproval,
} from './feedback-awaiting-approval.queries.ts';
export { type HeldFeedback, listHeldFeedback, noteShownFeedback } from './note-shown-feedback.queries.ts';

export {
  type ApprovalState,
  criteriaAwaitingApproval,
  isOverallScoreAwaitingApproval,
  mayReadUnapproved,
} from './feedback-awaiting-approval.policy.ts';
export {
  criteriaAwaitingApprovalOf,
  isCriterionAwaitingApproval,
  isOverallAwaitingApproval,
  marksForFamily,
  scoreForFamily,
} from './feedback-awaiting-approval.queries.ts';

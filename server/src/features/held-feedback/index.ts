export { type Hold, heldCriteria, holdsOverall, mayReadHeld } from './held-feedback.policy.ts';
export {
  heldCriteriaOf,
  isCriterionHeld,
  isOverallHeld,
  marksForFamily,
  scoreForFamily,
} from './held-feedback.queries.ts';

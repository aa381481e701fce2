export { checkMayReadWork, planOf } from './plan-of.ts';
export { plans } from './plans.ts';
export { takePlanWriting } from './take-plan-writing.ts';

export { defaultWorkflows } from './default-workflows.ts';
export { feedbackStep, question, step } from './steps/step.ts';

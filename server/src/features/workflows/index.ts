export { defaultWorkflows } from './default-workflows.ts';
export { seedWorkflows } from './seed-workflows.ts';
export { isDefaultInstruction } from './steps/default-criterion-instructions.ts';
export { feedbackStep, question, step } from './steps/step.ts';
export { workflowsRoutes } from './workflows.routes.ts';

export { defaultWorkflows } from './default-workflows.ts';
export { seedWorkflows } from './seed-workflows.ts';
export { feedbackStep, question, step } from './steps/step.ts';
export { workflowsRoutes } from './workflows.routes.ts';

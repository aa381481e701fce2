export { defaultWorkflows } from './default-workflows.ts';
export { seedWorkflows } from './seed-workflows.ts';
export { isBuiltInPrompt } from './steps/criterion-prompts.ts';
export { feedbackStep, question, step } from './steps/step.ts';
export { workflowsRoutes } from './workflows.routes.ts';

export { growthLettersRoutes } from './growth-letters.routes.ts';
export { sendGrowthLetters } from './send-growth-letters.job.ts';

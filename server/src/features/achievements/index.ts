export { achievementsRoutes } from './achievements.routes.ts';
export { achievementRules } from './rules.ts';
export { unlockAchievements } from './unlock-achievements.ts';

export { achievementsRoutes } from './achievements.routes.ts';
export { unlockAchievements } from './unlock-achievements.ts';

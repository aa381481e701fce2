export { RecentAchievements } from './recent-achievements.tsx';

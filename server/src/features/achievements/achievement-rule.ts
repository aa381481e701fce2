import type { AchievementStatistics } from './achievement-statistics.ts';

export interface AchievementRule {
  /** Stored with each unlock: never reuse one. */
  id: number;
  /** Names the badge drawings. */
  key: string;
  name: string;
  description: string;
  type: 'Writing' | 'Words' | 'Practice' | 'Craft' | 'Revision' | 'Challenge' | 'Wellbeing' | 'Explorer';
  points: number;
  /** Unlocked when this statistic of the student reaches the goal. */
  statistic: keyof AchievementStatistics;
  goal: number;
}

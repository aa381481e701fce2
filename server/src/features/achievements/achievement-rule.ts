import type { Figures } from './figures.ts';

export interface AchievementRule {
  /** Stored with each unlock: never reuse one. */
  id: number;
  /** Names the badge drawings. */
  key: string;
  name: string;
  description: string;
  type: 'Writing' | 'Words' | 'Practice' | 'Craft' | 'Revision' | 'Challenge' | 'Wellbeing' | 'Explorer';
  points: number;
  /** Unlocked when this figure of the student reaches the goal. */
  figure: keyof Figures;
  goal: number;
}

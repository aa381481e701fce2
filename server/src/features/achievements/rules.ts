import type { AchievementRule } from './achievement-rule.ts';
import { craftRules } from './craft-rules.ts';
import { practiceRules } from './practice-rules.ts';

export const achievementRules: AchievementRule[] = [...practiceRules, ...craftRules];

import type { AchievementRule } from './achievement-rule.ts';
import { craftRules } from './craft-rules.ts';
import { steadyWorkRules } from './steady-work-rules.ts';

export const achievementRules: AchievementRule[] = [...steadyWorkRules, ...craftRules];

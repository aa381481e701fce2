import type { Achievement } from '@inkling/contract';
import type { AchievementRule } from './achievement-rule.ts';

export const presentAchievement = (
  rule: AchievementRule,
  state: { progress: number; unlockedAt: Date | null },
): Achievement => {
  const locked = { url: `/badges/${rule.key}-locked.svg` };
  const unlocked = { url: `/badges/${rule.key}.svg` };
  return {
    id: rule.id,
    name: rule.name,
    description: rule.description,
    type: rule.type,
    points: rule.points,
    // What was once earned stays earned, also when a statistic falls later.
    progress: state.unlockedAt ? 1 : state.progress,
    badge_image: locked,
    unlocked_badge_image: unlocked,
    list_image: state.unlockedAt ? unlocked : locked,
    unlocked_date: state.unlockedAt?.toISOString() ?? null,
  };
};

import type { Achievement } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { AchievementRule } from './achievement-rule.ts';
import {
  type AchievementStatistics,
  criterionStatistics,
  practiceStatistics,
} from './achievement-statistics.ts';
import { presentAchievement } from './achievements.presenter.ts';
import { insertUnlocks, listUnlocks, readStatisticsRows } from './achievements.queries.ts';
import { achievementRules } from './rules.ts';

const readStatistics = async (
  deps: Pick<Deps, 'config'>,
  db: Db,
  studentId: number,
): Promise<AchievementStatistics> => {
  const { writing, practice, criteria, other } = await readStatisticsRows(
    db,
    studentId,
    deps.config.TIME_ZONE,
  );
  return { ...writing, ...other, ...practiceStatistics(practice), ...criterionStatistics(criteria) };
};

/** Never above 1, and 1 only when the goal is wholly reached. */
export const progressOf = (
  rule: Pick<AchievementRule, 'statistic' | 'goal'>,
  statistics: AchievementStatistics,
): number => Math.min(1, Math.max(0, statistics[rule.statistic] / rule.goal));

/** Every rule as the student has it now; what has been reached since is unlocked on the way. */
export const evaluateAchievements = async (
  deps: Pick<Deps, 'clock' | 'config'>,
  db: Db,
  studentId: number,
): Promise<{ achievements: Achievement[]; unlockedNow: Achievement[] }> => {
  const statistics = await readStatistics(deps, db, studentId);
  const unlocked = new Map((await listUnlocks(db, studentId)).map((row) => [row.rule_id, row.unlocked_at]));
  const reached = achievementRules.filter(
    (rule) => !unlocked.has(rule.id) && progressOf(rule, statistics) === 1,
  );
  const now = deps.clock.now();
  const fresh = await insertUnlocks(db, studentId, { ruleIds: reached.map(({ id }) => id), now });
  for (const { id } of reached) unlocked.set(id, now);
  const achievements = achievementRules.map((rule) =>
    presentAchievement(rule, {
      progress: progressOf(rule, statistics),
      unlockedAt: unlocked.get(rule.id) ?? null,
    }),
  );
  return { achievements, unlockedNow: achievements.filter(({ id }) => fresh.includes(id)) };
};

/** After a writing, a challenge or a day of practice: what the student has just earned. */
export const unlockAchievements = async (
  deps: Pick<Deps, 'clock' | 'config'>,
  db: Db,
  studentId: number,
): Promise<Achievement[]> => (await evaluateAchievements(deps, db, studentId)).unlockedNow;

import type { Achievement } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { AchievementRule } from './achievement-rule.ts';
import { presentAchievement } from './achievements.presenter.ts';
import { insertUnlocks, listUnlocks, readFigureRows } from './achievements.queries.ts';
import { criterionFigures, type Figures, practiceFigures } from './figures.ts';
import { achievementRules } from './rules.ts';

const readFigures = async (deps: Pick<Deps, 'config'>, db: Db, studentId: number): Promise<Figures> => {
  const { writing, practice, criteria, other } = await readFigureRows(db, studentId, deps.config.TIME_ZONE);
  return { ...writing, ...other, ...practiceFigures(practice), ...criterionFigures(criteria) };
};

/** Never above 1, and 1 only when the goal is wholly reached. */
export const progressOf = (rule: Pick<AchievementRule, 'figure' | 'goal'>, figures: Figures): number =>
  Math.min(1, Math.max(0, figures[rule.figure] / rule.goal));

/** Every rule as the student has it now; what has been reached since is unlocked on the way. */
export const evaluateAchievements = async (
  deps: Pick<Deps, 'clock' | 'config'>,
  db: Db,
  studentId: number,
): Promise<{ achievements: Achievement[]; unlockedNow: Achievement[] }> => {
  const figures = await readFigures(deps, db, studentId);
  const unlocked = new Map((await listUnlocks(db, studentId)).map((row) => [row.rule_id, row.unlocked_at]));
  const reached = achievementRules.filter(
    (rule) => !unlocked.has(rule.id) && progressOf(rule, figures) === 1,
  );
  const now = deps.clock.now();
  const fresh = await insertUnlocks(db, studentId, { ruleIds: reached.map(({ id }) => id), now });
  for (const { id } of reached) unlocked.set(id, now);
  const achievements = achievementRules.map((rule) =>
    presentAchievement(rule, {
      progress: progressOf(rule, figures),
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

import { tellParent } from '@inkling/coach';
import { z } from 'zod';
import type { UserRow } from '../../../db/schema/index.ts';
import type { Deps } from '../../../deps.ts';
import { job } from '../../../jobs/job.ts';
import { addDays, dateInTimeZone } from '../../../services/clock/local-date.ts';
import { lockUser } from '../../accounts/index.ts';
import { achievementRules } from '../../achievements/index.ts';
import { subscriptionPlanOf } from '../../billing/index.ts';
import { loadChildDisplayNames, queueEmail, type WeeklySummary } from '../../notifications/index.ts';
import { type ChildWeek, listChildWeeks } from './weekly-summary.queries.ts';

const weekDays = 7;

const growthOf = ({
  best_title,
  best_score,
  average_before,
}: ChildWeek): WeeklySummary['children'][number]['growth'] => {
  if (best_title === null || best_score === null || average_before === null) return null;
  const gain = Math.round(best_score - average_before);
  return gain > 0 ? { title: best_title, gain } : null;
};

/** As everywhere, growth and what the coach said belong to Unlimited AI. */
const presentWeek = (
  week: ChildWeek,
  { called, isUnlimited }: { called: ReadonlyMap<number, string>; isUnlimited: boolean },
): WeeklySummary['children'][number] => {
  const name = called.get(week.child_id) ?? 'your child';
  return {
    name,
    finished: week.finished,
    words: week.words,
    underWay: week.under_way,
    growth: isUnlimited ? growthOf(week) : null,
    nextStep: isUnlimited && week.next_step ? tellParent(week.next_step, name) : null,
    badges: achievementRules.filter(({ id }) => week.badge_ids.includes(id)).map((badge) => badge.name),
  };
};

const writeTo = (
  deps: Pick<Deps, 'config' | 'db' | 'queue'>,
  { parent, weeks, sunday }: { parent: number; weeks: ChildWeek[]; sunday: string },
) =>
  deps.db.transaction(async (tx) => {
    const user: UserRow | undefined = await lockUser(tx, parent);
    if (!user) return;
    const isUnlimited = (await subscriptionPlanOf(tx, parent)) === 'unlimited';
    const called = await loadChildDisplayNames(tx, [parent]);
    await queueEmail(deps, tx, {
      user,
      template: 'weekly-summary',
      props: { children: weeks.map((week) => presentWeek(week, { called, isUnlimited })) },
      about: weeks.map(({ child_id }) => child_id),
      dedupe_key: `weekly summary ${sunday}`,
    });
  });

/** On Sunday evening, about the week from Monday; a second run of the same evening writes nothing new. */
export const emailWeeklySummariesToParents = job({
  name: 'weekly-summary',
  data: z.object({}),
  schedule: '0 18 * * 0',
  run: async (deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>) => {
    const zone = deps.config.TIME_ZONE;
    const sunday = dateInTimeZone(zone, deps.clock.now());
    const days = { from: addDays(sunday, 1 - weekDays), to: sunday, zone };
    const families = new Map<number, ChildWeek[]>();
    for (const week of await listChildWeeks(deps.db, days))
      families.set(week.parent_id, [...(families.get(week.parent_id) ?? []), week]);
    for (const [parent, weeks] of families) await writeTo(deps, { parent, weeks, sunday });
  },
});

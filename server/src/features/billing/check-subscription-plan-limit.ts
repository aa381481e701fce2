import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { countWritingsOfMonth, lockFamily } from './billing.queries.ts';
import { subscriptionPlanOf } from './current-subscription-plan.ts';
import { subscriptionPlanLimits, subscriptionPlanMessages } from './subscription-plan-limits.ts';

/**
 * Refuses when the family's plan has no writing left this month. Call it in the transaction that begins the
 * writing: the family stays locked until that one counts.
 */
export const checkSubscriptionPlanLimit = async (
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  student: { id: number; parent_id: number | null },
): Promise<void> => {
  const familyId = student.parent_id ?? student.id;
  await lockFamily(tx, familyId);
  const limit = subscriptionPlanLimits[await subscriptionPlanOf(tx, familyId)].writings_per_month;
  const when = { now: deps.clock.now(), zone: deps.config.TIME_ZONE };
  if ((await countWritingsOfMonth(tx, familyId, when)) >= limit)
    throw new AppError('plan_limit', subscriptionPlanMessages.writingsForChild);
};

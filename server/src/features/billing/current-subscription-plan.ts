import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { isSubscriptionActive } from './billing.queries.ts';
import { type SubscriptionPlanName, subscriptionPlanMessages } from './subscription-plan-limits.ts';

export const subscriptionPlanOf = async (db: Db, parentId: number): Promise<SubscriptionPlanName> =>
  (await isSubscriptionActive(db, parentId)) ? 'unlimited' : 'free';

/** What lies behind a finished piece is read by parents with an active subscription; everyone else passes. */
export const planAllowsReadingWork = async (db: Db, caller: Caller): Promise<boolean> =>
  caller.role !== 'parent' || (await subscriptionPlanOf(db, caller.id)) !== 'free';

export const requirePlanToReadWork = async (db: Db, caller: Caller): Promise<void> => {
  if (!(await planAllowsReadingWork(db, caller)))
    throw new AppError('plan_limit', subscriptionPlanMessages.readingForParent);
};

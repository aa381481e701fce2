import { findPaidSubscription } from '@inkling/contract';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { sandboxPlans } from '../services/payments/sandbox-plans.ts';
import type { DemoPeople } from './add-people.ts';
import type { DemoClock } from './demo-clock.ts';
import { insertAll } from './demo-school.queries.ts';

const subscribedDaysAgo = 12;
const renewsInDays = 18;

/** The active family subscribed in the payment sandbox, where its portal finds it. */
export const addPayments = async (
  deps: Deps,
  db: Db,
  { people, clock }: { people: DemoPeople; clock: DemoClock },
): Promise<void> => {
  const plan = findPaidSubscription(sandboxPlans, 'month');
  if (!plan) throw new Error('the sandbox sells no monthly plan');
  const { id: parent_id, tracking_code } = people.activeParent;
  const customer_id = `cus_sandbox_${tracking_code}`;
  const subscription_id = `sub_sandbox_${tracking_code}`;
  const paidAt = clock.afterSchool(subscribedDaysAgo);
  const terms = {
    customer_id,
    price_id: plan.id,
    status: 'active' as const,
    current_period_end: clock.afterSchool(-renewsInDays),
  };
  await insertAll(db, 'sandboxSubscriptions', [
    {
      ...terms,
      id: subscription_id,
      created_at: paidAt,
      last_paid_at: paidAt,
      last_paid_cents: plan.unit_amount,
    },
  ]);
  await insertAll(db, 'subscriptions', [
    {
      ...terms,
      parent_id,
      subscription_id,
      product_name: plan.product.name,
      unit_amount: plan.unit_amount,
      interval: plan.recurring.interval,
      synced_at: deps.clock.now(),
    },
  ]);
};

import { z } from 'zod';
import { job } from '../../../jobs/job.ts';
import { findSandboxPlan } from '../../../services/payments/sandbox-plans.ts';
import { advanceSubscription, gracePeriodMs } from './advance-subscription.ts';
import { listDueSubscriptions, lockSubscription, updateSubscription } from './sandbox.queries.ts';
import type { SandboxDeps } from './send-sandbox-event.ts';
import { sendSandboxEvent } from './send-sandbox-event.ts';

const renewOne = (deps: SandboxDeps, id: string, now: Date): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const row = await lockSubscription(tx, id);
    if (!row) return;
    const aged = advanceSubscription(row, findSandboxPlan(row.price_id), now);
    await updateSubscription(tx, id, aged);
    const type =
      aged.status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated';
    await sendSandboxEvent(deps, tx, { type, subscription: aged });
  });

/** Does what the provider does by itself: renews, asks for money, ends. */
export const renewSandboxSubscriptions = job({
  name: 'renew-sandbox',
  data: z.object({}),
  schedule: '*/10 * * * *',
  run: async (deps: SandboxDeps) => {
    if (!deps.payments.sandbox) return;
    const now = deps.clock.now();
    const unpaidBefore = new Date(now.getTime() - gracePeriodMs);
    for (const { id } of await listDueSubscriptions(deps.db, { now, unpaidBefore }))
      await renewOne(deps, id, now);
  },
});

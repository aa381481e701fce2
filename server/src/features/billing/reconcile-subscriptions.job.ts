import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { retentionCutoff } from '../../services/retention/retention-days.ts';
import { deleteEventsBefore, listCustomersToSync } from './subscriptions.queries.ts';
import { syncSubscription } from './sync-subscription.job.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Asks about customers the provider has been silent on: an event may have been lost on the way. */
export const reconcileSubscriptions = job({
  name: 'reconcile-subscriptions',
  data: z.object({}),
  schedule: '17 * * * *',
  run: async (deps: Pick<Deps, 'clock' | 'db' | 'queue'>) => {
    const now = deps.clock.now();
    const before = new Date(now.getTime() - dayMs);
    for (const customer_id of await listCustomersToSync(deps.db, { now, before }))
      await deps.queue.send(deps.db, syncSubscription, { customer_id });
    await deleteEventsBefore(deps.db, retentionCutoff('payment_events', now));
  },
});

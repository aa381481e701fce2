import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { publishDraft } from './publish-activity.ts';
import { lockDueActivity } from './publish-scheduled-activities.queries.ts';

/** Publishes drafts whose time has come, each in a transaction of its own: one that fails keeps none of the others. */
export const publishScheduledActivities = job({
  name: 'publish-scheduled-activities',
  data: z.object({}),
  schedule: '* * * * *',
  run: async (deps: Pick<Deps, 'clock' | 'config' | 'db' | 'log' | 'queue'>) => {
    const now = deps.clock.now();
    const failed: number[] = [];
    let isMore = true;
    while (isMore)
      isMore = await deps.db.transaction(async (tx) => {
        const id = await lockDueActivity(tx, now, failed);
        if (id === undefined) return false;
        try {
          // A transaction inside: what fails is undone, and the draft stays locked until it is noted.
          await tx.transaction((inner) => publishDraft(deps, inner, id));
        } catch (error) {
          failed.push(id);
          deps.log.error({ err: error, activity_id: id }, 'an activity could not be published by itself');
        }
        return true;
      });
  },
});

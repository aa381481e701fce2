import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { retentionCutoff } from '../../services/retention/retention-days.ts';
import { deleteNotificationsBefore } from './notifications.queries.ts';

/** Notifications are deleted after a school term. */
export const purgeOldNotifications = job({
  name: 'purge-old-notifications',
  data: z.object({}),
  schedule: '37 3 * * *',
  run: (deps: Pick<Deps, 'clock' | 'db'>) =>
    deleteNotificationsBefore(deps.db, retentionCutoff('notifications', deps.clock.now())),
});

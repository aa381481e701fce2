import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { deleteFailedJobsBefore } from '../../jobs/queue.queries.ts';
import { retentionCutoff } from '../../services/retention/retention-days.ts';
import { deleteUserAndData } from '../accounts/index.ts';
import { forgetEntriesBefore } from '../audit/index.ts';
import {
  deleteAlertsBefore,
  deleteSupportMessagesBefore,
  listUnverifiedParentsBefore,
} from './purge-expired-records.queries.ts';

/** Every night: what has been kept as long as we promised goes. */
export const purgeExpiredRecords = job({
  // The schedule is stored under this name.
  name: 'purge-logs',
  data: z.object({}),
  schedule: '47 3 * * *',
  run: async (deps: Pick<Deps, 'clock' | 'db' | 'queue'>) => {
    const now = deps.clock.now();
    await forgetEntriesBefore(deps.db, retentionCutoff('record', now));
    await deleteAlertsBefore(deps.db, retentionCutoff('alerts', now));
    await deleteSupportMessagesBefore(deps.db, retentionCutoff('support_messages', now));
    await deleteFailedJobsBefore(deps.db, retentionCutoff('failed_jobs', now));
    for (const user of await listUnverifiedParentsBefore(
      deps.db,
      retentionCutoff('unverified_accounts', now),
    ))
      await deps.db.transaction((tx) => deleteUserAndData(deps, tx, user));
  },
});

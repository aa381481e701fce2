import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { addDays, dateInTimeZone } from '../../services/clock/local-date.ts';
import { notify } from '../notifications/index.ts';
import { listWritingsDueOn } from './due-writings.queries.ts';
import { workDue } from './work-notifications.ts';

/** Small enough that notifying a whole school blocks nothing. */
const batchSize = 1000;

/** On the afternoon before, once school is out. */
export const remindOfDueWork = job({
  name: 'remind-of-due-work',
  data: z.object({}),
  schedule: '0 15 * * *',
  run: async (deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>) => {
    const tomorrow = addDays(dateInTimeZone(deps.config.TIME_ZONE, deps.clock.now()), 1);
    const due = await listWritingsDueOn(deps.db, tomorrow);
    for (let start = 0; start < due.length; start += batchSize)
      await deps.db.transaction((tx) =>
        notify(
          deps,
          tx,
          due.slice(start, start + batchSize).map((work) => workDue(work, tomorrow)),
        ),
      );
  },
});

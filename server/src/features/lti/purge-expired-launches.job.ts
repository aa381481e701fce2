import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { deleteExpiredLaunches } from './lti.queries.ts';

export const purgeExpiredLaunches = job({
  name: 'purge-expired-launches',
  data: z.object({}),
  schedule: '7 * * * *',
  run: (deps: Pick<Deps, 'clock' | 'db'>) => deleteExpiredLaunches(deps.db, deps.clock.now()),
});

import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { deleteExpiredSignOns } from './sign-on.queries.ts';

export const purgeExpiredSignOns = job({
  name: 'purge-expired-sign-ons',
  data: z.object({}),
  schedule: '23 3 * * *',
  run: (deps: Pick<Deps, 'clock' | 'db'>) => deleteExpiredSignOns(deps.db, deps.clock.now()),
});

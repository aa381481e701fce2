import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { deleteExpiredSignIns } from './accounts.queries.ts';

export const purgeExpiredSignIns = job({
  name: 'purge-expired-sign-ins',
  data: z.object({}),
  schedule: '17 3 * * *',
  run: (deps: Pick<Deps, 'clock' | 'db'>) => deleteExpiredSignIns(deps.db, deps.clock.now()),
});

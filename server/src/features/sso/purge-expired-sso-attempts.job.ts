import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { deleteExpiredSsoAttempts } from './sso.queries.ts';

export const purgeExpiredSsoAttempts = job({
  name: 'purge-expired-sign-ons',
  data: z.object({}),
  schedule: '23 3 * * *',
  run: (deps: Pick<Deps, 'clock' | 'db'>) => deleteExpiredSsoAttempts(deps.db, deps.clock.now()),
});

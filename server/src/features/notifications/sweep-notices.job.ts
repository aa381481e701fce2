import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import { keptSince } from '../../services/retention/keep-days.ts';
import { deleteNoticesBefore } from './notices.queries.ts';

/** Old news is no news: the panel forgets after a school term. */
export const sweepNotices = job({
  name: 'sweep-notices',
  data: z.object({}),
  schedule: '37 3 * * *',
  run: (deps) => deleteNoticesBefore(deps.db, keptSince('notices', deps.clock.now())),
});

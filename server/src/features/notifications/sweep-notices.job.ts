import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import { deleteNoticesBefore } from './notices.queries.ts';

const keepMs = 90 * 24 * 60 * 60 * 1000;

/** Old news is no news: the panel forgets after a school term. */
export const sweepNotices = job({
  name: 'sweep-notices',
  data: z.object({}),
  schedule: '37 3 * * *',
  run: (deps) => deleteNoticesBefore(deps.db, new Date(deps.clock.now().getTime() - keepMs)),
});

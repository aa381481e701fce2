import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import { deleteMailsBefore } from './notifications.queries.ts';

const keepMs = 30 * 24 * 60 * 60 * 1000;

/** Letters hold names and links: the outbox forgets them after a month. */
export const sweepLetters = job({
  name: 'sweep-letters',
  data: z.object({}),
  schedule: '27 3 * * *',
  run: (deps) => deleteMailsBefore(deps.db, new Date(deps.clock.now().getTime() - keepMs)),
});

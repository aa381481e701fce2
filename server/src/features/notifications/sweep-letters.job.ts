import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import { keptSince } from '../../services/retention/keep-days.ts';
import { deleteMailsBefore } from './notifications.queries.ts';

/** Letters hold names and links: the outbox forgets them after a month. */
export const sweepLetters = job({
  name: 'sweep-letters',
  data: z.object({}),
  schedule: '27 3 * * *',
  run: (deps) => deleteMailsBefore(deps.db, keptSince('letters', deps.clock.now())),
});

import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { retentionCutoff } from '../../services/retention/retention-days.ts';
import { deleteEmailsBefore } from './emails.queries.ts';

/** Emails hold names and links: they are deleted after a month. */
export const purgeOldEmails = job({
  name: 'purge-old-emails',
  data: z.object({}),
  schedule: '27 3 * * *',
  run: (deps: Pick<Deps, 'clock' | 'db'>) =>
    deleteEmailsBefore(deps.db, retentionCutoff('emails', deps.clock.now())),
});

import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import { removeLater } from './discard-uploads.ts';
import { deleteUnusedUploads } from './files.queries.ts';

const keepMs = 24 * 60 * 60 * 1000;

/** Uploads that no record took within a day are removed. */
export const sweepUploads = job({
  name: 'sweep-uploads',
  data: z.object({}),
  schedule: '37 3 * * *',
  run: async (deps) => {
    const before = new Date(deps.clock.now().getTime() - keepMs);
    await deps.db.transaction(async (tx) => removeLater(deps, tx, await deleteUnusedUploads(tx, before)));
    await deps.files.deleteLeftovers(before);
  },
});

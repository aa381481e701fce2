import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { retentionCutoff } from '../../services/retention/retention-days.ts';
import { queueFileDeletion } from './delete-uploads.ts';
import { deleteUnusedUploads } from './files.queries.ts';

/** Uploads that no record took within a day are removed. */
export const purgeUnusedUploads = job({
  name: 'purge-unused-uploads',
  data: z.object({}),
  schedule: '37 3 * * *',
  run: async (deps: Pick<Deps, 'clock' | 'db' | 'files' | 'queue'>) => {
    const before = retentionCutoff('unused_uploads', deps.clock.now());
    await deps.db.transaction(async (tx) =>
      queueFileDeletion(deps, tx, await deleteUnusedUploads(tx, before)),
    );
    await deps.files.deleteLeftovers(before);
  },
});

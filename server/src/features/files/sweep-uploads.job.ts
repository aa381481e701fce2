import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import { deleteUpload, listUnusedUploads } from './files.queries.ts';

const keepMs = 24 * 60 * 60 * 1000;

/** Uploads that no record took within a day are removed, bytes first: a failed removal is tried again. */
export const sweepUploads = job({
  name: 'sweep-uploads',
  data: z.object({}),
  schedule: '37 3 * * *',
  run: async (deps) => {
    const unused = await listUnusedUploads(deps.db, new Date(deps.clock.now().getTime() - keepMs));
    for (const upload of unused) {
      await deps.files.delete(upload.signed_id);
      await deleteUpload(deps.db, upload.id);
    }
  },
});

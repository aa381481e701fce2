import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';

/** Deletes bytes whose rows are gone; deleting twice is harmless. */
export const deleteFiles = job({
  name: 'delete-files',
  data: z.object({ keys: z.array(z.string()) }),
  retries: 14,
  run: async (deps: Pick<Deps, 'files'>, { keys }) => {
    for (const key of keys) await deps.files.delete(key);
  },
});

import { mkdir } from 'node:fs/promises';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { job } from '../jobs/job.ts';
import { addToErasedList } from './erased-accounts.ts';

/**
 * Every minute, so that a database that is lost and restored to any moment brings back nobody who was deleted: the list
 * beside the backups is newer than all of them.
 */
export const keepErasedList = job({
  name: 'keep-erased-list',
  data: z.object({}),
  schedule: '* * * * *',
  run: async ({ config, pool }: Pick<Deps, 'config' | 'pool'>) => {
    await mkdir(config.BACKUP_DIR, { recursive: true, mode: 0o700 });
    await addToErasedList(pool, config.BACKUP_DIR);
  },
});

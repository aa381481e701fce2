import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { importNightlyRoster } from './import-nightly-roster.job.ts';
import { listRosterFolders } from './roster-folder.ts';

/** At night, a job for each school that has a folder: what is wrong with one file holds up nobody else's. */
export const pickUpRosters = job({
  name: 'pick-up-rosters',
  data: z.object({}),
  schedule: '30 2 * * *',
  run: async ({ config, db, queue }: Pick<Deps, 'config' | 'db' | 'queue'>) => {
    if (config.ROSTER_DIR === undefined) return;
    for (const organisation_id of await listRosterFolders(config.ROSTER_DIR))
      await queue.send(db, importNightlyRoster, { organisation_id });
  },
});

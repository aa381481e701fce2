import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { importNightlyRoster } from './import-nightly-roster.job.ts';
import { findNewestZip, listRosterFolders } from './roster-folder.ts';

/** A file that changed just now may still be being written. */
const settleSeconds = 10 * 60;

const wasJustWritten = async (rosterDir: string, organisationId: number, now: Date): Promise<boolean> => {
  // A folder that cannot be read is told of by the job of its school.
  const zip = await findNewestZip(rosterDir, organisationId).catch(() => null);
  return zip !== null && now.getTime() - zip.changedAt.getTime() < settleSeconds * 1000;
};

/** At night, a job for each school that has a folder: what is wrong with one file holds up nobody else's. */
export const pickUpRosters = job({
  name: 'pick-up-rosters',
  data: z.object({}),
  schedule: '30 2 * * *',
  run: async ({ clock, config, db, queue }: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>) => {
    if (config.ROSTER_DIR === undefined) return;
    for (const organisation_id of await listRosterFolders(config.ROSTER_DIR)) {
      const waits = await wasJustWritten(config.ROSTER_DIR, organisation_id, clock.now());
      await queue.send(
        db,
        importNightlyRoster,
        { organisation_id },
        { afterSeconds: waits ? settleSeconds : 0 },
      );
    }
  },
});

import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { dateInTimeZone } from '../../services/clock/local-date.ts';
import { closeWaysIn } from '../school/index.ts';
import { deletePartsInClasses, deleteRelief, listReliefEndedBefore } from '../school-membership/index.ts';

/** Every night. Nothing was open to them since their last day; the rows, and the school's own ways in, go now. */
export const closeEndedRelief = job({
  name: 'close-ended-relief',
  data: z.object({}),
  schedule: '20 3 * * *',
  run: async ({ db, clock, config }: Pick<Deps, 'clock' | 'config' | 'db'>) => {
    const ended = await listReliefEndedBefore(db, dateInTimeZone(config.TIME_ZONE, clock.now()));
    for (const part of ended)
      await db.transaction(async (tx) => {
        await deletePartsInClasses(tx, part);
        await closeWaysIn(tx, part);
        await deleteRelief(tx, part);
      });
  },
});

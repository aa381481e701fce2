import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { job } from '../../jobs/job.ts';
import { withholdFromParents } from '../alerts/index.ts';
import { deleteRowsOfOtherAccount } from './merge-account-rows.queries.ts';
import { lockAccounts } from './merge-students.queries.ts';
import { moveRowsToKeptAccount, moveSignInsToKeptAccount } from './move-rows-to-kept-account.ts';

/** Longer than any request takes, and then longer than any job does. */
export const secondsAfterMerge = [2 * 60, 60 * 60];

/**
 * Somebody who had begun a piece, or joined a class, at the moment of a merge put it under the account that was given
 * up: it goes the way of all the others.
 */
export const moveRowsWrittenDuringMerge = job({
  name: 'move-late-rows',
  data: z.object({ kept_id: z.number(), other_id: z.number() }),
  run: async ({ clock, db }: Pick<Deps, 'clock' | 'db'>, { kept_id: keptId, other_id: otherId }) =>
    db.transaction(async (tx) => {
      const accounts = await lockAccounts(tx, [keptId, otherId]);
      const kept = accounts.find(({ id }) => id === keptId);
      const other = accounts.find(({ id }) => id === otherId);
      // Both are gone where the child's data were deleted meanwhile.
      if (!kept || other?.merged_into_id !== keptId) return;
      await moveSignInsToKeptAccount(tx, { keptId, otherId, isFamilysAlone: kept.parent_id !== null });
      await deleteRowsOfOtherAccount(tx, { keptId, otherId });
      if (kept.parent_id !== null) await withholdFromParents(tx, otherId, clock.now());
      await moveRowsToKeptAccount(tx, { keptId, otherId });
    }),
});

import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { unassignWritings } from '../writings/index.ts';
import { deleteFilesExcept } from './challenge-files.ts';
import { challengePermissions } from './challenges.policy.ts';
import { filesOf, findVisibleChallenge } from './read-challenge.ts';
import { deleteChallengeRow, lockChallenge } from './save-challenge.queries.ts';

/** Only while nobody takes part: children have no reason to expect it then. Its activities stay. */
export const deleteChallenge = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'queue'>,
  caller: Caller,
  id: number,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockChallenge(tx, id, 'update');
    const found = await findVisibleChallenge(deps, tx, { caller, id });
    if (!challengePermissions(caller.id, found).delete)
      throw conflict('Students have joined this challenge, so it cannot be deleted.');
    await unassignWritings(tx, { challenge_id: id });
    await deleteChallengeRow(tx, id);
    await deleteFilesExcept(deps, tx, { stored: filesOf(found) });
  });

import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { deleteUserAndData } from '../accounts/index.ts';
import { findChild } from './children.queries.ts';

/** The account goes with everything that hangs on it. */
export const deleteChild = (
  deps: Pick<Deps, 'db' | 'queue'>,
  parentId: number,
  childId: number,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const found = await findChild(tx, parentId, childId);
    if (!found) throw notFound('This child');
    await deleteUserAndData(deps, tx, found.child);
  });

import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/app-error.ts';
import { deleteUser } from '../accounts/index.ts';
import { findChild } from './children.queries.ts';

/** The account goes with everything that hangs on it. */
export const deleteChild = (deps: Deps, parentId: number, childId: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await findChild(tx, parentId, childId))) throw notFound('This child');
    await deleteUser(tx, childId);
  });

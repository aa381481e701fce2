import type { ChildAccess, Page } from '@inkling/contract';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../http/app-error.ts';
import { pageOf, type Window } from '../../../http/paging.ts';
import { findChild } from '../children.queries.ts';
import { countAccess, listAccess } from './access-log.queries.ts';

interface Asked {
  parentId: number;
  childId: number;
  window: Window;
}

export const listChildAccess = async (
  deps: Deps,
  { parentId, childId, window }: Asked,
): Promise<Page<ChildAccess>> => {
  if (!(await findChild(deps.db, parentId, childId))) throw notFound('This child');
  const rows = await listAccess(deps.db, childId, window);
  const items = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return pageOf(items, await countAccess(deps.db, childId), window);
};

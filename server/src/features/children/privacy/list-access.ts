import type { ChildAccess, Page } from '@inkling/contract';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../http/app-error.ts';
import { type PageRange, pageOf } from '../../../http/paging.ts';
import { findChild } from '../children.queries.ts';
import { countAccess, listAccess } from './access-log.queries.ts';

interface Asked {
  parentId: number;
  childId: number;
  pageRange: PageRange;
}

export const listChildAccess = async (
  deps: Pick<Deps, 'db'>,
  { parentId, childId, pageRange }: Asked,
): Promise<Page<ChildAccess>> => {
  if (!(await findChild(deps.db, parentId, childId))) throw notFound('This child');
  const rows = await listAccess(deps.db, childId, pageRange);
  const items = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return pageOf(items, await countAccess(deps.db, childId), pageRange);
};

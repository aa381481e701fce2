import type { AccessLogEntry, Page } from '@inkling/contract';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../http/app-error.ts';
import { type PageRange, pageOf } from '../../../http/paging.ts';
import { countWritingReads, listWritingReads } from '../../audit/index.ts';
import { findChild } from '../children.queries.ts';

interface Asked {
  parentId: number;
  childId: number;
  pageRange: PageRange;
}

export const listAccessLog = async (
  deps: Pick<Deps, 'db'>,
  { parentId, childId, pageRange }: Asked,
): Promise<Page<AccessLogEntry>> => {
  if (!(await findChild(deps.db, parentId, childId))) throw notFound('This child');
  const rows = await listWritingReads(deps.db, childId, pageRange);
  const items = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return pageOf(items, await countWritingReads(deps.db, childId), pageRange);
};

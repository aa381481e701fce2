import type { Db } from '../../../db/connect.ts';
import type { UserRow } from '../../../db/schema/index.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../http/app-error.ts';
import type { Document } from '../../../http/serve.ts';
import { dayIn } from '../../../services/clock/school-day.ts';
import { recordViewsOfAll } from '../../writings/index.ts';
import { findChild } from '../children.queries.ts';
import { listAllAccess } from './access-log.queries.ts';
import { type Kept, presentEverything } from './kept.presenter.ts';
import { readKeptAbout } from './kept-about.queries.ts';
import { readKeptWork } from './kept-work.queries.ts';
import { makePortfolio } from './portfolio.ts';

const readKept = async (db: Db, child: UserRow, publicUrl: string): Promise<Kept> => ({
  child,
  work: await readKeptWork(db, child.id),
  about: await readKeptAbout(db, child.id),
  views: await listAllAccess(db, child.id),
  publicUrl,
});

/**
 * What is kept about a child, for its parent on every plan: it is the family's own.
 * Whoever takes all of the work leaves a trace like whoever opens one piece of it.
 */
export const exportChild = async (
  deps: Deps,
  { parentId, childId }: { parentId: number; childId: number },
  format: 'json' | 'html',
): Promise<Document> => {
  const found = await findChild(deps.db, parentId, childId);
  if (!found) throw notFound('This child');
  const now = deps.clock.now();
  const { PUBLIC_URL, TIME_ZONE } = deps.config;
  await recordViewsOfAll(deps.db, { studentId: childId, viewerId: parentId, now });
  // One moment for all tables: a child may be writing meanwhile.
  const kept = await deps.db.transaction((tx) => readKept(tx, found.child, PUBLIC_URL), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const name = `Inkling ${found.child.full_name} ${dayIn(TIME_ZONE, now)}`;
  if (format === 'html') {
    const page = makePortfolio(kept, { now, timeZone: TIME_ZONE });
    return { filename: `${name}.html`, content_type: 'text/html; charset=utf-8', bytes: Buffer.from(page) };
  }
  const text = JSON.stringify(presentEverything(kept, now), null, 2);
  return { filename: `${name}.json`, content_type: 'application/json', bytes: Buffer.from(text) };
};

import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { users, writings, writingViews } from '../../../db/schema/index.ts';
import type { PageRange } from '../../../http/paging.ts';

const selectViews = (db: Db, childId: number) =>
  db
    .select({
      id: writingViews.id,
      created_at: writingViews.created_at,
      viewer: { id: users.id, full_name: users.full_name, role: users.role },
      writing: { id: writings.id, title: writings.title },
    })
    .from(writingViews)
    .innerJoin(writings, eq(writings.id, writingViews.writing_id))
    .leftJoin(users, eq(users.id, writingViews.viewer_id))
    .where(eq(writings.student_id, childId))
    .orderBy(desc(writingViews.id))
    .$dynamic();

export const listAccessLogEntries = (db: Db, childId: number, pageRange: PageRange) =>
  selectViews(db, childId).limit(pageRange.limit).offset(pageRange.offset);

/** Every visit there was. */
export const listWholeAccessLog = (db: Db, childId: number) => selectViews(db, childId);

export const countAccessLogEntries = async (db: Db, childId: number): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(writingViews)
    .innerJoin(writings, eq(writings.id, writingViews.writing_id))
    .where(eq(writings.student_id, childId));
  return row?.total ?? 0;
};

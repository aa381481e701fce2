import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { uploads, users } from '../../db/schema/index.ts';
import type { PageRange } from '../../http/paging.ts';

const avatar = { signed_id: uploads.signed_id, filename: uploads.filename };

const selectChildren = (db: Db) =>
  db
    .select({ child: users, avatar })
    .from(users)
    .leftJoin(uploads, eq(uploads.id, users.avatar_id))
    .$dynamic();

export type ChildRow = Awaited<ReturnType<typeof listChildren>>[number];

export const listChildren = (db: Db, parentId: number, pageRange: PageRange) =>
  selectChildren(db)
    .where(eq(users.parent_id, parentId))
    .orderBy(asc(users.id))
    .limit(pageRange.limit)
    .offset(pageRange.offset);

/** All of a family: a plan allows a handful. */
export const listAllChildren = (db: Db, parentId: number): Promise<ChildRow[]> =>
  selectChildren(db).where(eq(users.parent_id, parentId)).orderBy(asc(users.id));

export const countChildren = async (db: Db, parentId: number): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(users).where(eq(users.parent_id, parentId));
  return row?.total ?? 0;
};

/** A child of this parent, or nothing: others' children don't exist for them. */
export const findChild = async (db: Db, parentId: number, childId: number): Promise<ChildRow | undefined> =>
  (await selectChildren(db).where(and(eq(users.parent_id, parentId), eq(users.id, childId))))[0];

import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { type UserRow, uploads, users } from '../../db/schema/index.ts';
import type { Window } from '../../http/paging.ts';

const avatar = { signed_id: uploads.signed_id, filename: uploads.filename };

const selectChildren = (db: Db, parentId: number) =>
  db
    .select({ child: users, avatar })
    .from(users)
    .leftJoin(uploads, eq(uploads.id, users.avatar_id))
    .where(eq(users.parent_id, parentId))
    .$dynamic();

export type ChildRow = Awaited<ReturnType<typeof listChildren>>[number];

export const listChildren = (db: Db, parentId: number, window: Window) =>
  selectChildren(db, parentId).orderBy(asc(users.id)).limit(window.limit).offset(window.offset);

export const countChildren = async (db: Db, parentId: number): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(users).where(eq(users.parent_id, parentId));
  return row?.total ?? 0;
};

/** A child of this parent, or nothing: others' children don't exist for them. */
export const findChild = async (db: Db, parentId: number, childId: number): Promise<ChildRow | undefined> =>
  (
    await db
      .select({ child: users, avatar })
      .from(users)
      .leftJoin(uploads, eq(uploads.id, users.avatar_id))
      .where(and(eq(users.parent_id, parentId), eq(users.id, childId)))
  )[0];

/** Adding children of one parent takes turns, so that two tabs can't pass the limit together. */
export const lockParent = async (db: Db, parentId: number): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.id, parentId)).for('update'))[0];

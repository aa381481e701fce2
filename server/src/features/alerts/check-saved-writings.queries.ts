import { eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { writings } from '../../db/schema/index.ts';

/** Writings saved since they were last read for a child in trouble, longest unread first. */
export const listUncheckedWritings = (db: Db, most: number) =>
  db
    .select({
      id: writings.id,
      version: writings.version,
      student_id: writings.student_id,
      writing_type: writings.writing_type,
      data: writings.data,
      content: writings.content,
    })
    .from(writings)
    .where(ne(writings.version, writings.checked_version))
    .orderBy(writings.id)
    .limit(most);

export type UncheckedWriting = Awaited<ReturnType<typeof listUncheckedWritings>>[number];

/** Says which version was read; one saved meanwhile is read next time. For the child the piece is unchanged. */
export const setCheckedVersion = async (db: Db, { id, version }: UncheckedWriting): Promise<void> => {
  await db
    .update(writings)
    .set({ checked_version: version, updated_at: sql`${writings.updated_at}` })
    .where(eq(writings.id, id));
};

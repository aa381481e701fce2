import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { chats, type WritingRow, writings } from '../../db/schema/index.ts';

/** A student's own writing, locked until the transaction ends. */
export const lockWriting = async (
  db: Db,
  studentId: number,
  writingId: number,
): Promise<WritingRow | undefined> =>
  (
    await db
      .select()
      .from(writings)
      .where(and(eq(writings.id, writingId), eq(writings.student_id, studentId)))
      .for('no key update')
  )[0];

export const updateWriting = async (
  db: Db,
  writingId: number,
  change: Partial<typeof writings.$inferInsert> & { updated_at: Date },
): Promise<void> => {
  await db.update(writings).set(change).where(eq(writings.id, writingId));
};

/** Every writing has its chat from the first moment. */
export const insertWriting = async (db: Db, row: typeof writings.$inferInsert): Promise<number> => {
  const [created] = await db.insert(writings).values(row).returning({ id: writings.id });
  if (!created) throw new Error('insert returned no row');
  await db.insert(chats).values({ title: row.title, target_id: created.id });
  return created.id;
};

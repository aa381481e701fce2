import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { type WritingRow, writings } from '../../db/schema/index.ts';

const shown = {
  id: writings.id,
  student_id: writings.student_id,
  title: writings.title,
  due_date: writings.due_date,
  usual_due_date: writings.usual_due_date,
  status: writings.status,
};

/** Locked until the transaction ends, in the order of their ids. */
export const lockUnfinishedWritings = (db: Db, activityId: number) =>
  db
    .select(shown)
    .from(writings)
    .where(and(eq(writings.activity_id, activityId), ne(writings.status, 'completed')))
    .orderBy(writings.id)
    .for('no key update');

/** Not a change of the text: the writings keep their place in lists. */
export const updateWritingRows = async (
  db: Db,
  writingIds: number[],
  change: Partial<Pick<WritingRow, 'title' | 'due_date' | 'usual_due_date'>>,
): Promise<void> => {
  if (writingIds.length === 0) return;
  await db.update(writings).set(change).where(inArray(writings.id, writingIds));
};

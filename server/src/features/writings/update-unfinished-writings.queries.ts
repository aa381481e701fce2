import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { writings } from '../../db/schema/index.ts';

const shown = {
  id: writings.id,
  student_id: writings.student_id,
  title: writings.title,
  due_date: writings.due_date,
  status: writings.status,
};

/** Not a change of the text: the writings keep their place in lists. */
export const updateUnfinishedWritingRows = (
  db: Db,
  { activity_id, title, due_date }: { activity_id: number; title: string; due_date: string | undefined },
) =>
  db
    .update(writings)
    .set({ title, ...(due_date && { due_date }) })
    .where(and(eq(writings.activity_id, activity_id), ne(writings.status, 'completed')))
    .returning(shown);

export const listUnstartedWritings = (db: Db, activityId: number) =>
  db
    .select(shown)
    .from(writings)
    .where(and(eq(writings.activity_id, activityId), eq(writings.status, 'pending')))
    .orderBy(writings.id);

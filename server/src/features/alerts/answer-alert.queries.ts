import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { alertAnswers } from '../../db/schema/index.ts';

type NewAnswer = typeof alertAnswers.$inferInsert;

export const findNewestAnswer = async (db: Db, alertId: number, userId: number) =>
  (
    await db
      .select()
      .from(alertAnswers)
      .where(and(eq(alertAnswers.alert_id, alertId), eq(alertAnswers.user_id, userId)))
      .orderBy(desc(alertAnswers.id))
      .limit(1)
  )[0];

export const insertAnswer = async (db: Db, row: NewAnswer): Promise<void> => {
  await db.insert(alertAnswers).values(row);
};

export const addNoteToAnswer = async (db: Db, answerId: number, note: string): Promise<void> => {
  await db
    .update(alertAnswers)
    .set({ note, is_note_for_teachers: true })
    .where(eq(alertAnswers.id, answerId));
};

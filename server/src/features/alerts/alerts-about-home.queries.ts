import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { alertAnswers, alerts } from '../../db/schema/index.ts';
import { teachersOf } from '../teacher-students/index.ts';

/** What a child says of being hurt or left alone may be about the very person who would read it at home. */
const homeWorries = ['abuse', 'being_hurt', 'neglect'];

export const mayBeAboutHome = (category: string): boolean => homeWorries.includes(category);

/**
 * A parent reads such a worry once a teacher has answered it; without a teacher there is nobody else to read it. One that
 * came from an account without a parent waits for an answer in any case.
 */
export const isShownToParents = (): SQL | undefined =>
  or(
    notInArray(alerts.category, homeWorries),
    sql`(${alerts.withheld_at} is null and cardinality(${teachersOf(alerts.student_id)}) = 0)`,
    sql`exists (select from ${alertAnswers} a where a.alert_id = ${alerts.id}
      and (${alerts.withheld_at} is null or a.answered_at > ${alerts.withheld_at}))`,
  );

/** Whoever answered those of this child so far knew that no parent reads them. */
export const withholdFromParents = async (db: Db, studentId: number, now: Date): Promise<void> => {
  await db
    .update(alerts)
    .set({ withheld_at: now })
    .where(and(eq(alerts.student_id, studentId), inArray(alerts.category, homeWorries)));
};

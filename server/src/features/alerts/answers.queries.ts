import type { AlertCounts } from '@inkling/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { alertAnswers, alerts, courses, enrollments, users } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import { visibleTo } from './alerts.queries.ts';

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

export const addNote = async (db: Db, answerId: number, note: string): Promise<void> => {
  await db.update(alertAnswers).set({ note }).where(eq(alertAnswers.id, answerId));
};

const isAnswered = sql`exists (select from ${alertAnswers} a where a.alert_id = ${alerts.id})`;
/** What counts is each adult's newest answer. */
const isFiction = sql`exists (
  select from (select distinct on (a.user_id) a.outcome from ${alertAnswers} a
    where a.alert_id = ${alerts.id} order by a.user_id, a.id desc) newest
  where newest.outcome = 'fiction')`;

const countIf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
const figures = {
  alerts: sql<number>`count(*)::int`,
  answered: countIf(isAnswered),
  fiction: countIf(isFiction),
};

export const countInAll = async (db: Db, caller: Caller): Promise<AlertCounts['total']> => {
  const rows = await db
    .select(figures)
    .from(alerts)
    .innerJoin(users, eq(users.id, alerts.student_id))
    .where(visibleTo(caller));
  return rows[0] ?? { alerts: 0, answered: 0, fiction: 0 };
};

export const countInClasses = (db: Db, teacherId: number): Promise<AlertCounts['classes']> =>
  db
    .select({ id: courses.id, title: courses.title, ...figures })
    .from(courses)
    .innerJoin(enrollments, eq(enrollments.course_id, courses.id))
    .innerJoin(alerts, eq(alerts.student_id, enrollments.student_id))
    .where(eq(courses.teacher_id, teacherId))
    .groupBy(courses.id)
    .orderBy(courses.title, courses.id);

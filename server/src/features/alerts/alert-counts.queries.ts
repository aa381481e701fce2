import type { AlertCounts } from '@inkling/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { alertAnswers, alerts, courses, enrollments, users } from '../../db/schema/index.ts';
import type { Caller, Teacher } from '../../http/caller.ts';
import { isCourseOf } from '../teacher-students/index.ts';
import { alertsVisibleTo, hasTeachersAnswer } from './alerts.queries.ts';

const isAnswered = sql`exists (select from ${alertAnswers} a where a.alert_id = ${alerts.id})`;
/** What counts is each adult's newest answer. */
const isFiction = sql`exists (
  select from (select distinct on (a.user_id) a.outcome from ${alertAnswers} a
    where a.alert_id = ${alerts.id} order by a.user_id, a.id desc) newest
  where newest.outcome = 'fiction')`;

const countIf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
const counts = {
  alerts: sql<number>`count(*)::int`,
  answered: countIf(isAnswered),
  fiction: countIf(isFiction),
};

export const countAlerts = async (db: Db, caller: Caller): Promise<AlertCounts['total']> => {
  const rows = await db
    .select(counts)
    .from(alerts)
    .innerJoin(users, eq(users.id, alerts.student_id))
    .where(alertsVisibleTo(caller));
  return rows[0] ?? { alerts: 0, answered: 0, fiction: 0 };
};

/** How many alerts a teacher has not answered, as a column of a statement that has their students as `students`. */
export const unansweredAlertsColumn = (teacherId: number): SQL => sql`(select count(*)::int from ${alerts}
  where ${alerts.student_id} in (select student_id from students) and not (${alerts.severity} = 'low' and ${hasTeachersAnswer})
    and not exists (select from ${alertAnswers} a where a.alert_id = ${alerts.id} and a.user_id = ${teacherId}))`;

export const countAlertsByCourse = (db: Db, teacher: Teacher): Promise<AlertCounts['classes']> =>
  db
    .select({ id: courses.id, title: courses.title, ...counts })
    .from(courses)
    .innerJoin(enrollments, eq(enrollments.course_id, courses.id))
    .innerJoin(alerts, eq(alerts.student_id, enrollments.student_id))
    .where(isCourseOf(sql`courses`, teacher))
    .groupBy(courses.id)
    .orderBy(courses.title, courses.id);

import type { AlertCounts } from '@inkling/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { alertAnswers, alerts, courses, enrollments, users } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import { isCourseOf } from '../teacher-students/index.ts';
import { alertsVisibleTo, hasTeachersAnswer } from './alerts.queries.ts';

const isAnswered = sql`exists (select from ${alertAnswers} a where a.alert_id = ${alerts.id})`;
/** What counts is each adult's newest answer. */
const isFiction = sql`exists (
  select from (select distinct on (a.user_id) a.outcome from ${alertAnswers} a
    where a.alert_id = ${alerts.id} order by a.user_id, a.id desc) newest
  where newest.outcome = 'fiction')`;

const countIf = (condition: SQL, name: string) =>
  sql<number>`(count(*) filter (where ${condition}))::int`.as(name);
const counts = {
  alerts: sql<number>`count(*)::int`.as('alerts'),
  answered: countIf(isAnswered, 'answered'),
  fiction: countIf(isFiction, 'fiction'),
};

/** Of everything a person sees, and, for a teacher, of each class; in one statement. */
export const countAlerts = async (db: Db, caller: Caller): Promise<AlertCounts> => {
  const all = db
    .select({
      id: sql<number | null>`null::int`.as('id'),
      title: sql<string | null>`null::text`.as('title'),
      ...counts,
    })
    .from(alerts)
    .innerJoin(users, eq(users.id, alerts.student_id))
    .where(alertsVisibleTo(caller));
  const ofCourses = db
    .select({
      id: sql<number | null>`${courses.id}`.as('id'),
      title: sql<string | null>`${courses.title}`.as('title'),
      ...counts,
    })
    .from(courses)
    .innerJoin(enrollments, eq(enrollments.course_id, courses.id))
    .innerJoin(alerts, eq(alerts.student_id, enrollments.student_id))
    .where(caller.role === 'teacher' ? isCourseOf(sql`courses`, caller) : sql`false`)
    .groupBy(courses.id);
  const rows = await unionAll(all, ofCourses).orderBy(sql`title nulls first`, sql`id`);
  const none = { alerts: 0, answered: 0, fiction: 0 };
  const total = rows.find(({ id }) => id === null) ?? none;
  return {
    total: { alerts: total.alerts, answered: total.answered, fiction: total.fiction },
    classes: rows.flatMap(({ id, title, ...row }) =>
      id === null || title === null ? [] : [{ id, title, ...row }],
    ),
  };
};

/** How many alerts a teacher has not answered, as a column of a statement that has their students as `students`. */
export const unansweredAlertsColumn = (teacherId: number): SQL => sql`(select count(*)::int from ${alerts}
  where ${alerts.student_id} in (select student_id from students) and not (${alerts.severity} = 'low' and ${hasTeachersAnswer})
    and not exists (select from ${alertAnswers} a where a.alert_id = ${alerts.id} and a.user_id = ${teacherId}))`;

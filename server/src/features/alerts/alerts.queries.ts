import type { AlertOutcome, Role } from '@inkling/contract';
import { and, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { alertAnswers, alerts, users, writings } from '../../db/schema/index.ts';
import type { Caller } from '../../http/caller.ts';
import type { PageRange } from '../../http/paging.ts';
import { isTaughtBy } from '../teacher-students/index.ts';
import { writingsVisibleTo as seesWriting } from '../writings/index.ts';
import { isShownToParents } from './alerts-about-home.queries.ts';

export interface AlertFilter {
  student_id_eq?: number | undefined;
  level_eq?: 'sure' | 'look' | undefined;
  open?: boolean | undefined;
}

/** Parents see alerts about their own children, teachers about their students. */
export const alertsVisibleTo = (caller: Caller): SQL | undefined =>
  caller.role === 'parent'
    ? and(eq(users.parent_id, caller.id), isShownToParents())
    : isTaughtBy(alerts.student_id, caller);

/** Of a teacher, whoever it is. */
export const hasTeachersAnswer = sql`exists (select from ${alertAnswers} a join ${users} by_whom on by_whom.id = a.user_id
  where a.alert_id = ${alerts.id} and by_whom.role = 'teacher')`;

/** Each adult answers for themselves: what a parent has settled stays open for the teacher. */
const isAnsweredBy = ({ id }: Caller): SQL =>
  sql`exists (select from ${alertAnswers} a where a.alert_id = ${alerts.id} and a.user_id = ${id})`;

/**
 * What was only worth a look is settled once a teacher has read it; a parent's word settles it for the parent alone,
 * since it may be about home.
 */
const isSettledFor = (caller: Caller): SQL =>
  sql`(${isAnsweredBy(caller)} or (${alerts.severity} = 'low' and ${hasTeachersAnswer}))`;

interface AnswerRow {
  at: string;
  outcome: AlertOutcome;
  note: string | null;
  is_note_for_teachers: boolean;
  by: { id: number; full_name: string; role: Role } | null;
}

const allAnswers = sql<AnswerRow[]>`(
  select coalesce(json_agg(json_build_object('at', a.answered_at, 'outcome', a.outcome, 'note', a.note,
    'is_note_for_teachers', a.is_note_for_teachers, 'by',
    case when u.id is not null then json_build_object('id', u.id, 'full_name', u.full_name, 'role', u.role) end)
    order by a.id), '[]')
  from ${alertAnswers} a left join ${users} u on u.id = a.user_id where a.alert_id = ${alerts.id})`;

const selectAlerts = (db: Db, caller: Caller, where: SQL | undefined) =>
  db
    .select({
      alert: alerts,
      student: { id: users.id, full_name: users.full_name, screen_name: users.screen_name },
      writing: { id: writings.id, title: writings.title },
      answers: allAnswers.as('answers'),
      /** Alerts reach everyone responsible; a writing is seen by fewer. */
      sees_writing: sql<boolean>`coalesce(${seesWriting(caller)}, false)`.as('sees_writing'),
      /** On all pages. */
      total: sql<number>`(count(*) over ())::int`.as('total'),
    })
    .from(alerts)
    .innerJoin(users, eq(users.id, alerts.student_id))
    .leftJoin(writings, eq(writings.id, alerts.writing_id))
    .where(and(alertsVisibleTo(caller), where))
    .$dynamic();

export type AlertRow = Awaited<ReturnType<typeof selectAlerts>>[number];

const matching = (caller: Caller, { student_id_eq, level_eq, open }: AlertFilter): SQL | undefined =>
  and(
    student_id_eq === undefined ? undefined : eq(alerts.student_id, student_id_eq),
    level_eq && (level_eq === 'look' ? eq(alerts.severity, 'low') : ne(alerts.severity, 'low')),
    open === undefined ? undefined : sql`${isSettledFor(caller)} = ${!open}`,
  );

const surestFirst = (caller: Caller): SQL[] => [
  isSettledFor(caller),
  desc(alerts.severity),
  sql`${alerts.certainty} desc nulls last`,
];

const countMatchingAlerts = async (db: Db, caller: Caller, filter: AlertFilter): Promise<number> => {
  const rows = await db
    .select({ total: count() })
    .from(alerts)
    .innerJoin(users, eq(users.id, alerts.student_id))
    .where(and(alertsVisibleTo(caller), matching(caller, filter)));
  return rows[0]?.total ?? 0;
};

/** One page and how many there are on all: one statement, as the dashboard asks for two lists. */
export const listAlerts = async (
  db: Db,
  caller: Caller,
  filter: AlertFilter,
  { limit, offset }: PageRange,
): Promise<{ rows: AlertRow[]; total: number }> => {
  const rows = await selectAlerts(db, caller, matching(caller, filter))
    .orderBy(...(filter.open === false ? [] : surestFirst(caller)), desc(alerts.id))
    .limit(limit)
    .offset(offset);
  // A page past the last has no row that could tell.
  const isPastLast = rows.length === 0 && offset > 0;
  return { rows, total: isPastLast ? await countMatchingAlerts(db, caller, filter) : (rows[0]?.total ?? 0) };
};

export const findAlert = async (db: Db, caller: Caller, alertId: number): Promise<AlertRow | undefined> =>
  (await selectAlerts(db, caller, eq(alerts.id, alertId)))[0];

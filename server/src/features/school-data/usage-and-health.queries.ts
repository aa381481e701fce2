import type { SchoolHealth, SchoolUsage } from '@inkling/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  aiFeedbackItems,
  aiFeedbacks,
  emails,
  ltiGrades,
  ltiIdentities,
  ltiPlatforms,
  organisationMembers,
  rosterRuns,
  schoolInvitations,
  ssoConnections,
  users,
  writings,
} from '../../db/schema/index.ts';
import { studentsOfSchool } from '../school-membership/index.ts';

const staffOf = (organisationId: number): SQL =>
  sql`(select m.user_id from ${organisationMembers} m where m.organisation_id = ${organisationId})`;

export const countActivePeople = async (
  db: Db,
  organisationId: number,
  since: Date,
): Promise<Omit<SchoolUsage, 'weeks'>> => {
  const moment = since.toISOString();
  const { rows } = await db.execute<Omit<SchoolUsage, 'weeks'> & Record<string, unknown>>(sql`
    select staff.total as staff_count, staff.active as staff_active_count, students.total as students_count,
      students.active as students_active_count, students.never as students_never_count
    from (select count(*)::int as total, (count(*) filter (where u.last_login_at >= ${moment}))::int as active
        from ${users} u where u.id in ${staffOf(organisationId)}) staff,
      (select count(*)::int as total, (count(*) filter (where u.last_login_at >= ${moment}))::int as active,
        (count(*) filter (where u.last_login_at is null))::int as never
        from ${users} u where u.id in (${studentsOfSchool(organisationId)})) students`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate answers one row');
  return row;
};

/** Work of the staff by week, the newest first; weeks in which nothing happened are there too. */
export const countWorkByWeek = async (
  db: Db,
  organisationId: number,
  { weeks, timeZone }: { weeks: string[]; timeZone: string },
): Promise<SchoolUsage['weeks']> => {
  const start = sql`(${weeks.at(-1)}::date)::timestamp at time zone ${timeZone}`;
  const weekOf = (moment: SQL) => sql`date_trunc('week', ${moment} at time zone ${timeZone})::date`;
  const work = sql`select w.student_id, w.started_at, w.completed_at, w.reviewed_at from ${writings} w
    where w.teacher_id in ${staffOf(organisationId)}
      and greatest(w.started_at, w.completed_at, w.reviewed_at) >= ${start}`;
  const { rows } = await db.execute<SchoolUsage['weeks'][number] & Record<string, unknown>>(sql`
    with work as materialized (${work}),
    happened as (
      select ${weekOf(sql`started_at`)} as week, 'begun' as what, student_id from work where started_at >= ${start}
      union all select ${weekOf(sql`completed_at`)}, 'handed in', student_id from work where completed_at >= ${start}
      union all select ${weekOf(sql`reviewed_at`)}, 'reviewed', student_id from work where reviewed_at >= ${start})
    select week::text as week, (count(*) filter (where what = 'begun'))::int as begun,
      (count(*) filter (where what = 'handed in'))::int as handed_in,
      (count(*) filter (where what = 'reviewed'))::int as reviewed,
      (count(distinct student_id) filter (where what = 'handed in'))::int as students
    from happened group by 1`);
  const nothing = { begun: 0, handed_in: 0, reviewed: 0, students: 0 };
  return weeks.map((week) => rows.find((row) => row.week === week) ?? { week, ...nothing });
};

type Check = Omit<SchoolHealth['checks'][number], 'at'> & { at: string | null };

const lateFeedbackMinutes = 15;
const longInvitationDays = 7;
const lookedAtEmailDays = 30;

/** What waits or failed, each in one count. */
export const readChecks = async (db: Db, organisationId: number, now: Date): Promise<Check[]> => {
  const ago = (minutes: number) =>
    sql`${new Date(now.getTime() - minutes * 60_000).toISOString()}::timestamptz`;
  const dayMinutes = 24 * 60;
  const state = (isUsed: SQL, waiting: SQL): SQL =>
    sql`case when not ${isUsed} then 'unused' when ${waiting} > 0 then 'look' else 'fine' end`;
  const row = (
    check: Check['check'],
    { isUsed, count, at }: { isUsed: SQL; count: SQL; at: SQL },
  ): SQL => sql`
    select ${check} as "check", ${state(isUsed, sql`n.count`)} as state, n.count, (${at})::text as at
    from (select (${count})::int as count) n`;
  const late = sql`select count(distinct f.writing_id) from ${aiFeedbackItems} i join ${aiFeedbacks} f on f.id = i.feedback_id
    join ${writings} w on w.id = f.writing_id
    where i.status = 'generating' and i.updated_at < ${ago(lateFeedbackMinutes)} and w.teacher_id in ${staffOf(organisationId)}`;
  const lastRun = sql`select r.created_at, r.result from ${rosterRuns} r where r.organisation_id = ${organisationId} order by r.id desc limit 1`;
  const grades = sql`${ltiGrades} g join ${ltiIdentities} i on i.id = g.identity_id join ${ltiPlatforms} p on p.id = i.platform_id
    where p.organisation_id = ${organisationId}`;
  const parts = [
    row('feedback', { isUsed: sql`true`, count: late, at: sql`null` }),
    row('roster', {
      isUsed: sql`exists (${lastRun})`,
      count: sql`select coalesce((select case when (x.result ->> 'can_apply')::boolean
        then (x.result ->> 'problems_count')::int else greatest(1, (x.result ->> 'problems_count')::int) end
        from (${lastRun}) x), 0)`,
      at: sql`select x.created_at from (${lastRun}) x`,
    }),
    row('sign_on', {
      isUsed: sql`exists (select from ${ssoConnections} c where c.organisation_id = ${organisationId})`,
      count: sql`select count(*) from ${ssoConnections} c where c.organisation_id = ${organisationId} and not c.enabled`,
      at: sql`null`,
    }),
    row('platforms', {
      isUsed: sql`exists (select from ${ltiPlatforms} p where p.organisation_id = ${organisationId})`,
      count: sql`select count(*) from ${grades} and g.sent_revision < g.revision and g.problem is not null`,
      at: sql`select max(g.sent_at) from ${grades}`,
    }),
    row('emails', {
      isUsed: sql`true`,
      count: sql`select count(*) from ${emails} e where e.status = 'failed'
        and e.created_at >= ${ago(lookedAtEmailDays * dayMinutes)} and e.user_id in ${staffOf(organisationId)}`,
      at: sql`select max(e.sent_at) from ${emails} e where e.user_id in ${staffOf(organisationId)}`,
    }),
    row('invitations', {
      isUsed: sql`true`,
      count: sql`select count(*) from ${schoolInvitations} v where v.organisation_id = ${organisationId}
        and v.updated_at < ${ago(longInvitationDays * dayMinutes)}`,
      at: sql`null`,
    }),
  ];
  const { rows } = await db.execute<Check & Record<string, unknown>>(sql.join(parts, sql` union all `));
  return rows;
};

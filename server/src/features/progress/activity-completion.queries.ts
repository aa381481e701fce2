import type { CheckedInput, progress } from '@inkling/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containsText } from '../../db/contains-text.ts';
import { activities, writings } from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';
import type { PageRange } from '../../http/paging.ts';
import { isActivityOf, isWritingVisibleToTeacher, studentsOf } from '../teacher-students/index.ts';
import type { TeacherOnDate } from './teacher-progress.queries.ts';

export type ActivityQuery = Pick<
  CheckedInput<typeof progress.listActivityCompletion>['query'],
  'keyword' | 'deadline_eq'
>;

export interface ActivityStatistics extends Record<string, unknown> {
  id: number;
  title: string;
  due_date: string | null;
  assigned: number;
  completed: number;
  progressing: number;
  pending: number;
  overdue: number;
}

/** Work on one activity that the teacher sees. */
const workOn = (activityId: SQL, teacher: Teacher): SQL => sql`
  ${writings} w where w.activity_id = ${activityId} and ${isWritingVisibleToTeacher(sql`w`, teacher)}
  and (w.student_id in (${studentsOf(teacher)})) is true`;

const dueDate = sql`coalesce(${activities.due_date}, latest.due_date)`;

/** All activities somebody was given, each known by the last of its writings to be due. */
const given = ({ teacher, today }: TeacherOnDate, { keyword, deadline_eq }: ActivityQuery): SQL => sql`
  select ${activities.id}, ${activities.title}, ${dueDate} as due_date from ${activities}
  cross join lateral (
    select w.due_date from ${workOn(sql`${activities.id}`, teacher)} order by w.due_date desc nulls last limit 1
  ) latest
  where ${and(
    isActivityOf(sql`activities`, teacher),
    containsText(keyword, [activities.title]),
    deadline_eq === 'upcoming' ? sql`${dueDate} >= ${today}` : undefined,
    deadline_eq === 'past' ? sql`${dueDate} < ${today}` : undefined,
  )}`;

/** Counted only for the activities that are shown. */
const statisticsOf = (activityId: SQL, { teacher, today }: TeacherOnDate): SQL => sql`
  select count(*)::int as assigned,
    (count(*) filter (where w.status = 'completed'))::int as completed,
    (count(*) filter (where w.status = 'progressing'))::int as progressing,
    (count(*) filter (where w.status = 'pending'))::int as pending,
    (count(*) filter (where w.status <> 'completed' and w.due_date < ${today}))::int as overdue
  from ${workOn(activityId, teacher)}`;

/** What is due next comes first, then what was due last, then what is never due. */
const byUrgency = (today: string): SQL => sql`
  order by (due_date < ${today}) nulls last, case when due_date >= ${today} then due_date end, due_date desc, id`;

export const listActivityStatistics = async (
  db: Db,
  of: TeacherOnDate,
  query: ActivityQuery & { pageRange: PageRange },
): Promise<{ items: ActivityStatistics[]; total: number }> => {
  const { rows } = await db.execute<ActivityStatistics & { found: number }>(sql`
    with given as materialized (${given(of, query)})
    select page.id, page.title, page.due_date::text, f.*, total.found
    from (select count(*)::int as found from given) total
    left join (select * from given ${byUrgency(of.today)}
      limit ${query.pageRange.limit} offset ${query.pageRange.offset}) page on true
    left join lateral (${statisticsOf(sql`page.id`, of)}) f on true
    ${byUrgency(of.today)}`);
  return { items: rows.filter(({ id }) => id !== null), total: rows[0]?.found ?? 0 };
};

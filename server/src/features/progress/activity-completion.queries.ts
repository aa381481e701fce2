import type { CheckedInput, progress } from '@inkling/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containing } from '../../db/containing.ts';
import { activities, writings } from '../../db/schema/index.ts';
import type { Window } from '../../http/paging.ts';
import { studentsOf } from '../students/index.ts';
import type { Class } from './class-progress.queries.ts';

export type ActivityQuery = Pick<
  CheckedInput<typeof progress.listActivityCompletion>['query'],
  'keyword' | 'deadline_eq'
>;

export interface ActivityFigures extends Record<string, unknown> {
  id: number;
  title: string;
  due_date: string | null;
  assigned: number;
  completed: number;
  progressing: number;
  pending: number;
  overdue: number;
}

/** All activities somebody was given, from one walk over the teacher's writings. */
const figures = ({ teacherId, today }: Class): SQL => sql`
  select w.activity_id, max(w.due_date) as due_date, count(*)::int as assigned,
    (count(*) filter (where w.status = 'completed'))::int as completed,
    (count(*) filter (where w.status = 'progressing'))::int as progressing,
    (count(*) filter (where w.status = 'pending'))::int as pending,
    (count(*) filter (where w.status <> 'completed' and w.due_date < ${today}))::int as overdue
  from ${writings} w
  where w.teacher_id = ${teacherId} and (w.student_id in (${studentsOf(teacherId)})) is true
  group by w.activity_id`;

const dueDate = sql`coalesce(${activities.due_date}, f.due_date)`;

const from = (of: Class, { keyword, deadline_eq }: ActivityQuery): SQL => sql`
  from (${figures(of)}) f join ${activities} on ${activities.id} = f.activity_id
  where ${
    and(
      eq(activities.teacher_id, of.teacherId),
      containing(keyword, [activities.title]),
      deadline_eq === 'upcoming' ? sql`${dueDate} >= ${of.today}` : undefined,
      deadline_eq === 'past' ? sql`${dueDate} < ${of.today}` : undefined,
    ) ?? sql`true`
  }`;

/** What is due next comes first, then what was due last, then what is never due. */
export const listActivityFigures = async (
  db: Db,
  of: Class,
  query: ActivityQuery & { window: Window },
): Promise<{ items: ActivityFigures[]; total: number }> => {
  const { rows } = await db.execute<ActivityFigures & { found: number }>(sql`
    with found as materialized (
      select ${activities.id}, ${activities.title}, ${dueDate}::text as due_date, f.assigned, f.completed,
        f.progressing, f.pending, f.overdue ${from(of, query)}
    )
    select found.*, total.found from (select count(*)::int as found from found) total left join (
      select * from found
      order by (due_date < ${of.today}) nulls last, case when due_date >= ${of.today} then due_date end, due_date desc, id
      limit ${query.window.limit} offset ${query.window.offset}
    ) found on true`);
  return { items: rows.filter(({ id }) => id !== null), total: rows[0]?.found ?? 0 };
};

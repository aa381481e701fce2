import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activities, writings } from '../../db/schema/index.ts';

export interface HandedIn extends Record<string, unknown> {
  teacher_id: number;
  /** After the teacher asked for another draft. */
  again: boolean;
  title: string;
  students: number;
}

/** What came in between two moments and waits to be read, by teacher and activity, the newest first. */
export const listHandedIn = async (db: Db, { from, to }: { from: Date; to: Date }): Promise<HandedIn[]> => {
  const { rows } = await db.execute<HandedIn>(sql`
    select w.teacher_id, w.times_returned > 0 as again, a.title, count(distinct w.student_id)::int as students
    from ${writings} w join ${activities} a on a.id = w.activity_id
    where w.status = 'completed' and w.teacher_id is not null
      and w.completed_at >= ${from.toISOString()} and w.completed_at < ${to.toISOString()}
      and (w.reviewed_at is null or w.reviewed_at < w.completed_at)
    group by w.teacher_id, again, a.id
    order by w.teacher_id, max(w.completed_at) desc, a.id`);
  return rows;
};

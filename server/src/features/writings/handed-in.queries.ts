import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activities, courseTeachers, writings } from '../../db/schema/index.ts';
import { isTeachingOnDate } from '../teacher-students/index.ts';

export interface HandedInWriting extends Record<string, unknown> {
  teacher_id: number;
  /** After the teacher asked for another draft. */
  again: boolean;
  title: string;
  students: number;
}

/** What came in between two moments and waits to be read, for everyone who teaches it on this day, by teacher and activity, the newest first. */
export const listHandedInWritings = async (
  db: Db,
  { from, to, day }: { from: Date; to: Date; day: string },
): Promise<HandedInWriting[]> => {
  const { rows } = await db.execute<HandedInWriting>(sql`
    select r.teacher_id, w.times_returned > 0 as again, a.title, count(distinct w.student_id)::int as students
    from ${writings} w join ${activities} a on a.id = w.activity_id
    cross join lateral (select w.teacher_id union select p.teacher_id from ${courseTeachers} p
      where p.course_id = w.course_id and ${isTeachingOnDate(sql`p`, day)}) r
    where w.status = 'completed' and w.teacher_id is not null
      and w.completed_at >= ${from.toISOString()} and w.completed_at < ${to.toISOString()}
      and (w.reviewed_at is null or w.reviewed_at < w.completed_at)
    group by r.teacher_id, again, a.id
    order by r.teacher_id, max(w.completed_at) desc, a.id`);
  return rows;
};

import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { writings } from '../../db/schema/index.ts';
import { studentsOf } from '../students/index.ts';

export const completionBuckets = [
  { from: 0, to: 25 },
  { from: 26, to: 50 },
  { from: 51, to: 75 },
  { from: 76, to: 100 },
];
export const scoreBuckets = [
  { from: 0, to: 60 },
  { from: 61, to: 70 },
  { from: 71, to: 80 },
  { from: 81, to: 90 },
  { from: 91, to: 100 },
];

const upperBounds = (buckets: { to: number }[]) => sql.raw(`array[${buckets.map(({ to }) => to).join(',')}]`);

/** Students by completion: one row for each percentage that occurs, in whole per cent. */
export const listCompletions = async (db: Db, teacherId: number) => {
  const { rows } = await db.execute<{ percentage: number | null; students: number }>(sql`
    select f.percentage, count(*)::int as students
    from (${studentsOf(teacherId)}) s
    left join (
      select w.student_id, round(100.0 * count(*) filter (where w.status = 'completed') / count(*))::int as percentage
      from ${writings} w where w.teacher_id = ${teacherId} group by w.student_id
    ) f on f.student_id = s.student_id
    group by f.percentage`);
  return rows;
};

/** Completed writings by score: how many and what sum, for each bucket that occurs. */
export const listScoreBuckets = async (db: Db, teacherId: number) => {
  const { rows } = await db.execute<{ to: number; writings: number; sum: number }>(sql`
    select (${upperBounds(scoreBuckets)})[1 + (score > 60)::int + (score > 70)::int + (score > 80)::int
        + (score > 90)::int] as "to",
      count(*)::int as writings, sum(exact)::float as sum
    from (
      select coalesce(w.teacher_scoring, w.ai_scoring) as exact,
        round(coalesce(w.teacher_scoring, w.ai_scoring)::numeric) as score
      from ${writings} w
      where w.teacher_id = ${teacherId} and w.status = 'completed'
        and (w.student_id in (${studentsOf(teacherId)})) is true
    ) scored
    where score is not null group by 1`);
  return rows;
};

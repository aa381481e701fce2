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

const score = sql`coalesce(w.teacher_scoring, w.ai_scoring)`;

/** Completed pieces whose rounded score lies in each bucket; half a point up belongs to the next. */
const spread = sql.join(
  scoreBuckets.map(
    ({ from, to }, index) =>
      sql`count(*) filter (where w.status = 'completed' and ${score} < ${to} + 0.5
        ${index === 0 ? sql`` : sql`and ${score} >= ${from} - 0.5`})`,
  ),
  sql`, `,
);

/** How far every student is and how they score, in one walk over one index. */
export const listCompletions = async (db: Db, teacherId: number) => {
  const { rows } = await db.execute<{
    /** Null for a student who was assigned nothing. */
    percentage: number | null;
    scored: number;
    scores: number;
    spread: number[];
  }>(sql`
    select f.percentage, coalesce(f.scored, 0) as scored, coalesce(f.scores, 0) as scores,
      coalesce(f.spread, '{}') as spread
    from (${studentsOf(teacherId)}) s
    left join (
      select w.student_id, round(100.0 * count(*) filter (where w.status = 'completed') / count(*))::int as percentage,
        (count(${score}) filter (where w.status = 'completed'))::int as scored,
        (sum(${score}) filter (where w.status = 'completed'))::float as scores,
        array[${spread}]::int[] as spread
      from ${writings} w where w.teacher_id = ${teacherId} group by w.student_id
    ) f on f.student_id = s.student_id`);
  return rows;
};

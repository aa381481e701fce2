import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Teacher } from '../../http/caller.ts';
import { studentsOf } from '../teacher-students/index.ts';
import { selectWorkCounts } from '../writings/index.ts';
import { percentage } from './teacher-progress.queries.ts';

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

/** Completed pieces with a score, by the bucket it lies in; the database keeps the same buckets. */
const spread = sql.join(
  scoreBuckets.map((_, band) => sql`coalesce(sum(c.total) filter (where c.score_band = ${band}), 0)`),
  sql`, `,
);

/** How far every student is and how they score, from the counts that are kept of their work. */
export const listCompletions = async (
  db: Db,
  { teacher, isBlind }: { teacher: Teacher; isBlind: boolean },
) => {
  const { rows } = await db.execute<{
    /** Null for a student who was assigned nothing. */
    percentage: number | null;
    scores: number;
    spread: number[];
  }>(sql`
    select f.percentage, coalesce(f.scores, 0) as scores, coalesce(f.spread, '{}') as spread
    from (${studentsOf(teacher)}) s
    left join (
      select c.student_id, ${percentage} as percentage, sum(c.score_sum) as scores, array[${spread}]::int[] as spread
      from (${selectWorkCounts(teacher, { isBlind })}) c group by c.student_id
    ) f on f.student_id = s.student_id`);
  return rows;
};

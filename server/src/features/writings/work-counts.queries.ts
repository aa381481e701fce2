import type { WritingStatus } from '@inkling/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { workCounts, writings } from '../../db/schema/index.ts';
import { isTaughtBy } from '../teacher-students/index.ts';
import { hidesScore } from './waiting-work.queries.ts';

/** The kept counts of the work a teacher set; whose students they still are is for the reader to say. */
export const selectWorkCounts = (teacherId: number, { isBlind }: { isBlind: boolean }): SQL => {
  const kept = sql`select * from ${workCounts} c where c.teacher_id = ${teacherId}`;
  return isBlind ? sql`${kept} union all ${withoutScore(teacherId)}` : kept;
};

/** Takes what waits for a review out of its band and puts it among the pieces without a score. */
const withoutScore = (teacherId: number): SQL => sql`
  select w.teacher_id, w.student_id, w.status, moved.band, moved.total, moved.score_sum
  from ${writings} w cross join lateral (values
    (score_band(w.ai_scoring), -1, -w.ai_scoring::double precision),
    ((-1)::smallint, 1, 0::double precision)) as moved(band, total, score_sum)
  where w.teacher_id = ${teacherId} and ${hidesScore(sql`w`)}`;

/** How many of the writings a teacher sees stand where; what `visibleTo` would count, without counting. */
export const sumWorkCounts = async (db: Db, teacherId: number): Promise<Record<WritingStatus, number>> => {
  const { rows } = await db.execute<{ status: WritingStatus; total: number }>(sql`
    select c.status, sum(c.total)::int as total from (${selectWorkCounts(teacherId, { isBlind: false })}) c
    where ${isTaughtBy(sql`c.student_id`, teacherId)} group by c.status`);
  const of = (status: WritingStatus) => rows.find((row) => row.status === status)?.total ?? 0;
  return { pending: of('pending'), progressing: of('progressing'), completed: of('completed') };
};

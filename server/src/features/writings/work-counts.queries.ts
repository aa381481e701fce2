import type { WritingStatus } from '@inkling/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { workCounts, writings } from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';
import { isScoreHiddenForBlindMarking } from '../blind-marking/index.ts';
import { isTaughtBy, isWritingVisibleToTeacher } from '../teacher-students/index.ts';

/** The kept counts of the work a teacher set; whose students they still are is for the reader to say. */
export const selectWorkCounts = (teacher: Teacher, { isBlind }: { isBlind: boolean }): SQL => {
  const kept = sql`select c.teacher_id, c.student_id, c.status, c.score_band, c.total, c.score_sum
    from ${workCounts} c where c.teacher_id = ${teacher.id}`;
  const all = teacher.shared_courses.length === 0 ? kept : sql`${kept} union all ${inSharedCourses(teacher)}`;
  return isBlind ? sql`${all} union all ${withoutScore(teacher)}` : all;
};

/** What is set in colleagues' courses is counted as it stands: it is kept for the lead. */
const inSharedCourses = ({ id, shared_courses }: Teacher): SQL => sql`
  select w.teacher_id, w.student_id, w.status, score_band(s.score), 1, coalesce(s.score, 0)
  from ${writings} w cross join lateral (select counted_score(w.status, w.teacher_scoring, w.ai_scoring) as score) s
  where w.course_id = any(${sql.param(shared_courses)}::int[]) and w.teacher_id is distinct from ${id}`;

/** Takes what waits for a review out of its band and puts it among the pieces without a score. */
const withoutScore = (teacher: Teacher): SQL => sql`
  select w.teacher_id, w.student_id, w.status, moved.band, moved.total, moved.score_sum
  from ${writings} w cross join lateral (values
    (score_band(w.ai_scoring), -1, -w.ai_scoring::double precision),
    ((-1)::smallint, 1, 0::double precision)) as moved(band, total, score_sum)
  where ${isWritingVisibleToTeacher(sql`w`, teacher)} and w.status = 'completed'
    and ${isScoreHiddenForBlindMarking(sql`w`)}`;

/** How many of the writings a teacher sees stand where; what `visibleTo` would count, without counting. */
export const sumWorkCounts = async (db: Db, teacher: Teacher): Promise<Record<WritingStatus, number>> => {
  const { rows } = await db.execute<{ status: WritingStatus; total: number }>(sql`
    select c.status, sum(c.total)::int as total from (${selectWorkCounts(teacher, { isBlind: false })}) c
    where ${isTaughtBy(sql`c.student_id`, teacher)} group by c.status`);
  const of = (status: WritingStatus) => rows.find((row) => row.status === status)?.total ?? 0;
  return { pending: of('pending'), progressing: of('progressing'), completed: of('completed') };
};

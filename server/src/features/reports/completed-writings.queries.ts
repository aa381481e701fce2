import type { CriterionResult, RoundMark, UnscoredReason } from '@inkling/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { activityReports, users } from '../../db/schema/index.ts';

export const findReportAndStudent = async (db: Db, reportId: number) =>
  (
    await db
      .select({ report: activityReports, student: users })
      .from(activityReports)
      .innerJoin(users, eq(users.id, activityReports.student_id))
      .where(eq(activityReports.id, reportId))
  )[0];
export type ReportAndStudent = NonNullable<Awaited<ReturnType<typeof findReportAndStudent>>>;

export interface CompletedWriting extends Record<string, unknown> {
  title: string;
  writing_type: string;
  completed_at: Date;
  words: number;
  seconds: number;
  revisions: number;
  results: CriterionResult[];
  /** By a teacher on the finished draft. */
  teacher_marks: RoundMark[];
  unscored: UnscoredReason | null;
  /** The coach has not finished with it yet. */
  is_being_read: boolean;
}

/** What a student finished for one course or challenge on the days of a report, with marks and practice. */
export const listCompletedWritings = async (
  db: Db,
  report: ReportAndStudent['report'],
  zone: string,
): Promise<CompletedWriting[]> => {
  const target = report.target_type === 'Course' ? sql`w.course_id` : sql`w.challenge_id`;
  const { rows } = await db.execute<CompletedWriting>(sql`
    select w.title, w.writing_type, w.completed_at, w.word_count as words,
      case when w.teacher_scoring is null then w.unscored end as unscored,
      (select coalesce(sum(l.spent_time), 0)::int from writing_logs l where l.writing_id = w.id) as seconds,
      (select count(*)::int from writing_revisions r where r.writing_id = w.id) as revisions,
      (select coalesce(json_agg(i.result order by i.criterion) filter (where i.result is not null), '[]')
        from ai_feedbacks f join ai_feedback_items i on i.feedback_id = f.id
        where f.writing_id = w.id) as results,
      (select coalesce(json_agg(json_build_object('criterion', t.criterion, 'mark', t.mark, 'maximum', t.maximum)
          order by t.updated_at), '[]')
        from teacher_marks t where t.writing_id = w.id and t.version = w.version) as teacher_marks,
      exists (select 1 from ai_feedbacks f join ai_feedback_items i on i.feedback_id = f.id
        where f.writing_id = w.id and i.status = 'generating') as is_being_read
    from writings w
    where w.student_id = ${report.student_id} and w.teacher_id = ${report.teacher_id}
      and ${target} = ${report.target_id} and w.status = 'completed'
      and (w.completed_at at time zone ${zone})::date between ${report.start_date} and ${report.end_date}
    order by w.completed_at, w.id`);
  return rows.map((row) => ({ ...row, completed_at: new Date(row.completed_at) }));
};

export interface WeekOfStudent extends Record<string, unknown> {
  teacher_id: number;
  student_id: number;
  course_id: number;
}

/** Who worked in which running course on these days. */
export const listActiveStudents = async (
  db: Db,
  days: { from: string; to: string; zone: string },
): Promise<WeekOfStudent[]> =>
  (
    await db.execute<WeekOfStudent>(sql`
      select distinct c.teacher_id, w.student_id, c.id as course_id
      from writings w join courses c on c.id = w.course_id
      join enrollments e on e.course_id = c.id and e.student_id = w.student_id
      where c.status = 'active' and w.started_at is not null
        and (w.updated_at at time zone ${days.zone})::date between ${days.from} and ${days.to}
      order by c.teacher_id, c.id, w.student_id`)
  ).rows;

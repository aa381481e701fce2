import type { CriterionResult, RoundMark, UnscoredReason } from '@inkling/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { studentReports, users } from '../../db/schema/index.ts';
import {
  isCriterionAwaitingApproval,
  isOverallAwaitingApproval,
} from '../feedback-awaiting-approval/index.ts';
import { redraftCountOf } from '../writings/index.ts';

export const findReportAndStudent = async (db: Db, reportId: number) =>
  (
    await db
      .select({ report: studentReports, student: users })
      .from(studentReports)
      .innerJoin(users, eq(users.id, studentReports.student_id))
      .where(eq(studentReports.id, reportId))
  )[0];
export type ReportAndStudent = NonNullable<Awaited<ReturnType<typeof findReportAndStudent>>>;

export interface CompletedWriting extends Record<string, unknown> {
  id: number;
  student_id: number;
  grade_level: number | null;
  title: string;
  writing_type: string;
  completed_at: Date;
  words: number;
  seconds: number;
  redrafts: number;
  content: string;
  ai_scoring: number | null;
  teacher_scoring: number | null;
  /** The newest of those to the whole piece. */
  comment: string | null;
  /** Of the finished draft. */
  results: CriterionResult[];
  /** By a teacher on the finished draft. */
  teacher_marks: RoundMark[];
  unscored: UnscoredReason | null;
  /** It raised an alert. */
  is_worrying: boolean;
  /** The coach has not finished with it yet. */
  is_being_read: boolean;
  /** Since when its marks are of an earlier text; null when they are of this one. */
  outdated_since: Date | null;
}

type About = Pick<ReportAndStudent['report'], 'target_type' | 'target_id' | 'start_date' | 'end_date'>;

const targetColumn = ({ target_type }: Pick<About, 'target_type'>): SQL =>
  target_type === 'Course' ? sql`w.course_id` : sql`w.challenge_id`;

/** Pieces of a course or challenge that were finished on these days. */
const isFinishedIn = (about: About, zone: string): SQL => sql`
  ${targetColumn(about)} = ${about.target_id} and w.status = 'completed'
  and (w.completed_at at time zone ${zone})::date between ${about.start_date} and ${about.end_date}`;

/** What was finished for one course or challenge on the days of a report, with marks and practice; for the family without what the teacher reads first. */
export const listCompletedWritings = async (
  db: Db,
  about: About & { student_id?: number },
  { zone, isForFamily }: { zone: string; isForFamily: boolean },
): Promise<CompletedWriting[]> => {
  const w = sql`w`;
  const itemHold = { criterion: sql`i.criterion`, version: sql`i.made_from_version` };
  const isHeld = isForFamily ? isOverallAwaitingApproval(w, sql`w.version`) : sql`false`;
  const isItemAwaitingApproval = isForFamily ? isCriterionAwaitingApproval(w, itemHold) : sql`false`;
  const { rows } = await db.execute<CompletedWriting>(sql`
    select w.id, w.student_id, coalesce(w.grade_level, u.grade_level) as grade_level, w.title, w.writing_type,
      w.completed_at, w.word_count as words, w.content, w.teacher_scoring,
      case when not ${isHeld} then w.ai_scoring end as ai_scoring,
      case when w.teacher_scoring is null and not ${isHeld} then w.unscored end as unscored,
      (select coalesce(sum(l.spent_time), 0)::int from writing_logs l where l.writing_id = w.id) as seconds,
      ${redraftCountOf(sql`w`)} as redrafts,
      (select r.comment from writing_reviews r where r.writing_id = w.id and r.comment is not null
        and r.passage is null and r.action in ('comment', 'return') order by r.id desc limit 1) as comment,
      (select coalesce(json_agg(i.result order by i.criterion) filter (where i.result is not null), '[]')
        from ai_feedbacks f join ai_feedback_items i on i.feedback_id = f.id
        where f.writing_id = w.id and i.status = 'generated' and not ${isItemAwaitingApproval}) as results,
      (select coalesce(json_agg(json_build_object('criterion', t.criterion, 'mark', t.mark, 'maximum', t.maximum)
          order by t.updated_at), '[]')
        from teacher_marks t where t.writing_id = w.id and t.version = w.version) as teacher_marks,
      exists (select 1 from alerts a where a.writing_id = w.id) as is_worrying,
      exists (select 1 from ai_feedbacks f join ai_feedback_items i on i.feedback_id = f.id
        where f.writing_id = w.id and i.status = 'generating') as is_being_read,
      (select max(i.updated_at) from ai_feedbacks f join ai_feedback_items i on i.feedback_id = f.id
        where f.writing_id = w.id and i.status = 'need_refresh') as outdated_since
    from writings w join users u on u.id = w.student_id
    where ${isFinishedIn(about, zone)}
      ${about.student_id === undefined ? sql`` : sql`and w.student_id = ${about.student_id}`}
    order by w.completed_at, w.id`);
  return rows.map((row) => ({
    ...row,
    completed_at: new Date(row.completed_at),
    outdated_since: row.outdated_since && new Date(row.outdated_since),
  }));
};

/** Who finished something: there is nothing to report on the others. */
export const listStudentsWithWork = async (db: Db, about: About, zone: string): Promise<number[]> =>
  (
    await db.execute<{ student_id: number }>(
      sql`select distinct w.student_id from writings w where ${isFinishedIn(about, zone)}`,
    )
  ).rows.map(({ student_id }) => student_id);

export interface ActiveStudent extends Record<string, unknown> {
  teacher_id: number;
  student_id: number;
  course_id: number;
}

/** Who finished a piece in which running course on these days. */
export const listActiveStudents = async (
  db: Db,
  days: { from: string; to: string; zone: string },
): Promise<ActiveStudent[]> =>
  (
    await db.execute<ActiveStudent>(sql`
      select distinct c.teacher_id, w.student_id, c.id as course_id
      from writings w join courses c on c.id = w.course_id
      join enrollments e on e.course_id = c.id and e.student_id = w.student_id
      where c.status = 'active' and w.status = 'completed'
        and (w.completed_at at time zone ${days.zone})::date between ${days.from} and ${days.to}
      order by c.teacher_id, c.id, w.student_id`)
  ).rows;

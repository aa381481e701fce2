import type { FeedbackCategory, UnscoredReason } from '@inkling/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { alerts, studentReports, timeLogs, users, writingReviews, writings } from '../../db/schema/index.ts';
import {
  markedPieceColumns,
  markedPieceCtes,
  pieceColumns,
  piecesWithMarks,
  type ScoredPiece,
  scoreColumns,
} from '../class-marks/index.ts';
import {
  isCriterionAwaitingApproval,
  isOverallAwaitingApproval,
  writingsWithCriteriaAwaitingApproval,
} from '../feedback-awaiting-approval/index.ts';
import { leftOutOf } from '../standing-marks/index.ts';
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

export interface CompletedWriting extends ScoredPiece {
  completed_at: Date;
  seconds: number;
  redrafts: number;
  content: string;
  /** Said of the finished draft. */
  comment: string | null;
  unscored: UnscoredReason | null;
  /** Lines of the coach that a teacher keeps from the family. */
  left_out: Partial<Record<FeedbackCategory, string[]>>;
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

/** What a class finished for one course or challenge on these days, oldest first, with all marks: for its teacher. */
export const listMarkedPieces = async (db: Db, about: About, zone: string): Promise<ScoredPiece[]> =>
  (
    await db.execute<ScoredPiece>(sql`
      with w as materialized (select ${pieceColumns}, ${scoreColumns} from ${writings} w where ${isFinishedIn(about, zone)}),
      ${markedPieceCtes(sql`false`)}
      select ${markedPieceColumns}, ${scoreColumns} from ${piecesWithMarks} order by w.completed_at, w.id`)
  ).rows;

/**
 * What was said of the finished draft: the author of the report before others, the whole piece before a passage, which
 * is named by its words. What asked for another draft is about the one before.
 */
const commentOf = (authorId: number): SQL => sql`
  (select case when r.passage is null then r.comment else '“' || (r.passage ->> 'quote') || '”: ' || r.comment end
    from ${writingReviews} r
    where r.writing_id = w.id and r.action = 'comment' and r.comment is not null and r.created_at >= w.completed_at
    order by (r.reviewer_id is not distinct from ${authorId}) desc, r.passage is null desc, r.id desc limit 1)`;

/** The same of one student with practice and comments, without what the teacher reads first: families get reports. */
export const listCompletedWritings = async (
  db: Db,
  about: About & { student_id: number; teacher_id: number },
  zone: string,
): Promise<CompletedWriting[]> => {
  const hold = sql`w.held`;
  const item = { criterion: sql`i.criterion`, version: sql`i.made_from_version`, held: hold };
  const isHeld = isOverallAwaitingApproval(sql`w`, { version: sql`w.version`, held: hold });
  const work = sql`select ${pieceColumns}, w.teacher_id, w.activity_id, w.course_id, w.status, w.content,
      ${scoreColumns}, w.unscored, w.approved_version, w.shown_versions
    from ${writings} w where ${isFinishedIn(about, zone)} and w.student_id = ${about.student_id}`;
  const { rows } = await db.execute<CompletedWriting>(sql`
    with ${writingsWithCriteriaAwaitingApproval(sql`w`, work)},
    ${markedPieceCtes(isCriterionAwaitingApproval(sql`w`, item))}
    select ${markedPieceColumns}, w.completed_at, w.content, w.teacher_scoring,
      case when not ${isHeld} then w.ai_scoring end as ai_scoring,
      case when not ${isHeld} then w.first_scoring end as first_scoring,
      case when w.teacher_scoring is null and not ${isHeld} then w.unscored end as unscored,
      (select coalesce(sum(l.spent_time), 0)::int from ${timeLogs} l where l.writing_id = w.id) as seconds,
      ${redraftCountOf(sql`w`)} as redrafts,
      ${commentOf(about.teacher_id)} as comment, ${leftOutOf(sql`w`)} as left_out,
      exists (select from ${alerts} a where a.student_id = w.student_id and a.writing_id = w.id) as is_worrying,
      coalesce(said.is_being_read, false) as is_being_read, said.outdated_since
    from ${piecesWithMarks} order by w.completed_at, w.id`);
  return rows.map((row) => ({
    ...row,
    completed_at: new Date(row.completed_at),
    outdated_since: row.outdated_since && new Date(row.outdated_since),
  }));
};

/** The pieces that finished reports rest on; what was handed in since is in none of them. */
export const listWritingIdsInReports = async (db: Db, reportIds: number[], zone: string): Promise<number[]> =>
  (
    await db.execute<{ id: number }>(sql`
      select distinct w.id from ${studentReports} r join ${writings} w on w.student_id = r.student_id
        and case when r.target_type = 'Course' then w.course_id else w.challenge_id end = r.target_id
        and w.status = 'completed' and w.completed_at <= r.updated_at
        and (w.completed_at at time zone ${zone})::date between r.start_date and r.end_date
      where r.id = any(${sql.param(reportIds)}::int[]) and r.status = 'completed'`)
  ).rows.map(({ id }) => id);

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

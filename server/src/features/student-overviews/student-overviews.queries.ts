import type { GivenAdvice, StudentComment, StudentOverview, StudentPiece } from '@inkling/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  challenges,
  chatMessages,
  chats,
  courses,
  enrollments,
  feedbackAdvice,
  feedbackRounds,
  studentReports,
  timeLogs,
  users,
  writingReviews,
  writings,
} from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';
import {
  isCourseOf,
  isReportVisibleToTeacher,
  isWritingVisibleToTeacher,
} from '../teacher-students/index.ts';

/** Whose work for whom; that the one is the other's student is asked before. */
export interface StudentAndTeacher {
  teacher: Teacher;
  studentId: number;
}

const shown = { pieces: 50, advice: 8, comments: 10, reports: 5 };

export type PieceRow = Omit<StudentPiece, 'score' | 'first_score' | 'scored_by_teacher'> & {
  ai_scoring: number | null;
  first_scoring: number | null;
  teacher_scoring: number | null;
};

export interface StudentOverviewDetails {
  classes: StudentOverview['classes'];
  time: { spent: number; last: string | null };
  advice_counts: StudentOverview['advice_counts'];
  advice: GivenAdvice[];
  comments_count: number;
  comments: StudentComment[];
  reports: StudentOverview['reports'];
  next_to_review: number | null;
}

interface StudentSummaryRow extends StudentOverviewDetails, Record<string, unknown> {
  pieces: PieceRow[];
}

const jsonList = (rows: SQL): SQL => sql`(select coalesce(json_agg(r), '[]') from (${rows}) r)`;

const workOf = ({ teacher, studentId }: StudentAndTeacher): SQL =>
  sql`${isWritingVisibleToTeacher(sql`w`, teacher)} and w.student_id = ${studentId}`;

const writing = sql`json_build_object('id', w.id, 'title', w.title) as writing`;

/** The work a teacher set this student, the newest first. */
const piecesOf = (of: StudentAndTeacher): SQL => sql`
  select w.id, w.title, w.writing_type, w.status, w.due_date, w.usual_due_date, w.completed_at, w.returned_at, w.reviewed_at, w.updated_at,
    w.ai_scoring, w.first_scoring, w.teacher_scoring, w.unscored, w.word_count,
    (select coalesce(sum(l.spent_time), 0)::int from ${timeLogs} l where l.writing_id = w.id) as spent_time,
    (select count(*)::int from ${chatMessages} m join ${chats} c on c.id = m.chat_id
      where c.target_id = w.id and m.role = 'user') as chat_messages
  from ${writings} w where ${workOf(of)}
  order by coalesce(w.completed_at, w.updated_at) desc, w.id desc limit ${shown.pieces}`;

/** Asked of all pieces, not of the newest that are shown. */
const nextToReview = (of: StudentAndTeacher): SQL => sql`
  select w.id from ${writings} w where ${workOf(of)} and w.status = 'completed'
    and (w.reviewed_at is null or w.reviewed_at < w.completed_at)
  order by w.completed_at, w.id limit 1`;

const classesOf = ({ teacher, studentId }: StudentAndTeacher): SQL => sql`
  select c.id, c.title from ${courses} c join ${enrollments} e on e.course_id = c.id
  where ${isCourseOf(sql`c`, teacher)} and e.student_id = ${studentId} and c.status <> 'archived'
  order by c.title, c.id`;

const adviceTo = (
  of: StudentAndTeacher,
): SQL => sql`${feedbackAdvice} a join ${feedbackRounds} f on f.id = a.round_id
  join ${writings} w on w.id = f.writing_id where ${workOf(of)}`;

/** What a next draft has answered comes first: that is what the student did. */
const newestAdvice = (of: StudentAndTeacher): SQL => sql`
  select a.id, a.created_at, ${writing}, a.criterion, a.text, a.passage ->> 'quote' as before, a.after, a.answer,
    a.outcome
  from ${adviceTo(of)} order by a.outcome is null, a.created_at desc, a.id desc limit ${shown.advice}`;

const commentsOn = (of: StudentAndTeacher): SQL =>
  sql`${writingReviews} v join ${writings} w on w.id = v.writing_id left join ${users} u on u.id = v.reviewer_id
  where ${workOf(of)} and v.comment is not null`;

const newestComments = (of: StudentAndTeacher): SQL => sql`
  select v.id, v.created_at, ${writing}, v.comment, v.passage ->> 'quote' as quote, u.full_name as by,
    v.action = 'return' as returned_work
  from ${commentsOn(of)} order by v.created_at desc, v.id desc limit ${shown.comments}`;

const newestReports = ({ teacher, studentId }: StudentAndTeacher): SQL => sql`
  select r.id, r.start_date, r.end_date, r.status, coalesce(c.title, h.title) as title
  from ${studentReports} r
  left join ${courses} c on r.target_type = 'Course' and c.id = r.target_id
  left join ${challenges} h on r.target_type = 'Challenge' and h.id = r.target_id
  where r.teacher_id = ${teacher.id} and ${isReportVisibleToTeacher(sql`r`, teacher)} and r.student_id = ${studentId}
  order by r.end_date desc, r.id desc limit ${shown.reports}`;

/** A student's work and what else is short about them, in one statement. */
export const readStudentSummary = async (db: Db, of: StudentAndTeacher): Promise<StudentSummaryRow> => {
  const { rows } = await db.execute<StudentSummaryRow>(sql`
    select ${jsonList(piecesOf(of))} as pieces, ${jsonList(classesOf(of))} as classes,
      (select json_build_object('spent', coalesce(sum(l.spent_time), 0)::int, 'last', max(l.started_at))
        from ${timeLogs} l join ${writings} w on w.id = l.writing_id where ${workOf(of)}) as time,
      (select json_build_object('given', count(*)::int, 'judged', count(a.outcome)::int,
        'done', count(*) filter (where a.outcome = 'done')::int,
        'partly', count(*) filter (where a.outcome = 'partly')::int) from ${adviceTo(of)}) as advice_counts,
      ${jsonList(newestAdvice(of))} as advice, ${jsonList(newestComments(of))} as comments,
      (select count(*)::int from ${commentsOn(of)}) as comments_count,
      ${jsonList(newestReports(of))} as reports, (${nextToReview(of)}) as next_to_review`);
  const [row] = rows;
  if (!row) throw new Error('a select of values has one row');
  return row;
};

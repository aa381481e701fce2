import type { GivenAdvice, StudentComment, StudentOverview } from '@inkling/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
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

/** The work a teacher set this student, the newest first. */
export const listPieces = (db: Db, { teacher, studentId }: StudentAndTeacher) =>
  db
    .select({
      id: writings.id,
      title: writings.title,
      writing_type: writings.writing_type,
      status: writings.status,
      due_date: writings.due_date,
      completed_at: writings.completed_at,
      returned_at: writings.returned_at,
      reviewed_at: writings.reviewed_at,
      updated_at: writings.updated_at,
      ai_scoring: writings.ai_scoring,
      teacher_scoring: writings.teacher_scoring,
      unscored: writings.unscored,
      word_count: writings.word_count,
      // With its table: drizzle leaves it out of a plain column here.
      spent_time: sql<number>`(select coalesce(sum(l.spent_time), 0)::int from ${timeLogs} l
        where l.writing_id = ${writings}.id)`,
      chat_messages: sql<number>`(select count(*)::int from ${chatMessages} m join ${chats} c on c.id = m.chat_id
        where c.target_id = ${writings}.id and m.role = 'user')`,
    })
    .from(writings)
    .where(and(isWritingVisibleToTeacher(sql`writings`, teacher), eq(writings.student_id, studentId)))
    .orderBy(sql`coalesce(${writings.completed_at}, ${writings.updated_at}) desc`, desc(writings.id))
    .limit(shown.pieces);
export type PieceRow = Awaited<ReturnType<typeof listPieces>>[number];

export interface StudentSummaryRow extends Record<string, unknown> {
  classes: StudentOverview['classes'];
  time: { spent: number; last: string | null };
  advice_counts: StudentOverview['advice_counts'];
  advice: GivenAdvice[];
  comments: StudentComment[];
  reports: StudentOverview['reports'];
}

const jsonList = (rows: SQL): SQL => sql`(select coalesce(json_agg(r), '[]') from (${rows}) r)`;

const workOf = ({ teacher, studentId }: StudentAndTeacher): SQL =>
  sql`${isWritingVisibleToTeacher(sql`w`, teacher)} and w.student_id = ${studentId}`;

const writing = sql`json_build_object('id', w.id, 'title', w.title) as writing`;

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

const newestComments = (of: StudentAndTeacher): SQL => sql`
  select v.id, v.created_at, ${writing}, v.comment, v.passage ->> 'quote' as quote, u.full_name as by,
    v.action = 'return' as returned_work
  from ${writingReviews} v join ${writings} w on w.id = v.writing_id left join ${users} u on u.id = v.reviewer_id
  where ${workOf(of)} and v.comment is not null order by v.created_at desc, v.id desc limit ${shown.comments}`;

const newestReports = ({ teacher, studentId }: StudentAndTeacher): SQL => sql`
  select r.id, r.start_date, r.end_date, r.status, coalesce(c.title, h.title) as title
  from ${studentReports} r
  left join ${courses} c on r.target_type = 'Course' and c.id = r.target_id
  left join ${challenges} h on r.target_type = 'Challenge' and h.id = r.target_id
  where r.teacher_id = ${teacher.id} and ${isReportVisibleToTeacher(sql`r`, teacher)} and r.student_id = ${studentId}
  order by r.end_date desc, r.id desc limit ${shown.reports}`;

/** Everything about a student that is short, in one statement. */
export const readStudentSummary = async (db: Db, of: StudentAndTeacher): Promise<StudentSummaryRow> => {
  const { rows } = await db.execute<StudentSummaryRow>(sql`
    select ${jsonList(classesOf(of))} as classes,
      (select json_build_object('spent', coalesce(sum(l.spent_time), 0)::int, 'last', max(l.started_at))
        from ${timeLogs} l join ${writings} w on w.id = l.writing_id where ${workOf(of)}) as time,
      (select json_build_object('given', count(*)::int, 'judged', count(a.outcome)::int,
        'done', count(*) filter (where a.outcome = 'done')::int,
        'partly', count(*) filter (where a.outcome = 'partly')::int) from ${adviceTo(of)}) as advice_counts,
      ${jsonList(newestAdvice(of))} as advice, ${jsonList(newestComments(of))} as comments,
      ${jsonList(newestReports(of))} as reports`);
  const [row] = rows;
  if (!row) throw new Error('a select of values has one row');
  return row;
};

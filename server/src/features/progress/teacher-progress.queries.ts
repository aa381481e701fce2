import type { CheckedInput, progress, RoundMark, WritingStatus } from '@inkling/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { containsText } from '../../db/contains-text.ts';
import { timeLogs, uploads, users, writings } from '../../db/schema/index.ts';
import type { Teacher } from '../../http/caller.ts';
import type { PageRange } from '../../http/paging.ts';
import { isScoreHiddenForBlindMarking } from '../blind-marking/index.ts';
import { isTaughtBy, isWritingVisibleToTeacher } from '../teacher-students/index.ts';
import { redraftCountOf, selectWorkCounts, writingsVisibleTo } from '../writings/index.ts';

export type StudentQuery = Pick<
  CheckedInput<typeof progress.listStudentProgress>['query'],
  'keyword' | 'band_eq'
>;
/** Whose students, and which day it is at school. */
export interface TeacherOnDate {
  teacher: Teacher;
  today: string;
  /** Without the coach's scores of what is still to review. */
  isBlind: boolean;
}

const totalIn = (status: WritingStatus): SQL =>
  sql`coalesce(sum(c.total) filter (where c.status = ${status}), 0)`;

/** Of the counts of one student; null when nothing was assigned. */
export const percentage = sql`round(100.0 * ${totalIn('completed')} / nullif(sum(c.total), 0))::int`;

/** How far one student is in the work this teacher set. */
const statisticsOf = (studentId: SQL, { teacher, today, isBlind }: TeacherOnDate): SQL => sql`
  select coalesce(sum(c.total), 0)::int as total, ${totalIn('completed')}::int as completed,
    ${totalIn('progressing')}::int as progressing, ${totalIn('pending')}::int as pending,
    (select count(*)::int from ${writings} w where ${isWritingVisibleToTeacher(sql`w`, teacher)} and w.student_id = ${studentId}
      and w.status in ('pending', 'progressing') and w.due_date < ${today}) as overdue,
    coalesce(${percentage}, 0) as percentage,
    round((sum(c.score_sum) / nullif(sum(c.total) filter (where c.score_band >= 0), 0))::numeric)::int as score
  from (${selectWorkCounts(teacher, { isBlind })}) c where c.student_id = ${studentId}`;

/** Students who did this much of their work, found once for the whole class. */
const whoDid = (teacher: Teacher, share: SQL): SQL =>
  sql`array(select c.student_id from (${selectWorkCounts(teacher, { isBlind: false })}) c group by c.student_id having ${share})`;

/** Students without work are in the lowest. */
const bands: Record<NonNullable<StudentQuery['band_eq']>, (teacher: Teacher) => SQL> = {
  high: (teacher) => sql`${users.id} = any(${whoDid(teacher, sql`${percentage} > 75`)})`,
  medium: (teacher) => sql`${users.id} = any(${whoDid(teacher, sql`${percentage} between 26 and 75`)})`,
  low: (teacher) => sql`${users.id} <> all(${whoDid(teacher, sql`${percentage} > 25`)})`,
};

const shownColumns = sql`${users.id}, ${users.full_name}, ${users.screen_name}, ${users.grade_level}, ${users.avatar_id}`;

/** Names first: only a band needs to know how far everybody is. */
const found = ({ teacher }: TeacherOnDate, { keyword, band_eq }: StudentQuery): SQL => sql`
  select ${shownColumns} from ${users} where ${and(
    isTaughtBy(users.id, teacher),
    containsText(keyword, [users.full_name, users.screen_name]),
    band_eq && bands[band_eq](teacher),
  )}`;

export interface StudentStatistics extends Record<string, unknown> {
  id: number;
  full_name: string;
  screen_name: string;
  grade_level: number | null;
  avatar_signed_id: string | null;
  avatar_filename: string | null;
  total: number;
  completed: number;
  progressing: number;
  pending: number;
  overdue: number;
  percentage: number;
  score: number | null;
}

const withStatistics = (of: TeacherOnDate, students: SQL): SQL => sql`
  select chosen.*, ${uploads.signed_id} as avatar_signed_id, ${uploads.filename} as avatar_filename, f.*
  from (${students}) chosen
  left join ${uploads} on ${uploads.id} = chosen.avatar_id
  cross join lateral (${statisticsOf(sql`chosen.id`, of)}) f`;

/** By name; a page beyond the last still knows how many there are. */
export const listStudentStatistics = async (
  db: Db,
  of: TeacherOnDate,
  query: StudentQuery & { pageRange: Pick<PageRange, 'limit' | 'offset'> | null },
): Promise<{ items: StudentStatistics[]; total: number }> => {
  const { pageRange } = query;
  const part = pageRange ? sql`limit ${pageRange.limit} offset ${pageRange.offset}` : sql``;
  const { rows } = await db.execute<StudentStatistics & { found: number }>(sql`
    with found as materialized (${found(of, query)})
    select page.*, total.found from (select count(*)::int as found from found) total
    left join (${withStatistics(of, sql`select * from found order by full_name, id ${part}`)}) page on true
    order by page.full_name, page.id`);
  return { items: rows.filter(({ id }) => id !== null), total: rows[0]?.found ?? 0 };
};

export const findStudentStatistics = async (
  db: Db,
  of: TeacherOnDate,
  studentId: number,
): Promise<StudentStatistics | undefined> => {
  const own = sql`select ${shownColumns} from ${users}
    where ${users.id} = ${studentId} and ${isTaughtBy(users.id, of.teacher)}`;
  return (await db.execute<StudentStatistics>(withStatistics(of, own))).rows[0];
};

const shownTimeLogs = 5;

/** What a student worked on last, in the work this teacher set. */
export const listRecentTimeLogs = (db: Db, teacher: Teacher, studentId: number) =>
  db
    .select({ log: timeLogs, writing_title: writings.title })
    .from(timeLogs)
    .innerJoin(writings, eq(writings.id, timeLogs.writing_id))
    .where(and(writingsVisibleTo({ ...teacher, role: 'teacher' }), eq(writings.student_id, studentId)))
    .orderBy(sql`${timeLogs.started_at} desc`, sql`${timeLogs.id} desc`)
    .limit(shownTimeLogs);
export type RecentTimeLogRow = Awaited<ReturnType<typeof listRecentTimeLogs>>[number];

/** What the coach gave, without what a teacher who marks blind is not to see yet. */
const ofCoach = (scoring: PgColumn, isBlind: boolean): SQL<number | null> =>
  isBlind
    ? sql`case when not ${isScoreHiddenForBlindMarking(sql`writings`)} then ${scoring} end`
    : sql`${scoring}`;

/** Every writing the teacher set, for a spreadsheet. */
export const listScores = async (db: Db, { teacher, isBlind }: Pick<TeacherOnDate, 'teacher' | 'isBlind'>) =>
  db
    .select({
      id: writings.id,
      student: users.full_name,
      screen_name: users.screen_name,
      title: writings.title,
      course: sql<string | null>`(select c.title from courses c where c.id = ${writings.course_id})`,
      challenge: sql<string | null>`(select c.title from challenges c where c.id = ${writings.challenge_id})`,
      status: writings.status,
      due_date: writings.due_date,
      completed_at: writings.completed_at,
      word_count: writings.word_count,
      redrafts: redraftCountOf(sql`writings`),
      ai_scoring: ofCoach(writings.ai_scoring, isBlind),
      first_scoring: ofCoach(writings.first_scoring, isBlind),
      teacher_scoring: writings.teacher_scoring,
      unscored: writings.unscored,
      teacher_marks: sql<RoundMark[]>`(
        select coalesce(json_agg(json_build_object('criterion', t.criterion, 'mark', t.mark, 'maximum', t.maximum)
          order by t.id), '[]')
        from teacher_marks t where t.writing_id = ${writings.id} and t.version = ${writings.version}
          and t.taken_back_at is null)`,
    })
    .from(writings)
    .innerJoin(users, eq(users.id, writings.student_id))
    .where(writingsVisibleTo({ ...teacher, role: 'teacher' }))
    .orderBy(users.full_name, users.id, writings.id);

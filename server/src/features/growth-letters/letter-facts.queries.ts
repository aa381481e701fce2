import type { CriterionResult, RoundMark } from '@inkling/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  criteriaAwaitingApprovalColumn,
  criteriaAwaitingApprovalSubquery,
  isCriterionAwaitingApproval,
} from '../feedback-awaiting-approval/index.ts';
import { type SaidOnCriterion, teacherMarksOfDraft } from '../standing-marks/index.ts';

export interface MonthOfChild {
  childId: number;
  /** The first day of the month and of the next one. */
  from: string;
  to: string;
  zone: string;
}

const startOf = (day: string, zone: string) => sql`(${day}::date)::timestamp at time zone ${zone}`;

const within = (column: string, { from, to, zone }: MonthOfChild) =>
  sql`${sql.raw(column)} >= ${startOf(from, zone)} and ${sql.raw(column)} < ${startOf(to, zone)}`;

export interface FinishedWritingRow extends Record<string, unknown> {
  id: number;
  title: string;
  subject: 'writing' | 'wellbeing';
  word_count: number;
  content: string;
  is_worrying: boolean;
  said: (Pick<SaidOnCriterion, 'criterion' | 'left_out'> & { result: CriterionResult })[];
  /** By teachers, the newest last. */
  teacher_marks: RoundMark[];
}

/** What the child finished in the month, oldest first, with what the coach found in it and the marks of teachers. */
export const listFinishedWritings = async (db: Db, month: MonthOfChild): Promise<FinishedWritingRow[]> => {
  const item = {
    criterion: sql`i.criterion`,
    version: sql`w.version`,
    held: criteriaAwaitingApprovalColumn,
  };
  return (
    await db.execute<FinishedWritingRow>(sql`
      select w.id, w.title, w.subject, w.word_count, w.content,
        exists (select 1 from alerts a where a.student_id = w.student_id and a.writing_id = w.id) as is_worrying,
        ${teacherMarksOfDraft(sql`w`)} as teacher_marks,
        coalesce((select json_agg(json_build_object('criterion', i.criterion, 'result', i.result, 'left_out', i.left_out)
            order by i.criterion)
          from ai_feedbacks f join ai_feedback_items i on i.feedback_id = f.id
          where f.writing_id = w.id and i.made_from_version = w.version and i.result is not null
            and not ${isCriterionAwaitingApproval(sql`w`, item)}), '[]') as said
      from writings w cross join lateral ${criteriaAwaitingApprovalSubquery(sql`w`)}
      where w.student_id = ${month.childId} and w.status = 'completed' and ${within('w.completed_at', month)}
      order by w.completed_at, w.id`)
  ).rows;
};

export const listTitlesUnderWay = async (db: Db, month: MonthOfChild): Promise<string[]> =>
  (
    await db.execute<{ title: string }>(sql`
      select w.title from writings w
      where w.student_id = ${month.childId} and w.status = 'progressing' and w.subject = 'writing'
        and w.word_count > 0 and ${within('w.updated_at', month)}
      order by w.updated_at desc, w.id limit 3`)
  ).rows.map(({ title }) => title);

export interface TeacherCommentRow extends Record<string, unknown> {
  teacher: string | null;
  comment: string;
  id: number;
  title: string;
}

/** The newest comment of a teacher on a piece that is finished. */
export const findTeacherComment = async (
  db: Db,
  month: MonthOfChild,
): Promise<TeacherCommentRow | undefined> =>
  (
    await db.execute<TeacherCommentRow>(sql`
      select u.full_name as teacher, r.comment, w.id, w.title
      from writing_reviews r join writings w on w.id = r.writing_id left join users u on u.id = r.reviewer_id
      where w.student_id = ${month.childId} and w.status = 'completed' and w.subject = 'writing'
        and coalesce(r.comment, '') <> '' and ${within('r.created_at', month)}
      order by r.created_at desc, r.id desc limit 1`)
  ).rows[0];

export interface NextDueWritingRow extends Record<string, unknown> {
  id: number;
  title: string;
  due_date: string;
}

export const findNextDueWriting = async (
  db: Db,
  childId: number,
  today: string,
): Promise<NextDueWritingRow | undefined> =>
  (
    await db.execute<NextDueWritingRow>(sql`
      select w.id, w.title, w.due_date::text from writings w
      where w.student_id = ${childId} and w.status <> 'completed' and w.due_date >= ${today}::date
      order by w.due_date, w.id limit 1`)
  ).rows[0];

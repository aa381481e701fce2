import type { ActivityType, CriterionResult, RoundMark } from '@inkling/contract';
import { type SQL, sql } from 'drizzle-orm';
import { aiFeedbackItems, aiFeedbacks, teacherMarks, users } from '../../db/schema/index.ts';

/** A finished piece with all marks on its finished draft: what is said of a class is made from these. */
export interface MarkedPiece extends Record<string, unknown> {
  id: number;
  student_id: number;
  full_name: string;
  grade_level: number | null;
  title: string;
  writing_type: ActivityType;
  words: number;
  /** The coach's, of this very text. */
  results: CriterionResult[];
  /** By teachers, the newest last. */
  teacher_marks: RoundMark[];
}

export interface ScoredPiece extends MarkedPiece {
  ai_scoring: number | null;
  /** Of the first attempt. */
  first_scoring: number | null;
  teacher_scoring: number | null;
}

export const scoreColumns = sql`w.ai_scoring, w.first_scoring, w.teacher_scoring`;

/** What the pieces `w` must bring along. */
export const pieceColumns = sql`w.id, w.student_id, w.grade_level, w.title, w.writing_type, w.word_count, w.version, w.completed_at`;

/** Of the pieces `w`, looked up for all of them in one go: their students, what the coach `said` and the marks `given`. */
export const markedPieceCtes = (
  isItemAwaitingApproval: SQL,
  students = sql`select w.student_id from w`,
): SQL => sql`
  u as materialized (select u.id, u.full_name, u.grade_level from ${users} u where u.id = any(array(${students}))),
  f as materialized (
    select f.id, f.writing_id from ${aiFeedbacks} f where f.writing_id = any(array(select w.id from w))),
  i as materialized (
    select i.feedback_id, i.criterion, i.status, i.result, i.made_from_version, i.updated_at
    from ${aiFeedbackItems} i where i.feedback_id = any(array(select f.id from f))),
  said as materialized (
    select w.id, json_agg(i.result order by i.criterion) filter (
        where i.result is not null and i.status = 'generated' and not ${isItemAwaitingApproval}) as results,
      bool_or(i.status = 'generating') as is_being_read,
      max(i.updated_at) filter (where i.status = 'need_refresh') as outdated_since
    from w join f on f.writing_id = w.id join i on i.feedback_id = f.id group by w.id),
  t as materialized (
    select t.writing_id, t.version, t.criterion, t.mark, t.maximum, t.updated_at
    from ${teacherMarks} t where t.taken_back_at is null and t.writing_id = any(array(select w.id from w))),
  given as materialized (
    select w.id, json_agg(json_build_object('criterion', t.criterion, 'mark', t.mark, 'maximum', t.maximum)
      order by t.updated_at) as marks
    from w join t on t.writing_id = w.id and t.version = w.version group by w.id)`;

export const markedPieceColumns = sql`w.id, u.id as student_id, u.full_name, coalesce(w.grade_level, u.grade_level) as grade_level,
  w.title, w.writing_type, w.word_count as words, coalesce(said.results, '[]') as results,
  coalesce(given.marks, '[]') as teacher_marks`;

const withMarks = sql`left join said on said.id = w.id left join given on given.id = w.id`;
export const piecesWithMarks = sql`w join u on u.id = w.student_id ${withMarks}`;
/** The same, and the students without a piece. */
export const studentsWithMarks = sql`u left join w on w.student_id = u.id ${withMarks}`;

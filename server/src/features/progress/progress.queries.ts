import type { ActivityType, UnscoredReason, WritingStatus } from '@inkling/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { aiFeedbackItems, aiFeedbacks, writings } from '../../db/schema/index.ts';
import {
  criteriaAwaitingApprovalSubquery,
  criteriaAwaitingApprovalColumn as held,
  isCriterionAwaitingApproval,
  isOverallAwaitingApproval,
  scoreForFamily,
  writingsWithCriteriaAwaitingApproval,
} from '../feedback-awaiting-approval/index.ts';
import { type SaidOnCriterion, saidOnCriterion, teacherMarksOfDraft } from '../standing-marks/index.ts';
import { latestCoachVersion } from '../writings/index.ts';

const writing = sql`writings`;
const score = scoreForFamily(writing, held);
const shownScores = 60;
const shownFeedback = 2;

/** The work of a student as `p`. */
const piecesOf = (studentId: number): SQL =>
  writingsWithCriteriaAwaitingApproval(
    sql`p`,
    sql`select w.id, w.student_id, w.teacher_id, w.activity_id, w.course_id, w.title, w.writing_type, w.status,
      w.completed_at, w.version, w.approved_version, w.shown_versions, w.ai_scoring, w.first_scoring, w.teacher_scoring
    from ${writings} w where w.student_id = ${studentId}`,
  );
const scoreOfPiece = scoreForFamily(sql`p`, sql`p.held`);

interface CountRow extends Record<string, unknown> {
  status: WritingStatus;
  writing_type: ActivityType;
  total: number;
  scored: number;
  scores: number;
}

/** Counts and score sums for each status and type. */
export const countByStatusAndType = async (db: Db, studentId: number): Promise<CountRow[]> => {
  const { rows } = await db.execute<CountRow>(sql`
    with ${piecesOf(studentId)}
    select p.status, p.writing_type, count(*)::int as total, count(${scoreOfPiece})::int as scored,
      coalesce(sum(${scoreOfPiece}), 0)::float as scores
    from p group by p.status, p.writing_type`);
  return rows;
};

interface ScoreRow extends Record<string, unknown> {
  completed_at: string;
  title: string;
  score: number;
  first_score: number | null;
  coach_version: string | null;
}

/** With the score of the first attempt where there was a second, by the coach that gave the last one: two coaches, or a coach and a teacher, can't be compared. */
export const listScoresOverTime = async (db: Db, studentId: number): Promise<ScoreRow[]> => {
  const isHeld = isOverallAwaitingApproval(sql`p`, { version: sql`p.version`, held: sql`p.held` });
  const { rows } = await db.execute<ScoreRow>(sql`
    with ${piecesOf(studentId)}, scored as (
    select p.id, p.teacher_scoring, p.completed_at, p.title, ${scoreOfPiece} as score,
      case when p.teacher_scoring is null and not ${isHeld} then p.first_scoring end as first_score
    from p where p.status = 'completed' and p.completed_at is not null and ${scoreOfPiece} is not null
    order by p.completed_at desc, p.id desc limit ${shownScores})
    select s.completed_at, s.title, s.score, s.first_score,
      case when s.teacher_scoring is null then ${latestCoachVersion(sql`s.id`)} end as coach_version
    from scored s order by s.completed_at desc, s.id desc`);
  return rows;
};

/** Of an item `i` of feedback. */
const isShown = sql`i.output is not null and not ${isCriterionAwaitingApproval(writing, {
  criterion: sql`i.criterion`,
  version: sql`i.made_from_version`,
  held,
})}`;

const said = sql<SaidOnCriterion[]>`(
  select json_agg(${saidOnCriterion}) from ${aiFeedbackItems} i
  where i.feedback_id = ${aiFeedbacks.id} and ${isShown})`;

export const listRecentFeedback = (db: Db, studentId: number) =>
  db
    .select({
      id: writings.id,
      title: writings.title,
      score,
      unscored: sql<UnscoredReason | null>`case when ${score} is null and not ${isOverallAwaitingApproval(writing, { version: sql`writings.version`, held })}
        then ${writings.unscored} end`,
      updated_at: writings.updated_at,
      activity_id: writings.activity_id,
      said,
      teacher_marks: teacherMarksOfDraft(writing),
    })
    .from(writings)
    .innerJoin(aiFeedbacks, eq(aiFeedbacks.writing_id, writings.id))
    .crossJoinLateral(criteriaAwaitingApprovalSubquery(writing))
    .where(
      and(
        sql`${aiFeedbacks.writing_id} = any(array(select w.id from ${writings} w
          where w.student_id = ${studentId} and w.status = 'completed'))`,
        sql`exists (select 1 from ${aiFeedbackItems} i where i.feedback_id = ${aiFeedbacks.id} and ${isShown})`,
      ),
    )
    .orderBy(sql`${writings.due_date} desc nulls last`, desc(writings.id))
    .limit(shownFeedback);

import type { CriterionFeedback, UnscoredReason } from '@inkling/contract';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { aiFeedbackItems, aiFeedbacks, feedbackRounds, writings } from '../../db/schema/index.ts';
import {
  isCriterionAwaitingApproval,
  isOverallAwaitingApproval,
  scoreForFamily,
} from '../feedback-awaiting-approval/index.ts';

const score = scoreForFamily(sql`writings`);
const shownScores = 60;
const shownFeedback = 2;

/** Counts and score sums for each status and type. */
export const countByStatusAndType = (db: Db, studentId: number) =>
  db
    .select({
      status: writings.status,
      writing_type: writings.writing_type,
      total: sql<number>`count(*)::int`,
      scored: sql<number>`count(${score})::int`,
      scores: sql<number>`coalesce(sum(${score}), 0)::float`,
    })
    .from(writings)
    .where(eq(writings.student_id, studentId))
    .groupBy(writings.status, writings.writing_type);

/** Where there was a second round: one draft is no growth. Its columns are named in full, since both tables have an id. */
const firstScore = sql<number | null>`(
  select r.overall from ${feedbackRounds} r where r.writing_id = writings.id and r.number = 1
    and not ${isOverallAwaitingApproval(sql`writings`, sql`r.version`)}
    and exists (select 1 from ${feedbackRounds} later where later.writing_id = writings.id and later.number = 2))`;

export const listScoresOverTime = (db: Db, studentId: number) =>
  db
    .select({ completed_at: writings.completed_at, title: writings.title, score, first_score: firstScore })
    .from(writings)
    .where(
      and(
        eq(writings.student_id, studentId),
        eq(writings.status, 'completed'),
        isNotNull(writings.completed_at),
        isNotNull(score),
      ),
    )
    .orderBy(desc(writings.completed_at))
    .limit(shownScores);

/** Of an item `i` of feedback. */
const isShown = sql`i.output is not null and not ${isCriterionAwaitingApproval(sql`writings`, {
  criterion: sql`i.criterion`,
  version: sql`i.made_from_version`,
})}`;

const outputs = sql<Record<string, CriterionFeedback>>`(
  select json_object_agg(i.criterion, i.output) from ${aiFeedbackItems} i
  where i.feedback_id = ${aiFeedbacks.id} and ${isShown})`;

export const listRecentFeedback = (db: Db, studentId: number) =>
  db
    .select({
      id: writings.id,
      title: writings.title,
      score,
      unscored: sql<UnscoredReason | null>`case when ${score} is null and not ${isOverallAwaitingApproval(sql`writings`, sql`writings.version`)}
        then ${writings.unscored} end`,
      updated_at: writings.updated_at,
      activity_id: writings.activity_id,
      outputs,
    })
    .from(writings)
    .innerJoin(aiFeedbacks, eq(aiFeedbacks.writing_id, writings.id))
    .where(
      and(
        sql`${aiFeedbacks.writing_id} = any(array(select w.id from ${writings} w
          where w.student_id = ${studentId} and w.status = 'completed'))`,
        sql`exists (select 1 from ${aiFeedbackItems} i where i.feedback_id = ${aiFeedbacks.id} and ${isShown})`,
      ),
    )
    .orderBy(sql`${writings.due_date} desc nulls last`, desc(writings.id))
    .limit(shownFeedback);

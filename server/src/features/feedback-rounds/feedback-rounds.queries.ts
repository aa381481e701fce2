import type { Advice, ChildAdviceAnswer } from '@inkling/contract';
import { and, eq, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  aiFeedbackItems,
  aiFeedbacks,
  feedbackAdvice,
  feedbackRounds,
  users,
  writings,
} from '../../db/schema/index.ts';
import {
  criteriaAwaitingApprovalOf,
  isCriterionAwaitingApproval,
} from '../feedback-awaiting-approval/index.ts';
import { leftOutOf, teacherMarksOfRound } from '../standing-marks/index.ts';

const isAdviceStanding = sql`not exists (select from ${aiFeedbackItems} i join ${aiFeedbacks} f on f.id = i.feedback_id
  where f.writing_id = writings.id and i.criterion = ${feedbackAdvice.criterion}
    and i.left_out @> to_jsonb(${feedbackAdvice.text}))`;

const advice = sql<Advice[]>`(
  select coalesce(json_agg(json_build_object('id', a.id, 'criterion', a.criterion, 'rule', a.rule, 'text', a.text,
    'passage', a.passage, 'answer', a.answer, 'outcome', a.outcome, 'after', a.after,
    'judged_in', a.judged_in) order by a.id), '[]')
  from ${feedbackAdvice} a where a.round_id = ${feedbackRounds.id})`;

/** All rounds of a writing, of one student where that is said, with their advice, oldest first, in one statement. */
export const listRounds = (db: Db, writingId: number, studentId?: number) =>
  db
    .select({
      id: feedbackRounds.id,
      created_at: feedbackRounds.created_at,
      number: feedbackRounds.number,
      version: feedbackRounds.version,
      words: feedbackRounds.words,
      overall: feedbackRounds.overall,
      unscored: feedbackRounds.unscored,
      marks: feedbackRounds.marks,
      marks_before: feedbackRounds.marks_before,
      coach_version: feedbackRounds.coach_version,
      is_current: sql<boolean>`${feedbackRounds.content} = ${writings.content}`,
      advice,
      left_out: leftOutOf(sql`writings`),
      teacher_marks: teacherMarksOfRound(sql`feedback_rounds`),
      held_criteria: criteriaAwaitingApprovalOf(sql`writings`),
      approved_version: writings.approved_version,
      shown_versions: writings.shown_versions,
      student: users.full_name,
    })
    .from(feedbackRounds)
    .innerJoin(writings, eq(writings.id, feedbackRounds.writing_id))
    .innerJoin(users, eq(users.id, writings.student_id))
    .where(
      and(
        eq(feedbackRounds.writing_id, writingId),
        studentId === undefined ? undefined : eq(writings.student_id, studentId),
      ),
    )
    .orderBy(feedbackRounds.number);
export type RoundRow = Awaited<ReturnType<typeof listRounds>>[number];

/** What a child says to advice on a writing of its own; nothing when it is not, or when the teacher reads the advice first. */
export const setAnswerToAdvice = async (
  db: Db,
  where: { studentId: number; writingId: number; adviceId: number },
  said: { answer: ChildAdviceAnswer | null; now: Date },
) => {
  const own = db
    .select({ id: feedbackRounds.id })
    .from(feedbackRounds)
    .innerJoin(writings, eq(writings.id, feedbackRounds.writing_id))
    .where(
      and(
        eq(writings.id, where.writingId),
        eq(writings.student_id, where.studentId),
        isAdviceStanding,
        not(
          isCriterionAwaitingApproval(sql`writings`, {
            criterion: sql`${feedbackAdvice.criterion}`,
            version: sql`${feedbackRounds.version}`,
            held: criteriaAwaitingApprovalOf(sql`writings`),
          }),
        ),
      ),
    );
  const [row] = await db
    .update(feedbackAdvice)
    .set({ answer: said.answer, updated_at: said.now })
    .where(and(eq(feedbackAdvice.id, where.adviceId), sql`${feedbackAdvice.round_id} in ${own}`))
    .returning({ id: feedbackAdvice.id, answer: feedbackAdvice.answer });
  return row;
};

import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import {
  activities,
  aiFeedbackItems,
  aiFeedbacks,
  challenges,
  chatMessages,
  chats,
  courses,
  feedbackAdvice,
  feedbackRounds,
  teacherMarks,
  timeLogs,
  users,
  writingReviews,
  writingRevisions,
  writings,
} from '../../../db/schema/index.ts';
import { criteriaAwaitingApprovalOf } from '../../feedback-awaiting-approval/index.ts';

const listKeptWritings = (db: Db, childId: number) =>
  db
    .select({
      writing: writings,
      activity: activities.title,
      course: courses.title,
      challenge: challenges.title,
      teacher: users.full_name,
      next_step: aiFeedbacks.next_step,
      held_criteria: criteriaAwaitingApprovalOf(sql`writings`),
    })
    .from(writings)
    .leftJoin(activities, eq(activities.id, writings.activity_id))
    .leftJoin(courses, eq(courses.id, writings.course_id))
    .leftJoin(challenges, eq(challenges.id, writings.challenge_id))
    .leftJoin(users, eq(users.id, writings.teacher_id))
    .leftJoin(aiFeedbacks, eq(aiFeedbacks.writing_id, writings.id))
    .where(eq(writings.student_id, childId))
    .orderBy(asc(writings.id));

/** A child's writings with all that hangs on them: one statement a table, however many writings. */
export const readChildWork = async (db: Db, childId: number) => {
  const ofChild = db.select({ id: writings.id }).from(writings).where(eq(writings.student_id, childId));
  return {
    writings: await listKeptWritings(db, childId),
    revisions: await db
      .select()
      .from(writingRevisions)
      .where(inArray(writingRevisions.writing_id, ofChild))
      .orderBy(asc(writingRevisions.id)),
    logs: await db
      .select()
      .from(timeLogs)
      .where(inArray(timeLogs.writing_id, ofChild))
      .orderBy(asc(timeLogs.id)),
    messages: await db
      .select({ writing_id: chats.target_id, message: chatMessages })
      .from(chatMessages)
      .innerJoin(chats, eq(chats.id, chatMessages.chat_id))
      .where(inArray(chats.target_id, ofChild))
      .orderBy(asc(chatMessages.id)),
    teacherMarks: await db
      .select({ mark: teacherMarks, teacher: users.full_name })
      .from(teacherMarks)
      .leftJoin(users, eq(users.id, teacherMarks.teacher_id))
      .where(inArray(teacherMarks.writing_id, ofChild))
      .orderBy(asc(teacherMarks.id)),
    cards: await db
      .select({ writing_id: chats.target_id, cards: chats.cards })
      .from(chats)
      .where(inArray(chats.target_id, ofChild)),
    feedback: await db
      .select({ writing_id: aiFeedbacks.writing_id, item: aiFeedbackItems })
      .from(aiFeedbackItems)
      .innerJoin(aiFeedbacks, eq(aiFeedbacks.id, aiFeedbackItems.feedback_id))
      .where(inArray(aiFeedbacks.writing_id, ofChild))
      .orderBy(asc(aiFeedbackItems.criterion)),
    rounds: await db
      .select()
      .from(feedbackRounds)
      .where(inArray(feedbackRounds.writing_id, ofChild))
      .orderBy(asc(feedbackRounds.id)),
    advice: await db
      .select({ writing_id: feedbackRounds.writing_id, advice: feedbackAdvice })
      .from(feedbackAdvice)
      .innerJoin(feedbackRounds, eq(feedbackRounds.id, feedbackAdvice.round_id))
      .where(inArray(feedbackRounds.writing_id, ofChild))
      .orderBy(asc(feedbackAdvice.id)),
    reviews: await db
      .select({ review: writingReviews, reviewer: users.full_name })
      .from(writingReviews)
      .leftJoin(users, eq(users.id, writingReviews.reviewer_id))
      .where(inArray(writingReviews.writing_id, ofChild))
      .orderBy(asc(writingReviews.id)),
  };
};
export type ChildWork = Awaited<ReturnType<typeof readChildWork>>;

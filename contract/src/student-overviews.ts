import { z } from 'zod';
import { alert } from './alerts.ts';
import { dueDates } from './assigned-work.ts';
import { criteria } from './criteria.ts';
import { endpoints, json } from './endpoint.ts';
import { activityTypes, reportStatuses, writingStatuses } from './enums.ts';
import { unscoredReasons } from './feedback-fields.ts';
import { adviceOutcomes, childAdviceAnswers } from './feedback-rounds.ts';
import { idParams, isoDate, selectOption, timestamp } from './fields.ts';
import { studentGrowth } from './growth.ts';
import { studentProgressSummary } from './teacher-progress.ts';
import { blindMarkingFilter } from './writing-filters.ts';

const count = z.number().int();

const piece = z.object({
  /** Of the writing. */
  id: z.number(),
  title: z.string(),
  writing_type: z.enum(activityTypes),
  status: z.enum(writingStatuses),
  ...dueDates.shape,
  completed_at: timestamp.nullable(),
  returned_at: timestamp.nullable(),
  reviewed_at: timestamp.nullable(),
  updated_at: timestamp,
  /** The teacher's, or else the coach's. */
  score: z.number().nullable(),
  /** Of the first attempt, where the coach gave both. */
  first_score: z.number().nullable(),
  scored_by_teacher: z.boolean(),
  unscored: z.enum(unscoredReasons).nullable(),
  word_count: count,
  /** Seconds. */
  spent_time: z.number(),
  /** What the student said to the coach about it. */
  chat_messages: count,
});
export type StudentPiece = z.infer<typeof piece>;

const givenAdvice = z.object({
  id: z.number(),
  created_at: timestamp,
  writing: selectOption,
  criterion: z.enum(criteria),
  text: z.string(),
  /** The sentence it was about, and what stands there in the next draft. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  answer: z.enum(childAdviceAnswers).nullable(),
  outcome: z.enum(adviceOutcomes).nullable(),
});
export type GivenAdvice = z.infer<typeof givenAdvice>;

const comment = z.object({
  id: z.number(),
  created_at: timestamp,
  writing: selectOption,
  comment: z.string(),
  /** The words it is about; null where it is about the whole piece. */
  quote: z.string().nullable(),
  /** Null when the account is gone. */
  by: z.string().nullable(),
  returned_work: z.boolean(),
});
export type StudentComment = z.infer<typeof comment>;

const report = z.object({
  id: z.number(),
  /** Of the course or challenge; null once it is deleted. */
  title: z.string().nullable(),
  start_date: isoDate,
  end_date: isoDate,
  status: z.enum(reportStatuses),
});

const studentOverview = z.object({
  student: studentProgressSummary,
  /** The teacher's classes the student is in. */
  classes: z.array(selectOption),
  /** Seconds, in all the work the teacher set. */
  spent_time: z.number(),
  last_worked_at: timestamp.nullable(),
  /** The newest fifty. */
  pieces: z.array(piece),
  /** The finished piece that has waited longest for a review, however old. */
  next_to_review: z.number().nullable(),
  growth: studentGrowth.shape.pieces,
  /** How much the coach advised, of how much a next draft shows what came of it, and what that was. */
  advice_counts: z.object({ given: count, judged: count, done: count, partly: count }),
  /** Eight at most: those that a next draft answered first, then the newest. */
  advice: z.array(givenAdvice),
  /** How many there are in all; the newest ten follow. */
  comments_count: count,
  comments: z.array(comment),
  /** The newest five. */
  reports: z.array(report),
  /** How many there are in all; of these the unanswered come first, five at most. */
  alerts_count: count,
  alerts: z.array(alert),
});
export type StudentOverview = z.infer<typeof studentOverview>;

export const studentOverviews = endpoints({
  readStudentOverview: {
    method: 'GET',
    path: '/students/:id/overview',
    summary:
      'One student on a page: pieces, marks over time, advice and what came of it, time, chat, comments, reports and alerts, in the work the teacher set',
    access: ['teacher'],
    params: idParams,
    query: blindMarkingFilter,
    response: json(studentOverview),
  },
});

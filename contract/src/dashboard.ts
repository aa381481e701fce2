import { z } from 'zod';
import { child } from './children.ts';
import { criteria } from './criteria.ts';
import { endpoints, json } from './endpoint.ts';
import { activityTimeUnits, activityTypes, writingStatuses } from './enums.ts';
import { id, isoDate, selectOption, timestamp } from './fields.ts';
import { redraftedPieces } from './reports.ts';
import { blindMarkingFilter } from './writing-filters.ts';

const count = z.number().int();
export const writingCountsByStatus = z.object({ pending: count, progressing: count, completed: count });

/** What waits for a teacher; each is counted up to `waitingCountMaximum`. */
export const waitingWork = z.object({
  to_review: count,
  /** Of those to review, what had been returned for another draft. */
  handed_in_again: count,
  /** Unfinished pieces whose child waits until the teacher has read the feedback. */
  to_approve: count,
  overdue: count,
  not_started: count,
  /** Worries about students that this teacher has not answered. */
  alerts: count,
});
export type WaitingWork = z.infer<typeof waitingWork>;
/** A longer queue is read from its beginning all the same, and counting it would take longer each month. */
export const waitingCountMaximum = 1000;

/** One call; the response depends on the role. */
const statistics = z.object({
  writings_status_map: writingCountsByStatus.optional(),
  students_count: count.optional(),
  activities_count: count.optional(),
  children_count: count.optional(),
  writings_count: count.optional(),
  achievements_count: count.optional(),
  waiting: waitingWork.optional(),
});
export type DashboardStatistics = z.infer<typeof statistics>;

/** What a child was given or began, as a parent sees it. */
const childWriting = z.object({
  /** Of the writing. */
  id: z.number(),
  title: z.string(),
  activity_type: z.enum(activityTypes),
  status: z.enum(writingStatuses),
  due_date: isoDate.nullable(),
  updated_at: timestamp,
  /** Of a completed piece; its lists are empty on the Free plan. */
  feedback: z
    .object({
      score: z.number().min(0).max(100).nullable(),
      /** Of the first attempt, where the coach gave both. */
      first_score: z.number().min(0).max(100).nullable(),
      /** Which coach gave the score; null where a teacher did. Scores of different ones are not compared. */
      coach_version: z.string().nullable(),
      strengths: z.array(z.string()),
      improvements: z.array(z.string()),
    })
    .nullable(),
  description: z.string(),
  /** Not known of a piece the child began alone. */
  estimated_time: z.number().nullable(),
  estimated_time_unit: z.enum(activityTimeUnits).nullable(),
});
export type ChildWriting = z.infer<typeof childWriting>;

const childWithWritings = child.extend({
  completed_activities_count: count,
  total_activities_count: count,
  /** The latest ten. */
  activities: z.array(childWriting),
  /** The last sentence of the piece the child worked on last; of finished pieces only on the Free plan. */
  newest_line: z
    .object({ writing_id: z.number(), title: z.string(), status: z.enum(writingStatuses), line: z.string() })
    .nullable(),
  next_due: z.object({ writing_id: z.number(), title: z.string(), due_date: isoDate }).nullable(),
});
export type ChildWithWritings = z.infer<typeof childWithWritings>;

const share = z.number().min(0).max(1);

/** What the newest finished piece of each student says about a class. */
const courseInsight = z.object({
  /** The class it is about; null when the teacher has no class with finished work, and it is about all students. */
  course: selectOption.nullable(),
  /** Students with a marked piece, and those without one yet. */
  marked_count: count,
  unmarked_count: count,
  /** Of the marked pieces; all other figures are about what was handed in. */
  redrafted: redraftedPieces.nullable(),
  /** Mean share of the possible mark against what is usual for the students' years; the widest gap first. */
  criteria: z.array(z.object({ criterion: z.enum(criteria), share, expected: share, students_count: count })),
  /** The one thing to teach next. */
  teaching_point: z
    .object({ criterion: z.enum(criteria), rule: z.string(), students_count: count })
    .nullable(),
  /** Each student once, under what would help them most. */
  needs: z.array(
    z.object({
      criterion: z.enum(criteria),
      students: z.array(
        z.object({
          id: z.number(),
          full_name: z.string(),
          writing: selectOption,
          mark: z.number(),
          maximum: z.number(),
          /** The rule that earns the next mark. */
          next: z.string(),
        }),
      ),
    }),
  ),
});
export type CourseInsight = z.infer<typeof courseInsight>;

export const dashboard = endpoints({
  readDashboard: {
    method: 'GET',
    path: '/dashboard',
    summary: "The figures of the caller's own dashboard",
    access: 'signed-in',
    response: json(statistics),
  },
  readClassInsight: {
    method: 'GET',
    path: '/dashboard/insights',
    summary: 'What a class can do and needs next; the class that finished work last unless one is named',
    access: ['teacher'],
    query: blindMarkingFilter.extend({ course_id_eq: id.optional() }),
    response: json(courseInsight),
  },
  readChildrenWritings: {
    method: 'GET',
    path: '/dashboard/parent/activities',
    summary: "The caller's children, each with how much is done and the latest activities",
    access: ['parent'],
    response: json(z.array(childWithWritings)),
  },
});

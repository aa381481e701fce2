import { z } from 'zod';
import { dueDates } from './assigned-work.ts';
import { endpoints, json } from './endpoint.ts';
import { writingStatuses } from './enums.ts';
import { unscoredReasons } from './feedback-fields.ts';
import { id, idParams, selectOption, timestamp } from './fields.ts';
import { blindMarkingFilter } from './writing-filters.ts';

const courseGridCell = z.object({
  activity_id: z.number(),
  writing_id: z.number(),
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
  unscored: z.enum(unscoredReasons).nullable(),
});
export type CourseGridCell = z.infer<typeof courseGridCell>;

const courseGrid = z.object({
  /** The published ones, and those taken out of the course that somebody has begun. */
  activities: z.array(
    selectOption.extend({
      /** Work for chosen students, which others of the class can be given, too. */
      add_students: z.boolean(),
    }),
  ),
  /** By name; each with the work of this class. */
  students: z.array(
    z.object({
      id: z.number(),
      full_name: z.string(),
      screen_name: z.string(),
      work: z.array(courseGridCell),
    }),
  ),
});
export type CourseGrid = z.infer<typeof courseGrid>;

/** Part of the calls about courses. */
export const courseGridEndpoints = endpoints({
  readClassGrid: {
    method: 'GET',
    path: '/courses/:id/grid',
    summary: 'Everybody in a course with where each of its activities stands, for its teacher',
    access: ['teacher'],
    params: idParams,
    query: blindMarkingFilter,
    response: json(courseGrid),
  },
  removeFromClass: {
    method: 'POST',
    path: '/courses/:id/remove_students',
    summary:
      'Take students out of this course only; work they have not begun is taken back, all else stays theirs',
    access: ['teacher'],
    params: idParams,
    body: z.object({ student_ids: z.array(id).min(1, 'Please choose a student').max(500) }),
    response: json(z.object({ student_ids: z.array(z.number()) })),
  },
});

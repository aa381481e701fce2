import { z } from 'zod';
import { endpoints, json, list } from './endpoint.ts';
import { idParams, paging, record } from './fields.ts';
import { activityTypes, option, runStatuses, runTimeUnits, subjects } from './teaching-words.ts';

/** Options for a filter: a page of titles by keyword, or exactly the ones named. */
export const optionQuery = z.object({
  ...paging,
  keyword: z.string().max(200).optional(),
  id_in: z.array(z.coerce.number().int().positive()).max(100).optional(),
});

export const course = record.extend({
  title: z.string(),
  description: z.string(),
  subject: z.enum(subjects),
  learning_goal: z.string(),
  grade_levels: z.array(z.number()),
  skills: z.array(z.string()),
  estimated_time: z.number(),
  estimated_time_unit: z.enum(runTimeUnits),
  status: z.enum(runStatuses),
  badge_and_reward: z.string().nullable(),
  teacher_id: z.number(),
  activity_ids: z.array(z.number()),
  activities: z.array(option.extend({ activity_type: z.enum(activityTypes), description: z.string() })),
  /** Only for the owning teacher. */
  code: z.string().nullable(),
  students: z.array(z.object({ id: z.number(), full_name: z.string(), screen_name: z.string() })).nullable(),
  permissions: z.object({ edit: z.boolean() }),
});
export type Course = z.infer<typeof course>;

export const courses = endpoints({
  courseOptions: {
    method: 'GET',
    path: '/courses/read_options',
    summary: 'Courses of the caller (taught or joined), for filters',
    access: ['student', 'teacher'],
    query: optionQuery,
    answer: list(option),
  },
  readCourse: {
    method: 'GET',
    path: '/courses/:id',
    summary: 'A course; class code and students only for its teacher',
    access: 'signed-in',
    params: idParams,
    answer: json(course),
  },
});

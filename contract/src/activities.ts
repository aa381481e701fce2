import { z } from 'zod';
import { endpoints, json } from './endpoint.ts';
import { idParams, record } from './fields.ts';
import {
  activityStatuses,
  activityTimeUnits,
  activityTypes,
  day,
  option,
  subjects,
} from './teaching-words.ts';
import { step } from './workflows.ts';

const image = z.object({
  id: z.number(),
  signed_id: z.string(),
  url: z.string(),
  filename: z.string(),
  content_type: z.string(),
  byte_size: z.number(),
});

export const activity = record.extend({
  title: z.string(),
  activity_type: z.enum(activityTypes),
  activity_kind_id: z.number().nullable(),
  activity_kind: z.object({ name: z.string() }).nullable(),
  description: z.string(),
  /** Sanitised HTML. */
  requirements: z.string(),
  subject: z.enum(subjects),
  status: z.enum(activityStatuses),
  bookmarked: z.boolean(),
  content: z.string().nullable(),
  due_date: day.nullable(),
  due_days: z.number().nullable(),
  estimated_time: z.number(),
  estimated_time_unit: z.enum(activityTimeUnits),
  grade_levels: z.array(z.number()),
  skill_list: z.array(z.string()),
  steps: z.array(step),
  instructions: z.array(z.object({ title: z.string(), description: z.string() })),
  resources: z.array(z.object({ title: z.string(), url: z.string() })),
  images: z.array(image),
  courses: z.array(option),
  challenges: z.array(option),
  course_ids: z.array(z.number()),
  challenge_ids: z.array(z.number()),
  badge: z.string().nullable(),
  hints_allowed: z.boolean(),
  teacher_id: z.number(),
});
export type Activity = z.infer<typeof activity>;

export const activities = endpoints({
  readActivity: {
    method: 'GET',
    path: '/activities/:id',
    summary:
      'An activity: a teacher sees their own, a student those assigned to them, a parent their children’s',
    access: 'signed-in',
    params: idParams,
    answer: json(activity),
  },
});

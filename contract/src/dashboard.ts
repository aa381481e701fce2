import { z } from 'zod';
import { child } from './children.ts';
import { endpoints, json } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { activityTimeUnits, activityTypes, day, writingStatuses } from './teaching-words.ts';

const count = z.number().int();
export const writingsStatusMap = z.object({ pending: count, progressing: count, completed: count });

/** One call, answered by role. */
const figures = z.object({
  writings_status_map: writingsStatusMap.optional(),
  students_count: count.optional(),
  activities_count: count.optional(),
  children_count: count.optional(),
  writings_count: count.optional(),
  achievements_count: count.optional(),
});
export type DashboardFigures = z.infer<typeof figures>;

/** What a child was given or began, as a parent sees it. */
const childActivity = z.object({
  /** Of the writing. */
  id: z.number(),
  title: z.string(),
  activity_type: z.enum(activityTypes),
  status: z.enum(writingStatuses),
  due_date: day.nullable(),
  updated_at: timestamp,
  /** Of a completed piece; its lists are empty on the Free plan. */
  feedback: z
    .object({
      score: z.number().min(0).max(100).nullable(),
      strengths: z.array(z.string()),
      improvements: z.array(z.string()),
    })
    .nullable(),
  description: z.string(),
  /** Not known of a piece the child began alone. */
  estimated_time: z.number().nullable(),
  estimated_time_unit: z.enum(activityTimeUnits).nullable(),
});
export type ChildActivity = z.infer<typeof childActivity>;

const childActivities = child.extend({
  completed_activities_count: count,
  total_activities_count: count,
  /** The latest ten. */
  activities: z.array(childActivity),
});
export type ChildActivities = z.infer<typeof childActivities>;

export const dashboard = endpoints({
  readDashboard: {
    method: 'GET',
    path: '/dashboard',
    summary: "The figures of the caller's own dashboard",
    access: 'signed-in',
    answer: json(figures),
  },
  readChildrenActivities: {
    method: 'GET',
    path: '/dashboard/parent/activities',
    summary: "The caller's children, each with how much is done and the latest activities",
    access: ['parent'],
    answer: json(z.array(childActivities)),
  },
});

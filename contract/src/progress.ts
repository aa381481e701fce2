import { z } from 'zod';
import { endpoints, json } from './endpoint.ts';
import { activityTypes } from './enums.ts';
import { unscoredReasons } from './feedback-fields.ts';
import { idParams, timestamp } from './fields.ts';
import { teacherProgress } from './teacher-progress.ts';

export const studentProgress = z.object({
  completed_activities_count: z.number(),
  progressing_activities_count: z.number(),
  pending_activities_count: z.number(),
  /** Of completed writings with a score; null without any. */
  average_score: z.number().nullable(),
  writings_per_type: z.partialRecord(z.enum(activityTypes), z.number()),
  /** The two most recent by due date that have feedback. */
  recent_feedback: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      score: z.number().nullable(),
      unscored: z.enum(unscoredReasons).nullable(),
      updated_at: timestamp,
      strengths: z.array(z.string()),
      improvements: z.array(z.string()),
      activity_id: z.number().nullable(),
    }),
  ),
  /** Marks of completed writings in order, for the growth chart. */
  growth: z.array(
    z.object({
      completed_at: timestamp,
      title: z.string(),
      score: z.number(),
      /** Of the first draft that the coach read, by the coach that gave the score; null where it read one draft only, or where the score is a teacher's. */
      first_score: z.number().nullable(),
      /** Which coach gave the score; null where a teacher did. Scores of different ones are not compared. */
      coach_version: z.string().nullable(),
    }),
  ),
});
export type StudentProgress = z.infer<typeof studentProgress>;

export const progress = endpoints({
  ...teacherProgress,
  readMyProgress: {
    method: 'GET',
    path: '/mine/progress',
    summary: "A student's own figures",
    access: ['student'],
    response: json(studentProgress),
  },
  readChildProgress: {
    method: 'GET',
    path: '/children/:id/progress',
    summary: "A child's figures for its parent; feedback and growth are empty on the Free plan",
    access: ['parent'],
    params: idParams,
    response: json(studentProgress),
  },
});

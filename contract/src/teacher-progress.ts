import { z } from 'zod';
import { endpoints, json, list } from './endpoint.ts';
import { deadlineFilters, progressBands } from './enums.ts';
import { baseRow, file, idParams, isoDate, paging, timestamp } from './fields.ts';
import { blindMarkingFilter } from './writing-filters.ts';

const count = z.number().int();
/** Whole per cent. */
const percent = z.number().int().min(0).max(100);

export const studentProgressSummary = z.object({
  studentId: z.number(),
  studentName: z.string(),
  screen_name: z.string(),
  avatar: file.nullable(),
  grade_level: z.number().nullable(),
  totalAssignedActivities: count,
  completedActivities: count,
  inProgressActivities: count,
  notStartedActivities: count,
  /** Due before today and not completed. */
  overdueActivities: count,
  completionPercentage: percent,
  /** Of completed writings with a score; null without any. */
  averageScore: z.number().nullable(),
});
export type StudentProgressSummary = z.infer<typeof studentProgressSummary>;

const recentLog = baseRow.extend({
  writing_id: z.number(),
  writing_title: z.string(),
  step: z.string(),
  started_at: timestamp,
  /** Seconds. */
  spent_time: z.number(),
});

export const studentProgressDetail = studentProgressSummary.extend({
  /** The five newest, newest first. */
  recentActivity: z.array(recentLog),
});
export type StudentProgressDetail = z.infer<typeof studentProgressDetail>;

export const activityCompletionSummary = z.object({
  activityId: z.number(),
  activityTitle: z.string(),
  /** The fixed date, or the latest of those that were counted from the assignment. */
  due_date: isoDate.nullable(),
  assignedCount: count,
  completedCount: count,
  inProgressCount: count,
  notStartedCount: count,
  overdueCount: count,
  completionRate: percent,
});
export type ActivityCompletionSummary = z.infer<typeof activityCompletionSummary>;

const bucket = z.object({ from: count, to: count, total: count });

export const teacherAnalytics = z.object({
  studentsCount: count,
  activeActivitiesCount: count,
  /** Of the students that have been assigned something. */
  averageCompletion: percent.nullable(),
  averageScore: z.number().nullable(),
  /** Students by their completion. */
  completionBuckets: z.array(bucket),
  /** Completed writings by their score. */
  scoreBuckets: z.array(bucket),
});
export type TeacherAnalytics = z.infer<typeof teacherAnalytics>;

/** A file to save: opened by a spreadsheet, none of its cells is run as a formula. */
export const csvFile = z.object({ filename: z.string(), csv: z.string() });

const teacher = ['teacher'] as const;
const keyword = z.string().max(200).optional();

/** Part of the calls about progress. */
export const teacherProgress = endpoints({
  listStudentProgress: {
    method: 'GET',
    path: '/progress/students',
    summary: "The teacher's students by name, each with how far they are in the work the teacher set",
    access: teacher,
    query: z.object({
      ...paging,
      ...blindMarkingFilter.shape,
      keyword,
      band_eq: z.enum(progressBands).optional(),
    }),
    response: list(studentProgressSummary),
  },
  readStudentProgress: {
    method: 'GET',
    path: '/progress/students/:id',
    summary: "One of the teacher's students, with the latest they worked on",
    access: teacher,
    params: idParams,
    query: blindMarkingFilter,
    response: json(studentProgressDetail),
  },
  exportStudentProgress: {
    method: 'GET',
    path: '/progress/students/export',
    summary: 'The figures of all students as CSV',
    access: teacher,
    query: blindMarkingFilter,
    response: json(csvFile),
  },
  listActivityCompletion: {
    method: 'GET',
    path: '/progress/activities',
    summary: "The teacher's assigned activities, each with how many have completed it",
    access: teacher,
    query: z.object({ ...paging, keyword, deadline_eq: z.enum(deadlineFilters).optional() }),
    response: list(activityCompletionSummary),
  },
  readAnalytics: {
    method: 'GET',
    path: '/progress/analytics',
    summary: 'Averages of all students, and how completion and scores are spread',
    access: teacher,
    query: blindMarkingFilter,
    response: json(teacherAnalytics),
  },
  exportScores: {
    method: 'GET',
    path: '/progress/scores/export',
    summary: 'Every assigned writing with its status, dates and score as CSV',
    access: teacher,
    query: blindMarkingFilter,
    response: json(csvFile),
  },
});

import { z } from 'zod';
import {
  activityIds,
  requiredGrades,
  requiredText,
  requiredTime,
  skillList,
} from './course-and-challenge-form-fields.ts';
import { courseGridEndpoints } from './course-grid.ts';
import { endpoints, json, list, noContent } from './endpoint.ts';
import {
  activityTypes,
  courseRewardBadges,
  courseRoles,
  courseStatuses,
  durationUnits,
  subjects,
} from './enums.ts';
import { baseRow, idParams, paging, selectOption } from './fields.ts';

const optionId = z.coerce.number().int().positive();

/** Options for a filter: a page of titles by keyword, or exactly the ones named. */
export const optionQuery = z.object({
  ...paging,
  keyword: z.string().max(200).optional(),
  /** `id_in[]=1&id_in[]=2`; one alone may stand without brackets. */
  id_in: z.union([z.array(optionId).max(100), optionId.transform((one) => [one])]).optional(),
});

export const course = baseRow.extend({
  title: z.string(),
  description: z.string(),
  subject: z.enum(subjects),
  learning_goal: z.string(),
  grade_levels: z.array(z.number()),
  skills: z.array(z.string()),
  estimated_time: z.number(),
  estimated_time_unit: z.enum(durationUnits),
  status: z.enum(courseStatuses),
  badge_and_reward: z.string().nullable(),
  teacher_id: z.number(),
  /** Who leads it. */
  teacher_name: z.string(),
  /** What the caller is in it; null for those who learn in it and their parents. */
  my_role: z.enum(courseRoles).nullable(),
  activity_ids: z.array(z.number()),
  activities: z.array(selectOption.extend({ activity_type: z.enum(activityTypes), description: z.string() })),
  /** What its students have to write: the activities of it that are published. */
  tasks: z.array(selectOption),
  /** Only for its teachers. */
  code: z.string().nullable(),
  students: z.array(z.object({ id: z.number(), full_name: z.string(), screen_name: z.string() })).nullable(),
  permissions: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    /** Take students in and out. */
    keep_class_list: z.boolean(),
    /** Add and remove colleagues, and hand the course over. */
    choose_teachers: z.boolean(),
  }),
});
export type Course = z.infer<typeof course>;

/** What a teacher fills in; the messages are the form's own. */
export const courseForm = z.object({
  title: requiredText('Course title is required'),
  subject: z.enum(subjects, 'Subject is required'),
  description: requiredText('Description is required', 5000),
  learning_goal: requiredText('Learning goal is required', 2000),
  grade_levels: requiredGrades('Grade level is required'),
  skills: skillList.min(1, 'Skills are required'),
  estimated_time: requiredTime('Estimated time is required'),
  estimated_time_unit: z.enum(durationUnits),
  code: z
    .string('Class code is required')
    .trim()
    .min(1, 'Class code is required')
    .regex(/^\d*$/, 'Class code must be a number')
    .length(8, 'Class code must have 8 digits'),
  badge_and_reward: z.enum(courseRewardBadges).nullable().default(null),
  activity_ids: activityIds.default([]),
});

export const courses = endpoints({
  ...courseGridEndpoints,
  listCourses: {
    method: 'GET',
    path: '/courses',
    summary: 'Courses the caller teaches; the active ones unless another status is asked for',
    access: ['teacher'],
    query: z.object({ ...paging, status_eq: z.enum(courseStatuses).default('active') }),
    response: list(course),
  },
  createCourse: {
    method: 'POST',
    path: '/courses',
    summary: 'Create a course; a class code already in use is an error of its field',
    access: ['teacher'],
    body: courseForm,
    response: json(course),
  },
  courseOptions: {
    method: 'GET',
    path: '/courses/read_options',
    summary: 'Courses of the caller (taught or joined), for filters',
    access: ['student', 'teacher'],
    query: optionQuery,
    response: list(selectOption),
  },
  readCourse: {
    method: 'GET',
    path: '/courses/:id',
    summary: 'A course; class code and students only for its teachers',
    access: 'signed-in',
    params: idParams,
    response: json(course),
  },
  updateCourse: {
    method: 'PUT',
    path: '/courses/:id',
    summary: 'Change a course; published activities that are new in it are given to its students',
    access: ['teacher'],
    params: idParams,
    body: courseForm.extend({
      /** When the course was last changed as far as the form knows; a newer change is not overwritten. */
      seen_updated_at: z.iso.datetime().optional(),
    }),
    response: json(course),
  },
  duplicateCourse: {
    method: 'POST',
    path: '/courses/:id/duplicate',
    summary: 'A copy of a course with a new class code, nobody in it, and copies of its activities as drafts',
    access: ['teacher'],
    params: idParams,
    response: json(course),
  },
  archiveCourse: {
    method: 'PUT',
    path: '/courses/:id/archive',
    summary: 'Archive a course for good; nobody can join it any longer',
    access: ['teacher'],
    params: idParams,
    response: json(course),
  },
  deleteCourse: {
    method: 'DELETE',
    path: '/courses/:id',
    summary: 'Delete a course with its activities; what students began to write stays',
    access: ['teacher'],
    params: idParams,
    response: noContent,
  },
});

import { z } from 'zod';
import { optionQuery } from './courses.ts';
import { endpoints, json, list, noContent } from './endpoint.ts';
import { activityStatuses, activityTimeUnits, activityTypes, subjects } from './enums.ts';
import {
  baseRow,
  gradeLevel,
  id,
  idParams,
  isoDate,
  paging,
  selectOption,
  timestamp,
  upload,
} from './fields.ts';
import { limits } from './limits.ts';
import { step } from './workflows.ts';

const image = z.object({
  id: z.number(),
  signed_id: z.string(),
  url: z.string(),
  filename: z.string(),
  content_type: z.string(),
  byte_size: z.number(),
});

export const activity = baseRow.extend({
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
  due_date: isoDate.nullable(),
  due_days: z.number().nullable(),
  /** When a draft is published by itself. */
  publish_at: timestamp.nullable(),
  estimated_time: z.number(),
  estimated_time_unit: z.enum(activityTimeUnits),
  grade_levels: z.array(z.number()),
  skill_list: z.array(z.string()),
  steps: z.array(step),
  instructions: z.array(z.object({ title: z.string(), description: z.string() })),
  resources: z.array(z.object({ title: z.string(), url: z.string() })),
  images: z.array(image),
  courses: z.array(selectOption),
  challenges: z.array(selectOption),
  course_ids: z.array(z.number()),
  challenge_ids: z.array(z.number()),
  badge: z.string().nullable(),
  hints_allowed: z.boolean(),
  /** Whether a child's own device may capitalise, correct and underline. */
  keyboard_help: z.boolean(),
  /** Whether children see what the coach says only once the teacher has approved it. */
  holds_feedback: z.boolean(),
  teacher_id: z.number(),
  createdBy: z.number(),
  /** Who of its courses gets it; null for everybody, and for all but its teacher. */
  student_ids: z.array(z.number()).nullable(),
  /** The students who have it; only for its teacher. */
  assignedTo: z.array(z.number()).nullable(),
  /** How far the students are who have it; only for its teacher. */
  writings_data: z
    .object({
      students_count: z.number(),
      pending: z.number(),
      progressing: z.number(),
      completed: z.number(),
    })
    .nullable(),
  /** What the caller may do to it now. */
  permissions: z.object({
    edit: z.boolean(),
    publish: z.boolean(),
    archive: z.boolean(),
    delete: z.boolean(),
    /** Title, task and date of what is published already, and reminders of it. */
    mend: z.boolean(),
    duplicate: z.boolean(),
  }),
});
export type Activity = z.infer<typeof activity>;

/** An activity in a list: without its texts, steps and images. */
export const listedActivity = activity.pick({
  id: true,
  created_at: true,
  updated_at: true,
  title: true,
  activity_type: true,
  activity_kind: true,
  subject: true,
  status: true,
  due_date: true,
  due_days: true,
  publish_at: true,
  grade_levels: true,
  courses: true,
  challenges: true,
  permissions: true,
});
export type ListedActivity = z.infer<typeof listedActivity>;

const required = (message: string, most: number) => z.string(message).trim().min(1, message).max(most);
const rowId = (message?: string) =>
  z.number(message).int(message).positive(message).max(2_147_483_647, message);
const everyOnce = <T>(items: T[]): T[] => [...new Set(items)];

/** What a teacher fills in; saving always keeps it a draft. */
export const activityForm = z.object({
  status: z.literal('draft', 'An activity is saved as a draft').default('draft'),
  /** The kind decides the type; without either it is a narrative. */
  activity_kind_id: rowId('Activity type is required').optional(),
  activity_type: z.enum(activityTypes, 'Activity type is required').default('narrative'),
  title: required('Title is required', 200),
  description: required('Description is required', 5000),
  /** HTML; the server keeps only what is safe. */
  requirements: required('Requirements are required', 50_000),
  subject: z.enum(subjects, 'Subject is required').default('writing'),
  grade_levels: z.array(gradeLevel).min(1, 'Grade levels are required').transform(everyOnce),
  skill_list: z
    .array(z.string().trim().min(1).max(60))
    .min(1, 'Skill list is required')
    .max(30)
    .transform(everyOnce),
  estimated_time: z
    .number('Estimated time is required')
    .int()
    .min(1, 'Estimated time is required')
    .max(100_000)
    .default(1),
  estimated_time_unit: z.enum(activityTimeUnits).default('minute'),
  /** One of the two: a date, or a number of days after a student gets it; a week if both are left out. */
  due_date: isoDate.nullable().optional(),
  due_days: z.number().int().min(1, 'Due days is required').max(1000).nullable().optional(),
  images: z
    .array(upload)
    .max(limits.images_max, `You can only upload up to ${limits.images_max} images`)
    .default([]),
  steps: z
    .array(step, 'Workflow templates are required')
    .min(1, 'Workflow templates are required')
    .max(limits.steps_max),
  /** Courses or challenges, not both; neither leaves the activity on its own. */
  course_ids: z.array(rowId()).max(100).transform(everyOnce).optional(),
  challenge_ids: z.array(rowId()).max(100).transform(everyOnce).optional(),
  /** Only these of the courses; everybody if left out. */
  student_ids: z
    .array(rowId())
    .min(1, 'Choose at least one student')
    .max(limits.chosen_students_max)
    .transform(everyOnce)
    .optional(),
  /** A draft with a moment is published by itself when it has come. */
  publish_at: z.iso.datetime().nullable().default(null),
  hints_allowed: z.boolean().default(true),
  keyboard_help: z.boolean().default(false),
  holds_feedback: z.boolean().default(false),
});

/** What can still be put right once students have it. */
export const publishedActivityForm = activityForm
  .pick({ title: true, description: true, requirements: true })
  .extend({
    /** The new day for everybody who has not finished; left out, each keeps the day they have. */
    due_date: isoDate.optional(),
    /** What students read at these steps; the others keep what they have. */
    step_instructions: z
      .array(z.object({ id: step.shape.id, instructions: step.shape.instructions.unwrap() }))
      .max(limits.steps_max)
      .default([]),
    /** Of the activity as the dialog began with it: one changed since then is not overwritten. */
    seen_updated_at: z.iso.datetime().optional(),
  });

export const activities = endpoints({
  listActivities: {
    method: 'GET',
    path: '/activities',
    summary: 'The activities of the teacher who asks, the newest first',
    access: ['teacher'],
    query: z.object({
      ...paging,
      title_cont: z.string().max(200).optional(),
      course_eq: id.optional(),
      challenge_eq: id.optional(),
      subject_eq: z.enum(subjects).optional(),
      activity_type_eq: z.enum(activityTypes).optional(),
      status_eq: z.enum(activityStatuses).optional(),
    }),
    response: list(listedActivity),
  },
  activityOptions: {
    method: 'GET',
    path: '/activities/read_options',
    summary: 'Titles of the teacher’s own activities, for forms and filters',
    access: ['teacher'],
    query: optionQuery,
    response: list(selectOption),
  },
  readActivity: {
    method: 'GET',
    path: '/activities/:id',
    summary:
      'An activity: a teacher sees their own, a student those assigned to them, a parent their children’s',
    access: 'signed-in',
    params: idParams,
    response: json(activity),
  },
  addActivity: {
    method: 'POST',
    path: '/activities',
    summary: 'Make a draft of an activity',
    access: ['teacher'],
    body: activityForm,
    response: json(activity),
  },
  updateActivity: {
    method: 'PUT',
    path: '/activities/:id',
    summary: 'Change a draft; it stays one',
    access: ['teacher'],
    params: idParams,
    body: activityForm.extend({
      /** When the draft was last changed as far as the form knows; a newer change is not overwritten. */
      seen_updated_at: z.iso.datetime().optional(),
    }),
    response: json(activity),
  },
  publishActivity: {
    method: 'PUT',
    path: '/activities/:id/publish',
    summary: 'Publish a draft for good: everybody in its courses and challenges gets a writing',
    access: ['teacher'],
    params: idParams,
    response: json(activity),
  },
  /** Edits a published activity. The audit log stores the name of every call, so this one stays. */
  mendActivity: {
    method: 'PUT',
    path: '/activities/:id/mend',
    summary:
      'Change title, task, date or what is read at the steps of a published activity; those who have started are told',
    access: ['teacher'],
    params: idParams,
    body: publishedActivityForm,
    response: json(activity),
  },
  duplicateActivity: {
    method: 'POST',
    path: '/activities/:id/duplicate',
    summary: 'Make a draft that is a copy of an activity, in no course or challenge',
    access: ['teacher'],
    params: idParams,
    response: json(activity),
  },
  remindOfActivity: {
    method: 'POST',
    path: '/activities/:id/remind',
    summary: 'Remind the students who have not started a published activity, once a day',
    access: ['teacher'],
    rateLimit: 'message',
    params: idParams,
    response: json(z.object({ reminded_count: z.number() })),
  },
  archiveActivity: {
    method: 'PUT',
    path: '/activities/:id/archive',
    summary: 'Archive an activity for good: nobody new gets it, work on it stays',
    access: ['teacher'],
    params: idParams,
    response: json(activity),
  },
  deleteActivity: {
    method: 'DELETE',
    path: '/activities/:id',
    summary: 'Delete an activity that is in no course or challenge and that nobody has',
    access: ['teacher'],
    params: idParams,
    response: noContent,
  },
});

import { z } from 'zod';
import { activityForm, addedStudentsForm, publishedActivityForm } from './activity-forms.ts';
import { optionQuery } from './courses.ts';
import { endpoints, json, list, noContent } from './endpoint.ts';
import { activityStatuses, activityTimeUnits, activityTypes, subjects } from './enums.ts';
import { baseRow, id, idParams, isoDate, paging, selectOption, timestamp } from './fields.ts';
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
    /** Give published work for chosen students to more of its courses. */
    add_students: z.boolean(),
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
  addStudentsToActivity: {
    method: 'POST',
    path: '/activities/:id/students',
    summary:
      'Give a published activity for chosen students to more students of its courses; others keep theirs',
    access: ['teacher'],
    params: idParams,
    body: addedStudentsForm,
    /** How many of them had not been chosen before. */
    response: json(z.object({ activity, added_count: z.number() })),
  },
  holdFeedback: {
    method: 'PUT',
    path: '/activities/:id/hold',
    summary:
      'Choose whether the teacher of a published activity reads first what the coach says; what was shown stays so',
    access: ['teacher'],
    params: idParams,
    body: z.object({ holds_feedback: z.boolean() }),
    /** How many students can read now what had waited for the teacher. */
    response: json(z.object({ activity, released_count: z.number() })),
  },
  duplicateActivity: {
    method: 'POST',
    path: '/activities/:id/duplicate',
    summary:
      'Make a draft of one’s own that is a copy of an activity, also of a colleague’s in a shared course; in no course or challenge',
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

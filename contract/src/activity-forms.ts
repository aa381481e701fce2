import { z } from 'zod';
import { activityTimeUnits, activityTypes, subjects } from './enums.ts';
import { gradeLevel, isoDate, upload } from './fields.ts';
import { limits } from './limits.ts';
import { step } from './workflows.ts';

const required = (message: string, most: number) => z.string(message).trim().min(1, message).max(most);
const rowId = (message?: string) =>
  z.number(message).int(message).positive(message).max(2_147_483_647, message);
const everyOnce = <T>(items: T[]): T[] => [...new Set(items)];
const chosenStudentIds = z
  .array(rowId())
  .min(1, 'Choose at least one student')
  .max(limits.chosen_students_max)
  .transform(everyOnce);

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
  student_ids: chosenStudentIds.optional(),
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

/** Who gets it, too, of those whom the teacher had not chosen. */
export const addedStudentsForm = z.object({
  student_ids: chosenStudentIds,
  /** Later than for the others; needed once their day has passed. */
  due_date: isoDate.optional(),
});

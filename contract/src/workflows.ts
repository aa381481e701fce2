import { z } from 'zod';
import { feedbackCategories } from './criteria.ts';
import { endpoints, json, list } from './endpoint.ts';
import { activityTypes, fieldTypes, stepTypes } from './enums.ts';
import { id, paging } from './fields.ts';

export const formField = z.object({
  label: z.string().trim().min(1, 'Each field needs a label').max(200),
  placeholder: z.string().max(500).default(''),
  type: z.enum(fieldTypes),
  options: z.array(z.string().trim().min(1).max(200)).max(50).default([]),
  multiple: z.boolean().default(false),
});
export type FormField = z.infer<typeof formField>;

export const feedbackCriterion = z.object({
  type: z.enum(feedbackCategories),
  description: z.string().max(1000).default(''),
  prompt: z.string().max(2000).default(''),
  placeholder: z.string().max(500).default(''),
});
export type FeedbackCriterion = z.infer<typeof feedbackCriterion>;

export const step = z.object({
  id: z.string().max(60),
  title: z.string().trim().min(1, 'Each step needs a title').max(120),
  type: z.enum(stepTypes),
  instructions: z.string().max(4000).default(''),
  form_fields: z.array(formField).max(30).default([]),
  chat_prompt: z.string().max(4000).default(''),
  feedback_criteria: z.array(feedbackCriterion).max(11).default([]),
  video_url: z.string().max(500).default(''),
  video_content: z.string().max(4000).default(''),
});
export type Step = z.infer<typeof step>;

export const formAnswer = z.object({
  field: z.string().max(200),
  title: z.string().max(200),
  content: z.union([z.string().max(20_000), z.array(z.string().max(200)).max(50)]),
  placeholder: z.string().max(500).default(''),
});
export type FormAnswer = z.infer<typeof formAnswer>;

/** What a child did in a step: nothing (chat, video, feedback), answers (form) or text (free writing). */
export const stepEntry = z.object({
  id: z.string().max(60),
  title: z.string().max(120),
  type: z.enum(stepTypes),
  content: z.union([z.string().max(200_000), z.array(formAnswer).max(30)]).default(''),
});
export type StepEntry = z.infer<typeof stepEntry>;

/** An activity type with its name and id; its key decides which criteria a feedback step may name. */
export const activityTypeOption = z.object({ id: z.number(), name: z.string(), key: z.enum(activityTypes) });
export type ActivityTypeOption = z.infer<typeof activityTypeOption>;

export const templateStatuses = ['active', 'archived'] as const;

export const workflowTemplate = z.object({
  id: z.number(),
  name: z.string(),
  activity_kind_id: z.number(),
  steps: z.array(step),
});
export type WorkflowTemplate = z.infer<typeof workflowTemplate>;

export const workflows = endpoints({
  activityTypeOptions: {
    method: 'GET',
    path: '/activity_kinds/read_options',
    summary: 'The kinds of activity there are, for forms and filters',
    access: ['teacher', 'parent'],
    response: list(activityTypeOption),
  },
  workflowTemplateOptions: {
    method: 'GET',
    path: '/workflow_templates/read_options',
    summary: 'Workflows to begin an activity with, of one kind or of all',
    access: ['teacher'],
    query: z.object({
      ...paging,
      activity_kind_id: id.optional(),
      status: z.enum(templateStatuses).default('active'),
    }),
    response: list(workflowTemplate),
  },
  previewOpeningMessage: {
    method: 'POST',
    path: '/workflow_templates/preview_opening',
    summary: 'What the built-in coach would say first in a step; nothing is kept',
    access: ['teacher'],
    rateLimit: 'message',
    body: z.object({
      step,
      activity_type: z.enum(activityTypes),
      /** Of the activity, as far as it has one. */
      title: z.string().max(200).default(''),
    }),
    response: json(z.object({ content: z.string() })),
  },
});

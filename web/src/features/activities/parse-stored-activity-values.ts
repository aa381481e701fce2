import {
  activityTimeUnits,
  activityTypes,
  feedbackCategories,
  fieldTypes,
  stepTypes,
  subjects,
} from '@inkling/contract';
import { type ActivityValues, emptyValues } from './activity-values.ts';

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isFlag: Check = (value) => typeof value === 'boolean';
const oneOf =
  (...choices: unknown[]): Check =>
  (value) =>
    choices.includes(value);
const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const having =
  (parts: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(parts).every(([name, check]) => check(Reflect.get(value, name)));

/** Its parts may be empty still, so the schema of the call would refuse it. */
const isStep = having({
  id: isText,
  title: isText,
  type: oneOf(...stepTypes),
  instructions: isText,
  chat_prompt: isText,
  video_url: isText,
  video_content: isText,
  form_fields: listOf(
    having({
      label: isText,
      placeholder: isText,
      type: oneOf(...fieldTypes),
      options: listOf(isText),
      multiple: isFlag,
    }),
  ),
  feedback_criteria: listOf(
    having({
      type: oneOf(...feedbackCategories),
      description: isText,
      prompt: isText,
      placeholder: isText,
    }),
  ),
});

/** Another release may have kept other things under these names. */
const fits: Record<keyof ActivityValues, Check> = {
  activity_kind_id: either(isNumber, oneOf(null)),
  activity_type: oneOf(...activityTypes),
  title: isText,
  description: isText,
  requirements: isText,
  images: listOf(having({ signed_id: isText, url: isText, filename: isText, content_type: isText })),
  subject: oneOf(...subjects, null),
  grade_levels: listOf(isNumber),
  skill_list: listOf(isText),
  estimated_time: either(isNumber, oneOf('')),
  estimated_time_unit: oneOf(...activityTimeUnits),
  due_mode: oneOf('fixed', 'relative'),
  due_date: either(isText, oneOf(null)),
  due_days: either(isNumber, oneOf('')),
  relation: oneOf('none', 'course', 'challenge'),
  course_ids: listOf(isNumber),
  challenge_ids: listOf(isNumber),
  students_mode: oneOf('all', 'chosen'),
  student_ids: listOf(isNumber),
  publish_mode: oneOf('by_hand', 'by_itself'),
  publish_at: isText,
  hints_allowed: isFlag,
  keyboard_help: isFlag,
  holds_feedback: isFlag,
  steps: listOf(isStep),
};

/** What was kept, field by field: one that does not fit, or is missing, begins with its first value. */
export const parseStoredActivityValues = (kept: unknown): ActivityValues | null => {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return null;
  const found = Object.entries(kept).filter(([name, value]) => isField(name) && fits[name](value));
  return found.length > 0 ? { ...emptyValues, ...Object.fromEntries(found) } : null;
};

const isField = (name: string): name is keyof ActivityValues => Object.hasOwn(fits, name);

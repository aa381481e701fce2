import {
  type Activity,
  type ActivityType,
  type activities,
  type activityTimeUnits,
  type CallInput,
  type Step,
  type Subject,
  workflowProblems,
} from '@inkling/contract';
import type { UseFormReturnType } from '@mantine/form';
import type { UploadedFile } from '../../shared/form/use-uploads.ts';

/** What stands in the form's fields. */
export interface ActivityValues {
  activity_kind_id: number | null;
  /** Of the chosen kind: it decides about criteria and templates. */
  activity_type: ActivityType;
  title: string;
  description: string;
  requirements: string;
  images: UploadedFile[];
  subject: Subject | null;
  grade_levels: number[];
  skill_list: string[];
  estimated_time: number | '';
  estimated_time_unit: (typeof activityTimeUnits)[number];
  due_mode: 'fixed' | 'relative';
  due_date: string | null;
  due_days: number | '';
  relation: 'none' | 'course' | 'challenge';
  course_ids: number[];
  challenge_ids: number[];
  hints_allowed: boolean;
  steps: Step[];
}

export type ActivityFormState = UseFormReturnType<ActivityValues>;

export const emptyValues: ActivityValues = {
  activity_kind_id: null,
  activity_type: 'narrative',
  title: '',
  description: '',
  requirements: '',
  images: [],
  subject: 'writing',
  grade_levels: [],
  skill_list: [],
  estimated_time: 1,
  estimated_time_unit: 'minute',
  due_mode: 'relative',
  due_date: null,
  due_days: 7,
  relation: 'none',
  course_ids: [],
  challenge_ids: [],
  hints_allowed: true,
  steps: [],
};

export const sameValues = (some: ActivityValues, others: ActivityValues): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

const relationOf = ({ course_ids, challenge_ids }: Activity): ActivityValues['relation'] => {
  if (course_ids.length > 0) return 'course';
  return challenge_ids.length > 0 ? 'challenge' : 'none';
};

export const valuesOf = (activity: Activity): ActivityValues => ({
  activity_kind_id: activity.activity_kind_id,
  activity_type: activity.activity_type,
  title: activity.title,
  description: activity.description,
  requirements: activity.requirements,
  images: activity.images.map(({ signed_id, url, filename, content_type }) => ({
    signed_id,
    url,
    filename,
    content_type,
  })),
  subject: activity.subject,
  grade_levels: activity.grade_levels,
  skill_list: activity.skill_list,
  estimated_time: activity.estimated_time,
  estimated_time_unit: activity.estimated_time_unit,
  due_mode: activity.due_date === null ? 'relative' : 'fixed',
  due_date: activity.due_date,
  due_days: activity.due_days ?? emptyValues.due_days,
  relation: relationOf(activity),
  course_ids: activity.course_ids,
  challenge_ids: activity.challenge_ids,
  hints_allowed: activity.hints_allowed,
  steps: activity.steps,
});

const dueDateProblem = (day: string | null, { due_mode }: ActivityValues, today: string): string | null => {
  if (due_mode !== 'fixed') return null;
  if (!day) return 'Due date is required';
  return day < today ? 'Due date cannot be earlier than today' : null;
};

const isAmount = (amount: number | ''): boolean => amount !== '' && amount >= 1;
const filled =
  (message: string) =>
  (text: string | null): string | null =>
    text?.trim() ? null : message;
const chosen =
  (message: string) =>
  (items: unknown[]): string | null =>
    items.length > 0 ? null : message;

/** The rules of the form in the order of its fields; `today` is the school's day, yyyy-MM-dd. */
export const activityRules = (today: () => string) => ({
  activity_kind_id: (id: number | null) => (id === null ? 'Activity type is required' : null),
  title: filled('Title is required'),
  description: filled('Description is required'),
  requirements: filled('Requirements are required'),
  subject: filled('Subject is required'),
  grade_levels: chosen('Grade levels are required'),
  skill_list: chosen('Skill list is required'),
  estimated_time: (amount: number | '') => (isAmount(amount) ? null : 'Estimated time is required'),
  due_date: (day: string | null, values: ActivityValues) => dueDateProblem(day, values, today()),
  due_days: (days: number | '', { due_mode }: ActivityValues) =>
    due_mode === 'fixed' || isAmount(days) ? null : 'Due days is required',
  course_ids: (ids: number[], { relation }: ActivityValues) =>
    relation === 'course' ? chosen('Choose at least one course')(ids) : null,
  challenge_ids: (ids: number[], { relation }: ActivityValues) =>
    relation === 'challenge' ? chosen('Choose at least one challenge')(ids) : null,
  steps: (steps: Step[], { activity_type }: Pick<ActivityValues, 'activity_type'>) =>
    workflowProblems(steps, activity_type)[0]?.message ?? null,
});

/** Only the chosen way to be due and the chosen kind of association are sent. */
export const bodyOf = (values: ActivityValues): CallInput<typeof activities.addActivity>['body'] => ({
  status: 'draft',
  activity_kind_id: values.activity_kind_id ?? undefined,
  title: values.title.trim(),
  description: values.description.trim(),
  requirements: values.requirements,
  images: values.images.map(({ signed_id }) => ({ signed_id })),
  subject: values.subject ?? undefined,
  grade_levels: values.grade_levels,
  skill_list: values.skill_list,
  estimated_time: Number(values.estimated_time),
  estimated_time_unit: values.estimated_time_unit,
  due_date: values.due_mode === 'fixed' ? values.due_date : null,
  due_days: values.due_mode === 'relative' ? Number(values.due_days) : null,
  ...(values.relation === 'course' && { course_ids: values.course_ids }),
  ...(values.relation === 'challenge' && { challenge_ids: values.challenge_ids }),
  hints_allowed: values.hints_allowed,
  steps: values.steps,
});

/** A message about the third step or the second grade stands at the field they are in. */
export const problemsAtFields = (fields: Record<string, string>): Record<string, string> => {
  const problems: Record<string, string> = {};
  for (const [path, message] of Object.entries(fields)) problems[path.split('.')[0] ?? path] ??= message;
  return problems;
};

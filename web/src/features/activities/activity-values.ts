import {
  type Activity,
  type ActivityType,
  type activityTimeUnits,
  type Step,
  type Subject,
  workflowProblems,
} from '@inkling/contract';
import type { UseFormReturnType } from '@mantine/form';
import type { UploadedFile } from '../../shared/form/use-uploads.ts';
import { toLocalDateTime } from '../../ui/dates.ts';

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
  students_mode: 'all' | 'chosen';
  student_ids: number[];
  publish_mode: 'by_hand' | 'by_itself';
  /** Day and time as the device's clock tells them. */
  publish_at: string;
  hints_allowed: boolean;
  keyboard_help: boolean;
  holds_feedback: boolean;
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
  estimated_time: 45,
  estimated_time_unit: 'minute',
  due_mode: 'relative',
  due_date: null,
  due_days: 7,
  relation: 'none',
  course_ids: [],
  challenge_ids: [],
  students_mode: 'all',
  student_ids: [],
  publish_mode: 'by_hand',
  publish_at: '',
  hints_allowed: true,
  keyboard_help: false,
  holds_feedback: false,
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
  students_mode: activity.student_ids === null ? 'all' : 'chosen',
  student_ids: activity.student_ids ?? [],
  publish_mode: activity.publish_at === null ? 'by_hand' : 'by_itself',
  publish_at: activity.publish_at === null ? '' : toLocalDateTime(activity.publish_at),
  hints_allowed: activity.hints_allowed,
  keyboard_help: activity.keyboard_help,
  holds_feedback: activity.holds_feedback,
  steps: activity.steps,
});

const isAmount = (amount: number | ''): boolean => amount !== '' && amount >= 1;

const dueProblem = (
  { due_mode, due_date, due_days }: ActivityValues,
  today: string,
): Record<string, string> => {
  if (due_mode === 'relative') return isAmount(due_days) ? {} : { due_days: 'Due days is required' };
  if (!due_date) return { due_date: 'Due date is required' };
  return due_date < today ? { due_date: 'Due date cannot be earlier than today' } : {};
};

const relationProblem = (values: ActivityValues): Record<string, string> => {
  const { relation, course_ids, challenge_ids, students_mode, student_ids } = values;
  if (relation === 'course' && course_ids.length === 0) return { course_ids: 'Choose at least one course' };
  if (relation === 'course' && students_mode === 'chosen' && student_ids.length === 0)
    return { student_ids: 'Choose at least one student' };
  if (relation === 'challenge' && challenge_ids.length === 0)
    return { challenge_ids: 'Choose at least one challenge' };
  return {};
};

const publishProblem = ({ publish_mode, publish_at }: ActivityValues): Record<string, string> =>
  publish_mode === 'by_itself' && publish_at === '' ? { publish_at: 'Choose a day and a time' } : {};

const stepsProblem = ({ steps, activity_type }: ActivityValues): Record<string, string> => {
  const [problem] = workflowProblems(steps, activity_type);
  return problem ? { steps: problem.message } : {};
};

/** What the call's own schema cannot know: the day, the kind's criteria, and which fields are in use. */
export const problemsBeyondSchema = (values: ActivityValues, today: string): Record<string, string> => ({
  ...dueProblem(values, today),
  ...relationProblem(values),
  ...publishProblem(values),
  ...stepsProblem(values),
});

/** Only the chosen way to be due and the chosen kind of association are sent. */
export const bodyOf = (values: ActivityValues) => ({
  activity_kind_id: values.activity_kind_id,
  title: values.title,
  description: values.description,
  requirements: values.requirements,
  images: values.images.map(({ signed_id }) => ({ signed_id })),
  subject: values.subject,
  grade_levels: values.grade_levels,
  skill_list: values.skill_list,
  estimated_time: values.estimated_time,
  estimated_time_unit: values.estimated_time_unit,
  due_date: values.due_mode === 'fixed' ? values.due_date : null,
  due_days: values.due_mode === 'relative' && isAmount(values.due_days) ? values.due_days : null,
  ...(values.relation === 'course' && { course_ids: values.course_ids }),
  ...(values.relation === 'course' &&
    values.students_mode === 'chosen' && { student_ids: values.student_ids }),
  ...(values.relation === 'challenge' && { challenge_ids: values.challenge_ids }),
  publish_at:
    values.publish_mode === 'by_itself' && values.publish_at
      ? new Date(values.publish_at).toISOString()
      : null,
  hints_allowed: values.hints_allowed,
  keyboard_help: values.keyboard_help,
  holds_feedback: values.holds_feedback,
  steps: values.steps,
});

import { activityForm, type Step } from '@inkling/contract';
import { expect, test } from 'vitest';
import { messagesByField, validateWith } from '../../shared/form/validate-with.ts';
import { type ActivityValues, bodyOf, emptyValues, problemsBeyondSchema } from './activity-values.ts';

const check = validateWith(activityForm, bodyOf);
const further = (parts: Partial<ActivityValues>) => problemsBeyondSchema(withValues(parts), '2026-03-10');
const step = (parts: Partial<Step>): Step => ({
  id: 'one',
  title: 'One',
  type: 'freeWriting',
  instructions: '',
  form_fields: [],
  chat_prompt: '',
  feedback_criteria: [],
  video_url: '',
  video_content: '',
  ...parts,
});
const withValues = (parts: Partial<ActivityValues>): ActivityValues => ({ ...emptyValues, ...parts });

test('what must be filled in says so', () => {
  const empty = withValues({ subject: null, estimated_time: '', title: ' ' });
  expect(check(empty)).toEqual({
    activity_kind_id: 'Activity type is required',
    title: 'Title is required',
    description: 'Description is required',
    requirements: 'Requirements are required',
    subject: 'Subject is required',
    grade_levels: 'Grade levels are required',
    skill_list: 'Skill list is required',
    estimated_time: 'Estimated time is required',
    steps: 'Workflow templates are required',
  });
  expect(check({ ...empty, estimated_time: 0 }).estimated_time).toBe('Estimated time is required');
  expect(check({ ...empty, estimated_time: 1 })).not.toHaveProperty('estimated_time');
});

test('a fixed due date is needed and not before today; days only when they count', () => {
  const due = (parts: Partial<ActivityValues>) => {
    const { due_date, due_days } = further(parts);
    return { due_date, due_days };
  };
  expect(due({ due_mode: 'fixed' })).toEqual({ due_date: 'Due date is required' });
  expect(due({ due_mode: 'fixed', due_date: '2026-03-09' })).toEqual({
    due_date: 'Due date cannot be earlier than today',
  });
  expect(due({ due_mode: 'fixed', due_date: '2026-03-10', due_days: '' })).toEqual({});
  expect(due({ due_mode: 'relative', due_days: '' })).toEqual({ due_days: 'Due days is required' });
  expect(due({ due_mode: 'relative', due_days: 0 })).toEqual({ due_days: 'Due days is required' });
  expect(due({ due_mode: 'relative', due_days: 7 })).toEqual({});
});

test('a workflow is held to the rules of its type', () => {
  const narrative = { activity_type: 'narrative' } as const;
  expect(further({ ...narrative, steps: [] }).steps).toBe('Workflow templates are required');
  expect(further({ ...narrative, steps: [step({ type: 'structuredForm' })] }).steps).toBe(
    'Structured form fields are required',
  );
  const persuading = step({
    type: 'feedback',
    feedback_criteria: [{ type: 'persuasive_devices', description: '', prompt: '', placeholder: '' }],
  });
  expect(further({ ...narrative, steps: [persuading] })).toHaveProperty('steps');
  expect(further({ activity_type: 'persuasive', steps: [persuading] })).toEqual({});
});

test('only the chosen association and way to be due are sent', () => {
  const both = { course_ids: [1], challenge_ids: [2], due_date: '2026-04-01', due_days: 3 };
  const none = bodyOf(withValues({ ...both, relation: 'none', due_mode: 'relative' }));
  expect(none).toMatchObject({ due_date: null, due_days: 3 });
  expect(none).not.toHaveProperty('course_ids');
  expect(none).not.toHaveProperty('challenge_ids');
  const course = bodyOf(withValues({ ...both, relation: 'course', due_mode: 'fixed' }));
  expect(course).toMatchObject({ course_ids: [1], due_date: '2026-04-01', due_days: null });
  expect(course).not.toHaveProperty('challenge_ids');
  expect(bodyOf(withValues({ ...both, relation: 'challenge' }))).toMatchObject({ challenge_ids: [2] });
  expect(further({ relation: 'course' }).course_ids).toBe('Choose at least one course');
  expect(further({ relation: 'none' })).not.toHaveProperty('course_ids');
});

test('what the server says about a part stands at its field', () => {
  expect(
    messagesByField({ 'steps.2.title': 'Each step needs a title', 'steps.3.title': 'x', title: 'y' }),
  ).toEqual({
    steps: 'Each step needs a title',
    title: 'y',
  });
});

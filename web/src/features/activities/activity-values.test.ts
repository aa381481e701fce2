import type { Step } from '@inkling/contract';
import { expect, test } from 'vitest';
import {
  type ActivityValues,
  activityRules,
  bodyOf,
  emptyValues,
  problemsAtFields,
} from './activity-values.ts';

const rules = activityRules(() => '2026-03-10');
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
  expect(rules.activity_kind_id(null)).toBe('Activity type is required');
  expect(rules.title(' ')).toBe('Title is required');
  expect(rules.description('')).toBe('Description is required');
  expect(rules.requirements('')).toBe('Requirements are required');
  expect(rules.subject(null)).toBe('Subject is required');
  expect(rules.grade_levels([])).toBe('Grade levels are required');
  expect(rules.skill_list([])).toBe('Skill list is required');
  expect(rules.estimated_time('')).toBe('Estimated time is required');
  expect(rules.estimated_time(0)).toBe('Estimated time is required');
  expect(rules.estimated_time(1)).toBeNull();
});

test('a fixed due date is needed and not before today; days only when they count', () => {
  const fixed = withValues({ due_mode: 'fixed' });
  const relative = withValues({ due_mode: 'relative' });
  expect(rules.due_date(null, fixed)).toBe('Due date is required');
  expect(rules.due_date('2026-03-09', fixed)).toBe('Due date cannot be earlier than today');
  expect(rules.due_date('2026-03-10', fixed)).toBeNull();
  expect(rules.due_date(null, relative)).toBeNull();
  expect(rules.due_days('', relative)).toBe('Due days is required');
  expect(rules.due_days(0, relative)).toBe('Due days is required');
  expect(rules.due_days('', fixed)).toBeNull();
});

test('a workflow is held to the rules of its type', () => {
  const narrative = withValues({ activity_type: 'narrative' });
  expect(rules.steps([], narrative)).toBe('Workflow templates are required');
  expect(rules.steps([step({ type: 'structuredForm' })], narrative)).toBe(
    'Structured form fields are required',
  );
  const persuading = step({
    type: 'feedback',
    feedback_criteria: [{ type: 'persuasive_devices', description: '', prompt: '', placeholder: '' }],
  });
  expect(rules.steps([persuading], narrative)).not.toBeNull();
  expect(rules.steps([persuading], withValues({ activity_type: 'persuasive' }))).toBeNull();
});

test('only the chosen association and way to be due are sent', () => {
  const both = { course_ids: [1], challenge_ids: [2], due_date: '2026-04-01', due_days: 3 };
  const none = bodyOf(withValues({ ...both, relation: 'none', due_mode: 'relative' }));
  expect(none).toMatchObject({ status: 'draft', due_date: null, due_days: 3 });
  expect(none).not.toHaveProperty('course_ids');
  expect(none).not.toHaveProperty('challenge_ids');
  const course = bodyOf(withValues({ ...both, relation: 'course', due_mode: 'fixed' }));
  expect(course).toMatchObject({ course_ids: [1], due_date: '2026-04-01', due_days: null });
  expect(course).not.toHaveProperty('challenge_ids');
  expect(bodyOf(withValues({ ...both, relation: 'challenge' }))).toMatchObject({ challenge_ids: [2] });
  expect(rules.course_ids([], withValues({ relation: 'course' }))).toBe('Choose at least one course');
  expect(rules.course_ids([], withValues({ relation: 'none' }))).toBeNull();
});

test('what the server says about a part stands at its field', () => {
  expect(
    problemsAtFields({ 'steps.2.title': 'Each step needs a title', 'steps.3.title': 'x', title: 'y' }),
  ).toEqual({
    steps: 'Each step needs a title',
    title: 'y',
  });
});

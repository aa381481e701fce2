import { expect, test } from 'vitest';
import { emptyValues } from './activity-values.ts';
import { parseStoredActivityValues } from './parse-stored-activity-values.ts';

const step = {
  id: 'one',
  title: '',
  type: 'structuredForm',
  instructions: '',
  chat_prompt: '',
  video_url: '',
  video_content: '',
  form_fields: [{ label: '', placeholder: '', type: 'radio', options: [''], multiple: false }],
  feedback_criteria: [],
};

test('a half-filled form comes back as it was', () => {
  const kept = { ...emptyValues, title: 'A day as a', estimated_time: '', steps: [step] };
  expect(parseStoredActivityValues(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test('a field that an older release did not know begins with its first value', () => {
  expect(parseStoredActivityValues({ title: 'A day' })).toEqual({ ...emptyValues, title: 'A day' });
});

test('a field of another shape, and one of another name, are left out', () => {
  const odd = { title: 'A day', steps: [{ ...step, form_fields: 'none' }], grade_levels: '5', colour: 'red' };
  expect(parseStoredActivityValues(odd)).toEqual({ ...emptyValues, title: 'A day' });
});

test.each([['a text'], [7], [null], [[]], [{}], [{ colour: 'red' }]])('%j is not a form', (value) => {
  expect(parseStoredActivityValues(value)).toBeNull();
});

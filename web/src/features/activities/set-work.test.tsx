import { type Activity, activities } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { buildRow, buildUser } from '../../testing/samples.ts';

const teacher = buildUser({ role: 'teacher' });
const published: Activity = {
  ...buildRow(),
  title: 'The Lamp',
  activity_type: 'narrative',
  activity_kind_id: 1,
  activity_kind: { name: 'Narrative' },
  description: 'A lamp.',
  requirements: '<p>One page.</p>',
  subject: 'writing',
  status: 'published',
  bookmarked: false,
  content: null,
  due_date: '2099-03-10',
  due_days: null,
  estimated_time: 30,
  estimated_time_unit: 'minute',
  grade_levels: [5],
  skill_list: ['Story Structure'],
  steps: [],
  instructions: [],
  resources: [],
  images: [],
  courses: [],
  challenges: [],
  course_ids: [],
  challenge_ids: [],
  badge: null,
  hints_allowed: true,
  keyboard_help: false,
  holds_feedback: false,
  teacher_id: teacher.id,
  createdBy: teacher.id,
  assignedTo: [7, 8],
  writings_data: { students_count: 2, pending: 2, progressing: 0, completed: 0 },
  permissions: { edit: false, publish: false, archive: true, delete: false, mend: true, duplicate: true },
};

const open = () => {
  respond(activities.readActivity, () => published);
  return renderScreen('teacher-activity-detail', { as: teacher, params: { id: String(published.id) } });
};

test('title, task and date of published work can be put right', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Change title, task or date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change title, task or date' }));
  fill(dialog.getByLabelText(/^Title/), '');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('Title is required')).toBeTruthy();
  respond(activities.mendActivity, ({ body }) => ({ ...published, ...body }));
  fill(dialog.getByLabelText(/^Title/), 'The Old Lamp');
  fill(dialog.getByLabelText(/^Due date/), '2099-03-20');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('heading', { name: 'The Old Lamp' })).toBeTruthy();
  expect(requestsTo(activities.mendActivity)).toMatchObject([
    { body: { title: 'The Old Lamp', description: 'A lamp.', due_date: '2099-03-20' } },
  ]);
});

test('those who have not started are reminded', async () => {
  const { user } = await open();
  respond(activities.remindOfActivity, () => ({ reminded_count: 2 }));
  await user.click(await screen.findByRole('button', { name: 'Remind 2 not started' }));
  expect(await screen.findByText(/2 students reminded/)).toBeTruthy();
});

test('a copy opens as a draft to edit', async () => {
  const { user, address } = await open();
  const copy: Activity = { ...published, id: published.id + 1, title: 'Copy of The Lamp', status: 'draft' };
  respond(activities.duplicateActivity, () => {
    respond(activities.readActivity, () => copy);
    return copy;
  });
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  await expect.poll(address).toBe(`/teacher/activities/edit/${copy.id}`);
});

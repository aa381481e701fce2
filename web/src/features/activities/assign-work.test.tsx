import { type Activity, accounts, activities, courses } from '@inkling/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildActivity } from '../../testing/build-activity.ts';
import { buildCourse } from '../../testing/build-course.ts';
import { buildUser } from '../../testing/build-people.ts';
import { buildStep } from '../../testing/build-writing.ts';
import { requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const teacher = buildUser({ role: 'teacher' });
const published = buildActivity();

const open = (activity = published) => {
  respond(activities.readActivity, () => activity);
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
    {
      body: {
        title: 'The Old Lamp',
        description: 'A lamp.',
        due_date: '2099-03-20',
        seen_updated_at: published.updated_at,
      },
    },
  ]);
});

test('what students read at a step of published work can be changed', async () => {
  const chat = buildStep({ id: 'plan', title: 'Plan', type: 'chat', instructions: 'Say what happens.' });
  const write = buildStep({ id: 'write', title: 'Write', type: 'freeWriting', instructions: 'Write it.' });
  const { user } = await open({ ...published, steps: [chat, write] });
  await user.click(await screen.findByRole('button', { name: 'Change title, task or date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change title, task or date' }));
  respond(activities.mendActivity, () => published);
  fill(dialog.getByLabelText('What students read at “Write”'), 'Write one page.');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(requestsTo(activities.mendActivity)[0]?.body?.step_instructions).toEqual([
      { id: 'plan', instructions: 'Say what happens.' },
      { id: 'write', instructions: 'Write one page.' },
    ]),
  );
});

test('those who have not started are reminded', async () => {
  const { user } = await open();
  respond(activities.remindOfActivity, () => ({ reminded_count: 2 }));
  await user.click(await screen.findByRole('button', { name: 'Remind 2 not started' }));
  expect(await screen.findByText(/2 students reminded/)).toBeTruthy();
});

test('work for chosen students is given to more of the class', async () => {
  const pupils = [buildUser({ full_name: 'Ada' }), buildUser({ full_name: 'Ben' })];
  const [ada, ben] = pupils.map(({ id }) => id);
  const course = buildCourse({
    students: pupils.map(({ id, full_name, screen_name }) => ({ id, full_name, screen_name })),
  });
  respond(courses.readCourse, () => course);
  respond(accounts.readMine, () => teacher);
  const chosen: Activity = {
    ...published,
    course_ids: [course.id],
    student_ids: [ada ?? 0],
    permissions: { ...published.permissions, add_students: true },
  };
  const { user } = await open(chosen);
  await user.click(await screen.findByRole('button', { name: 'Give it to more students' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give it to more students' }));
  await user.click(dialog.getByRole('combobox', { name: 'Students' }));
  expect(screen.queryByRole('option', { name: 'Ada' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Ben' }));
  respond(activities.addStudentsToActivity, ({ body: { student_ids } }) => ({
    activity: { ...chosen, student_ids: [ada ?? 0, ...student_ids] },
    added_count: student_ids.length,
  }));
  await user.click(dialog.getByRole('button', { name: 'Give it to them' }));
  expect(await screen.findByText('Everybody in the class has it.')).toBeTruthy();
  expect(requestsTo(activities.addStudentsToActivity)).toMatchObject([{ body: { student_ids: [ben] } }]);
});

test('the teacher chooses to read the feedback first, and shows it at once again', async () => {
  const { user } = await open();
  respond(activities.holdFeedback, ({ body }) => ({
    activity: { ...published, ...body },
    released_count: body.holds_feedback ? 0 : 2,
  }));
  await user.click(await screen.findByRole('button', { name: 'Read the feedback first' }));
  await user.click(await screen.findByRole('button', { name: 'Read it first' }));
  expect(await screen.findByText('Shown once you have approved it')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Show the feedback at once' }));
  await user.click(await screen.findByRole('button', { name: 'Show it' }));
  expect(await screen.findByText('Shown at once')).toBeTruthy();
  expect(requestsTo(activities.holdFeedback).map(({ body }) => body.holds_feedback)).toEqual([true, false]);
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

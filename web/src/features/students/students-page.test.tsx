import { activities, courses, type Student, students } from '@inkling/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildRow, buildUser } from '../../testing/build-people.ts';
import { fieldError } from '../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const student = (values: Partial<Student> = {}): Student => ({
  ...buildRow(),
  full_name: 'Ivy Quill',
  screen_name: 'ivy_quill',
  email: 'ivy@school.test',
  grade_level: 4,
  grade: '4th Grade',
  avatar: null,
  joinedAt: '2026-03-02T09:00:00.000Z',
  permissions: { edit: true, make_card: true, remove: true },
  removal: 'account',
  ...values,
});

const openPage = async (listed: Student[], query: Record<string, string> = {}) => {
  respond(students.listStudents, () => pageOf(listed));
  respond(courses.courseOptions, () => pageOf([{ id: 31, title: 'Year 5 Story Makers' }]));
  respond(activities.activityOptions, () => pageOf([{ id: 41, title: 'The Lighthouse' }]));
  return renderScreen('teacher-students', { as: buildUser({ role: 'teacher' }), query });
};

test('a student is listed with year, username and what may be done', async () => {
  await openPage([
    student(),
    student({ full_name: 'Mia Kapoor', permissions: { edit: false, make_card: false, remove: true } }),
  ]);
  const rows = await screen.findAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows[1]?.textContent).toContain('Year 4');
  expect(rows[1]?.textContent).toContain('ivy_quill');
  expect(screen.getByText('2 students')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit Ivy Quill' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit Mia Kapoor' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Login card of Mia Kapoor' })).toBeNull();
});

test('filters are asked for and stand in the address', async () => {
  const { user, address } = await openPage([student()]);
  await screen.findByText('Ivy Quill');
  await user.click(screen.getByRole('combobox', { name: 'Course' }));
  await user.click(await screen.findByRole('option', { name: 'Year 5 Story Makers' }));
  await user.click(screen.getByRole('combobox', { name: 'Assigned Activity' }));
  await user.click(await screen.findByRole('option', { name: 'The Lighthouse' }));
  fill(screen.getByRole('searchbox', { name: 'Find students..' }), 'quill');
  await expect.poll(address).toContain('keyword=quill');
  await expect
    .poll(() => requestsTo(students.listStudents).at(-1)?.query)
    .toMatchObject({ keyword: 'quill', course_id_eq: 31, assigned_activity_id: 41, page: 1 });
});

test('nobody yet, and nobody found, are told apart', async () => {
  await openPage([]);
  expect(await screen.findByText(/Give your students a class code/)).toBeTruthy();
  await openPage([], { keyword: 'nobody' });
  expect(await screen.findByText('Nobody matches your search.')).toBeTruthy();
});

test('adding a student checks every field, then says how they sign in', async () => {
  const { user } = await openPage([]);
  respond(students.addStudent, ({ body }) => student({ full_name: body.full_name }));
  await user.click(await screen.findByRole('button', { name: 'Add Student' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Student' }));
  await user.click(form.getByRole('button', { name: 'Add Student' }));
  for (const problem of [
    'Full name is required',
    'Email address is required',
    'Grade is required',
    'Password is required',
  ])
    expect(form.getByText(problem)).toBeTruthy();
  expect(requestsTo(students.addStudent)).toEqual([]);
  fill(form.getByLabelText(/^Full Name/), 'Ivy Quill');
  fill(form.getByLabelText(/^Email Address/), 'ivy@school.test');
  fill(form.getByLabelText(/^Password/), 'lantern-in-the-fog');
  await user.click(form.getByRole('combobox', { name: 'Grade Level' }));
  await user.click(await screen.findByRole('option', { name: '4th Grade' }));
  await user.click(form.getByRole('button', { name: 'Add Student' }));
  expect(await screen.findByText(/Ivy Quill signs in as ivy_quill/)).toBeTruthy();
  expect(requestsTo(students.addStudent)).toMatchObject([
    { body: { full_name: 'Ivy Quill', email: 'ivy@school.test', grade_level: 4 } },
  ]);
});

test('a change says what the form was opened with, so that nothing newer is overwritten', async () => {
  const ivy = student();
  respond(students.updateStudent, () => ivy);
  const { user } = await openPage([ivy]);
  await user.click(await screen.findByRole('button', { name: 'Edit Ivy Quill' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Student' }));
  fill(form.getByLabelText(/^Full Name/), 'Ivy Quin');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  const seen = { full_name: ivy.full_name, email: ivy.email, grade_level: ivy.grade_level };
  await expect
    .poll(() => requestsTo(students.updateStudent))
    .toMatchObject([{ body: { full_name: 'Ivy Quin', seen } }]);
});

test('an address that is taken is said at its field', async () => {
  const { user } = await openPage([student()]);
  respond(students.updateStudent, () => {
    throw fieldError('email', 'This email is already in use');
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Ivy Quill' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Student' }));
  expect(form.queryByLabelText(/^Password/)).toBeNull();
  fill(form.getByLabelText(/^Email Address/), 'taken@school.test');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(form.getByLabelText(/^Email Address/).getAttribute('aria-invalid')).toBe('true'),
  );
});

test('closing a form with changes asks first', async () => {
  const { user } = await openPage([student()]);
  await user.click(await screen.findByRole('button', { name: 'Edit Ivy Quill' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Student' }));
  fill(form.getByLabelText(/^Full Name/), 'Ivy Feather');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Close this form?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(form.getByLabelText(/^Full Name/)).toHaveProperty('value', 'Ivy Feather');
});

test.each([
  ['account', /Ivy Quill has never signed in/, 'Student deleted successfully'],
  ['classes', /everything Ivy Quill has written stay/, 'Student removed from your classes'],
] as const)('removing a student says what that means: %s', async (removal, meaning, said) => {
  const { user } = await openPage([student({ removal })]);
  respond(students.removeStudent, () => ({ removed: removal }));
  await user.click(await screen.findByRole('button', { name: 'Delete Ivy Quill' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete Ivy Quill?' }));
  expect(question.getByText(meaning)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(said)).toBeTruthy();
});

import { activities, courses, type ImportRow, students } from '@inkling/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const row = (line: number, values: Partial<ImportRow> = {}): ImportRow => ({
  line,
  result: 'created',
  reason: null,
  full_name: `Student ${line}`,
  email: `s${line}@school.test`,
  grade: 'Year 5',
  student_id: null,
  screen_name: null,
  ...values,
});

const openImport = async () => {
  respond(students.listStudents, () => pageOf([]));
  respond(courses.courseOptions, () => pageOf([{ id: 31, title: 'Year 5 Story Makers' }]));
  respond(activities.activityOptions, () => pageOf([]));
  const visit = await renderScreen('teacher-students', { as: buildUser({ role: 'teacher' }) });
  await visit.user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import Students' });
  const choose = (name: string, text: string) => {
    const input = dialog.querySelector('input[type=file]');
    if (!input) throw new Error('the dialog has a file field');
    fireEvent.change(input, { target: { files: [new File([text], name, { type: 'text/csv' })] } });
  };
  return { ...visit, dialog: within(dialog), choose };
};

test('another kind of file is refused, and nothing can be imported without one', async () => {
  const { dialog, choose } = await openImport();
  expect(dialog.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
  choose('class.xlsx', 'x');
  expect(await dialog.findByText('Please choose a .csv file')).toBeTruthy();
  expect(requestsTo(students.importStudents)).toEqual([]);
});

test('a file is tried first, line by line with the problems on top, and again for another course', async () => {
  const { user, dialog, choose } = await openImport();
  const rows = [
    row(2),
    row(3),
    row(4, { result: 'failed', reason: 'This is not a complete e-mail address' }),
  ];
  respond(students.importStudents, ({ body }) => ({
    rows: body.dry_run ? rows : rows.map((one) => ({ ...one, student_id: one.line, screen_name: 'made' })),
    created: 2,
    skipped: 0,
    failed: 1,
  }));
  choose('class.csv', 'Name;Email;Grade Level\nOtto Reed;otto@school.test;Year 5');
  expect(await dialog.findByText('will be added')).toBeTruthy();
  const lines = dialog.getAllByRole('row').slice(1);
  expect(lines[0]?.textContent).toContain('This is not a complete e-mail address');
  await user.click(dialog.getByRole('combobox', { name: 'Course (optional)' }));
  await user.click(await screen.findByRole('option', { name: 'Year 5 Story Makers' }));
  await expect.poll(() => requestsTo(students.importStudents)).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await dialog.findByText('added')).toBeTruthy();
  const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/teacher/students/2', '/teacher/students/3']));
  expect(dialog.getByRole('link', { name: 'Login cards' })).toBeTruthy();
  expect(requestsTo(students.importStudents).map(({ body }) => [body.dry_run, body.course_id])).toEqual([
    [true, undefined],
    [true, 31],
    [false, 31],
  ]);
});

test('of a very long file the first lines are shown, and it says so', async () => {
  const { dialog, choose } = await openImport();
  const rows = Array.from({ length: 450 }, (_, index) => row(index + 2));
  respond(students.importStudents, () => ({ rows, created: 450, skipped: 0, failed: 0 }));
  choose('school.csv', 'Name;Email;Grade Level');
  expect(await dialog.findByText('The first 200 of 450 lines are shown.')).toBeTruthy();
  expect(dialog.getAllByRole('row')).toHaveLength(201);
});

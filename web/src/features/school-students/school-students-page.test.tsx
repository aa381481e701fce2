import { lti, type SchoolStudent, schoolStudents } from '@inkling/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const mia: SchoolStudent = {
  id: 30,
  full_name: 'Mia Thompson',
  screen_name: 'mia',
  grade_level: 5,
  last_login_at: '2026-03-02T01:00:00.000Z',
  classes: [{ id: 7, title: 'Year 5 Story Makers', is_from_roster: true }],
  keeps_account: false,
  archived_at: null,
  permissions: { archive: true, move: true, bring_back: false, merge: true, unlink_platforms: false },
};
const leo: SchoolStudent = { ...mia, id: 31, full_name: 'Leo Park', last_login_at: null, classes: [] };
const archived: SchoolStudent = {
  ...mia,
  classes: [],
  archived_at: '2026-03-03T01:00:00.000Z',
  permissions: { archive: false, move: false, bring_back: true, merge: false, unlink_platforms: false },
};
const hillside = { id: 5, name: 'Hillside Primary', role: 'admin', has_joined: true } as const;

const open = (students: SchoolStudent[] = [leo, mia]) => {
  respond(schoolStudents.listSchoolStudents, ({ query }) => {
    if (query.status === 'archived') return { students: [archived], next: null };
    if (query.after) return { students: [mia], next: null };
    const found = students.filter(({ full_name }) => full_name.toLowerCase().includes(query.keyword ?? ''));
    return { students: found, next: null };
  });
  return renderScreen('school-students', { as: buildUser({ role: 'teacher', school: hillside }) });
};

test('an admin finds a student by name, with year, classes and last sign-in', async () => {
  const { user } = await open();
  const table = within(await screen.findByRole('table', { name: 'Students' }));
  expect(table.getByText('Year 5 Story Makers')).toBeTruthy();
  expect(table.getByText('No class')).toBeTruthy();
  expect(table.getByText('Never')).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Name or username' }), 'mia');
  await waitFor(() => expect(screen.queryByText('Leo Park')).toBeNull());
  expect(screen.getByText('Mia Thompson')).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Name or username' }), 'zzz');
  expect(await screen.findByText('No students found')).toBeTruthy();
});

test('the next students are asked for from where the last page ended', async () => {
  respond(schoolStudents.listSchoolStudents, ({ query }) =>
    query.after ? { students: [mia], next: null } : { students: [leo], next: '31 Leo Park' },
  );
  const as = buildUser({ role: 'teacher', school: hillside });
  const { user } = await renderScreen('school-students', { as });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Mia Thompson')).toBeTruthy();
  expect(screen.getByText('Leo Park')).toBeTruthy();
  expect(requestsTo(schoolStudents.listSchoolStudents).at(-1)).toMatchObject({
    query: { after: '31 Leo Park' },
  });
});

test('archiving says what happens to the account, and is undone from the archive', async () => {
  respond(schoolStudents.archiveSchoolStudent, () => archived);
  respond(schoolStudents.bringBackSchoolStudent, () => ({ ...mia, lost_places: 1 }));
  const { user } = await open([mia, { ...leo, keeps_account: true }]);
  await user.click(await screen.findByRole('button', { name: 'Archive Leo Park' }));
  expect(await screen.findByText(/still opens for them/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Archive Mia Thompson' }));
  expect(await screen.findByText(/nobody can sign in/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Mia Thompson is archived')).toBeTruthy();
  expect(requestsTo(schoolStudents.archiveSchoolStudent)).toMatchObject([{ params: { id: 30 } }]);
  await user.click(screen.getByRole('radio', { name: 'Archived' }));
  expect(await screen.findByText(/teachers at the school cannot open it until you bring/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Bring back Mia Thompson' }));
  expect(
    await screen.findByText('Mia Thompson is back, without 1 class that is no longer there'),
  ).toBeTruthy();
});

test('a student is unlinked from the learning platforms, or the admin is told what is missing', async () => {
  const linked = { ...mia, permissions: { ...mia.permissions, unlink_platforms: true } };
  respond(lti.unlinkStudent, () => {
    throw new ErrorResponse('conflict', 'This student has no password yet');
  });
  const { user } = await open([linked, leo]);
  const name = 'Unlink Mia Thompson from the learning platforms';
  expect(screen.queryByRole('button', { name: 'Unlink Leo Park from the learning platforms' })).toBeNull();
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(/Grades that have arrived stay over there/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Unlink' }));
  expect(await screen.findByText('This student has no password yet')).toBeTruthy();
  respond(lti.unlinkStudent, () => undefined);
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Unlink' }));
  expect(await screen.findByText('Mia Thompson is unlinked')).toBeTruthy();
});

test('moving names both classes, and says that the roster has to change too', async () => {
  respond(schoolStudents.schoolClassOptions, () =>
    pageOf([
      { id: 7, title: 'Year 5 Story Makers', teacher_name: 'Hannah Nguyen' },
      { id: 8, title: 'Year 6', teacher_name: 'Daniel Brooks' },
    ]),
  );
  respond(schoolStudents.moveSchoolStudent, () => mia);
  const { user } = await open([mia]);
  await user.click(await screen.findByRole('button', { name: 'Move Mia Thompson to another class' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Mia Thompson' }));
  expect(dialog.getByText(/change it in your school’s system too/)).toBeTruthy();
  await user.click(dialog.getByRole('combobox', { name: 'New class' }));
  const year6 = await screen.findByRole('option', { name: 'Year 6 (Daniel Brooks)' });
  expect(screen.queryByRole('option', { name: 'Year 5 Story Makers (Hannah Nguyen)' })).toBeNull();
  await user.click(year6);
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Mia Thompson has moved')).toBeTruthy();
  expect(requestsTo(schoolStudents.moveSchoolStudent)).toMatchObject([
    { params: { id: 30 }, body: { from_course_id: 7, course_id: 8 } },
  ]);
});

test('a teacher who is no admin is told whom it is for', async () => {
  const as = buildUser({ role: 'teacher', school: { ...hillside, role: 'teacher' } });
  await renderScreen('school-students', { as });
  expect(await screen.findByText('This is for admins')).toBeTruthy();
});

const trial = {
  student: mia,
  moved: {
    writings: 2,
    classes: 1,
    challenges: 0,
    teachers: 0,
    achievements: 0,
    reports: 0,
    sign_ins: 0,
  },
  met: { writings: 1, classes: 0, reports: 0 },
  not_moved: ['Its username.'],
};

test('two accounts become one only after the dry run was shown and the admin is sure', async () => {
  respond(schoolStudents.mergeSchoolStudents, () => trial);
  const { user } = await open([mia, { ...leo, screen_name: 'mia2' }]);
  await user.click(
    await screen.findByRole('button', { name: 'Merge Mia Thompson (mia) with another account' }),
  );
  expect(screen.getByText(/Now find the other account/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Merge Leo Park (mia2) with another account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge two accounts' }));
  expect(await dialog.findByText(/2 pieces of writing/)).toBeTruthy();
  expect(dialog.getByText(/1 activity was begun in both/)).toBeTruthy();
  expect(dialog.getByText('Its username.')).toBeTruthy();
  expect(dialog.getByText(/Nobody can sign in as mia2 any more/)).toBeTruthy();
  const go = dialog.getByRole('button', { name: 'Merge for good' });
  expect(go.hasAttribute('disabled')).toBe(true);
  await user.click(dialog.getByRole('radio', { name: /mia2/ }));
  expect(await dialog.findByText(/Nobody can sign in as mia any more/)).toBeTruthy();
  await dialog.findByText(/2 pieces of writing/);
  await user.click(dialog.getByRole('checkbox', { name: /one and the same child/ }));
  await user.click(go);
  expect(await screen.findByText('Mia Thompson has one account now')).toBeTruthy();
  expect(requestsTo(schoolStudents.mergeSchoolStudents).at(-1)).toMatchObject({
    params: { id: 31 },
    body: { student_id: 30, dry_run: false },
  });
  expect(screen.queryByText(/Now find the other account/)).toBeNull();
});

test('a refused merge says why and cannot be pressed', async () => {
  respond(schoolStudents.mergeSchoolStudents, () => {
    throw new ErrorResponse('conflict', 'The two accounts belong to different families.');
  });
  const { user } = await open([mia, leo]);
  for (const name of [/^Merge Mia/, /^Merge Leo/])
    await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(/belong to different families/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Merge for good' }).hasAttribute('disabled')).toBe(true);
});

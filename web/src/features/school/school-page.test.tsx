import { accounts, type SchoolClass, type StaffMember, school } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { buildUser } from '../../testing/samples.ts';

const nothing = { change: false, remove: false };
const ruth: StaffMember = {
  id: 1,
  full_name: 'Ruth Calder',
  email: 'ruth@school.example',
  role: 'admin',
  has_joined: true,
  classes_count: 0,
  permissions: nothing,
};
const hannah: StaffMember = {
  ...ruth,
  id: 2,
  full_name: 'Hannah Nguyen',
  email: 'hannah@school.example',
  role: 'teacher',
  classes_count: 1,
  permissions: { change: true, remove: true },
};
const year5: SchoolClass = {
  id: 7,
  title: 'Year 5 Story Makers',
  status: 'active',
  teacher: { id: 2, full_name: 'Hannah Nguyen' },
  students_count: 9,
};
const hillside = { name: 'Hillside Primary', role: 'admin', has_joined: true } as const;

const open = (as: Parameters<typeof buildUser>[0] = { school: hillside }) => {
  respond(school.listStaff, () => pageOf([hannah, ruth]));
  respond(school.listSchoolClasses, () => pageOf([year5]));
  const user = buildUser({ id: 1, role: 'teacher', ...as });
  respond(accounts.readMine, () => user);
  return renderScreen('school', { as: user });
};

test('an admin invites a teacher by email', async () => {
  respond(school.inviteStaff, ({ body }) => ({ ...hannah, ...body, id: 3 }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Invite a teacher' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a teacher' }));
  await user.type(dialog.getByLabelText(/Full Name/), 'Daniel Brooks');
  await user.type(dialog.getByLabelText(/Email Address/), 'daniel@school.example');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(
    await screen.findByText('Daniel Brooks gets an email with a link to choose a password'),
  ).toBeTruthy();
  expect(requestsTo(school.inviteStaff)).toMatchObject([
    { body: { full_name: 'Daniel Brooks', email: 'daniel@school.example', role: 'teacher' } },
  ]);
});

test('an admin hands a class to a colleague who does not lead it yet', async () => {
  respond(school.handOverClass, () => undefined);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Hand over Year 5 Story Makers' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: 'New lead' }));
  expect(screen.queryByRole('option', { name: 'Hannah Nguyen' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Ruth Calder' }));
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('“Year 5 Story Makers” has a new lead')).toBeTruthy();
  expect(requestsTo(school.handOverClass)).toMatchObject([{ params: { id: 7 }, body: { teacher_id: 1 } }]);
});

test('a teacher of the school sees colleagues, and nothing to run', async () => {
  respond(school.listStaff, () => pageOf([{ ...hannah, permissions: nothing }, ruth]));
  const as = buildUser({ role: 'teacher', school: { ...hillside, role: 'teacher' } });
  await renderScreen('school', { as });
  const list = within(await screen.findByRole('list', { name: 'Staff' }));
  expect(list.getByText('Teacher · leads 1 class · hannah@school.example')).toBeTruthy();
  expect(list.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invite a teacher' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Classes' })).toBeNull();
});

test('who is invited joins with one press', async () => {
  respond(school.answerInvitation, () => undefined);
  respond(school.listStaff, () => pageOf([ruth]));
  respond(accounts.readMine, () => buildUser({ role: 'teacher', school: { ...hillside, role: 'teacher' } }));
  const as = buildUser({ role: 'teacher', school: { ...hillside, role: 'teacher', has_joined: false } });
  const { user } = await renderScreen('school', { as });
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByRole('list', { name: 'Staff' })).toBeTruthy();
  expect(requestsTo(school.answerInvitation)).toMatchObject([{ body: { join: true } }]);
});

test('a teacher without a school is told so', async () => {
  await renderScreen('school', { as: buildUser({ role: 'teacher' }) });
  expect(await screen.findByText('You teach on your own')).toBeTruthy();
});

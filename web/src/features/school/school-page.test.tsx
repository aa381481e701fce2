import {
  type AuditLogEntry,
  type AuditLogPage,
  accounts,
  type DistrictOfSchool,
  district,
  lti,
  type ReliefTeacher,
  reliefTeachers,
  roster,
  type SchoolCourse,
  type SchoolInvitation,
  type StaffMember,
  school,
  sso,
} from '@inkling/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const nothing = { change: false, remove: false };
const ruth: StaffMember = {
  id: 1,
  full_name: 'Ruth Calder',
  email: 'ruth@school.example',
  role: 'admin',
  classes_count: 0,
  needs_successor: false,
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
const year5: SchoolCourse = {
  id: 7,
  title: 'Year 5 Story Makers',
  status: 'active',
  teacher: { id: 2, full_name: 'Hannah Nguyen' },
  students_count: 9,
};
const hillside = { id: 5, name: 'Hillside Primary', role: 'admin', has_joined: true } as const;

const opened: AuditLogEntry = {
  id: 70,
  created_at: '2026-03-02T01:00:00.000Z',
  actor: { id: 2, full_name: 'Hannah Nguyen', role: 'teacher' },
  by_itself: false,
  did: 'opened a piece of writing',
  student: { id: 30, full_name: 'Mia Thompson' },
  address: '203.0.113.0',
};
const newest: AuditLogPage = { entries: [opened], next: 'a while ago 70' };
const older: AuditLogPage = {
  entries: [{ ...opened, id: 60, actor: null, did: 'removed a colleague from the school', student: null }],
  next: null,
};

interface There {
  staff?: StaffMember[];
  invited?: SchoolInvitation[];
  aboveIt?: DistrictOfSchool;
  relief?: ReliefTeacher[];
}

const noDistrict: DistrictOfSchool = { district: null, invitations: [] };

const open = ({ staff = [hannah, ruth], invited = [], aboveIt = noDistrict, relief = [] }: There = {}) => {
  respond(school.listStaff, () => pageOf(staff));
  respond(school.listInvitations, () => pageOf(invited));
  respond(school.listRecord, ({ query }) => (query.before ? older : newest));
  respond(reliefTeachers.listReliefTeachers, () => pageOf(relief));
  respond(reliefTeachers.listReliefSchools, () => pageOf([]));
  respond(school.listSchoolClasses, () => pageOf([year5]));
  respond(district.readDistrictOfSchool, () => aboveIt);
  respond(roster.readRoster, () => ({ last_run: null, folder: null, folder_zip: null }));
  respond(sso.listConnections, () => pageOf([]));
  respond(lti.listPlatforms, () => pageOf([]));
  const user = buildUser({ id: 1, role: 'teacher', school: hillside });
  respond(accounts.readMine, () => user);
  return renderScreen('school', { as: user });
};

test('an admin invites a teacher by email', async () => {
  respond(school.inviteStaff, ({ body }) => ({
    ...body,
    ends_on: body.ends_on ?? null,
    id: 3,
    sent_at: '2026-03-01T00:00:00.000Z',
  }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Invite a teacher' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a teacher' }));
  await user.type(dialog.getByLabelText(/Full Name/), 'Daniel Brooks');
  await user.type(dialog.getByLabelText(/Email Address/), 'daniel@school.example');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('The invitation is on its way to daniel@school.example')).toBeTruthy();
  expect(requestsTo(school.inviteStaff)).toMatchObject([
    { body: { full_name: 'Daniel Brooks', email: 'daniel@school.example', role: 'teacher' } },
  ]);
});

const daniel: StaffMember = { ...hannah, id: 4, full_name: 'Daniel Brooks', classes_count: 0 };
const invitation: SchoolInvitation = {
  id: 9,
  full_name: 'Priya Shah',
  email: 'priya@school.example',
  role: 'teacher',
  ends_on: null,
  sent_at: '2026-03-01T00:00:00.000Z',
};

test('an admin hands a class to a colleague, and not to themselves', async () => {
  respond(school.handOverClass, () => undefined);
  const { user } = await open({ staff: [hannah, ruth, daniel] });
  await user.click(await screen.findByRole('button', { name: 'Hand over Year 5 Story Makers' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: 'New lead' }));
  await user.click(await screen.findByRole('option', { name: 'Daniel Brooks' }));
  expect(screen.queryByRole('option', { name: 'Hannah Nguyen' })).toBeNull();
  expect(screen.queryByRole('option', { name: 'Ruth Calder' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('“Year 5 Story Makers” has a new lead')).toBeTruthy();
  expect(requestsTo(school.handOverClass)).toMatchObject([{ params: { id: 7 }, body: { teacher_id: 4 } }]);
});

test('somebody with archived classes leaves them to a colleague', async () => {
  respond(school.removeStaff, () => undefined);
  const leaver = { ...hannah, classes_count: 0, needs_successor: true };
  const { user } = await open({ staff: [leaver, ruth, daniel] });
  await user.click(await screen.findByRole('button', { name: 'Remove Hannah Nguyen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: 'Who takes them over' }));
  await user.click(await screen.findByRole('option', { name: 'Daniel Brooks' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Hannah Nguyen is no longer on the staff')).toBeTruthy();
  expect(requestsTo(school.removeStaff)).toMatchObject([{ params: { id: 2 }, query: { successor_id: 4 } }]);
});

test('an invitation that waits is taken back after a question', async () => {
  respond(school.withdrawInvitation, () => undefined);
  const { user } = await open({ invited: [invitation] });
  const list = within(await screen.findByRole('list', { name: 'Invited' }));
  await user.click(list.getByRole('button', { name: 'Take the invitation of Priya Shah back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('The invitation of Priya Shah is taken back')).toBeTruthy();
});

test('an admin reads the record page after page and by person', async () => {
  const { user } = await open();
  const list = within(await screen.findByRole('list', { name: 'Record' }));
  expect(list.getByText(/opened a piece of writing · Mia Thompson/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show older entries' }));
  expect(await screen.findByText('A deleted account')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'What this person did' }));
  await user.click(await screen.findByRole('option', { name: 'Hannah Nguyen' }));
  await waitFor(() =>
    expect(requestsTo(school.listRecord).at(-1)).toMatchObject({ query: { person_id: 2 } }),
  );
});

test('a teacher of the school sees colleagues, and nothing to run', async () => {
  respond(reliefTeachers.listReliefSchools, () => pageOf([]));
  respond(school.listStaff, () => pageOf([{ ...hannah, permissions: nothing }, ruth]));
  const as = buildUser({ role: 'teacher', school: { ...hillside, role: 'teacher' } });
  await renderScreen('school', { as });
  const list = within(await screen.findByRole('list', { name: 'Staff' }));
  expect(list.getByText('Teacher · leads 1 class · hannah@school.example')).toBeTruthy();
  expect(list.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invite a teacher' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Classes' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Record' })).toBeNull();
});

test('who is invited joins with one press', async () => {
  respond(reliefTeachers.listReliefSchools, () => pageOf([]));
  respond(school.answerInvitation, () => undefined);
  respond(school.listStaff, () => pageOf([ruth]));
  respond(accounts.readMine, () => buildUser({ role: 'teacher', school: { ...hillside, role: 'teacher' } }));
  const as = buildUser({ role: 'teacher', school: { ...hillside, role: 'teacher', has_joined: false } });
  const { user } = await renderScreen('school', { as });
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByRole('list', { name: 'Staff' })).toBeTruthy();
  expect(requestsTo(school.answerInvitation)).toMatchObject([{ body: { school_id: 5, join: true } }]);
});

test('a teacher without a school is told so', async () => {
  respond(reliefTeachers.listReliefSchools, () => pageOf([]));
  await renderScreen('school', { as: buildUser({ role: 'teacher' }) });
  expect(await screen.findByText('You teach on your own')).toBeTruthy();
});

test('an admin answers a district that invites the school, and leaves it after a question', async () => {
  const found: DistrictOfSchool = { district: null, invitations: [{ id: 8, name: 'Harbour District' }] };
  const { user } = await open({ aboveIt: found });
  respond(district.answerDistrict, ({ body }) => {
    const joined = { name: 'Harbour District', joined_at: '2026-03-03T01:00:00.000Z' };
    Object.assign(found, { district: body.join ? joined : null, invitations: [] });
    return undefined;
  });
  respond(district.leaveDistrict, () => {
    found.district = null;
    return undefined;
  });
  await user.click(await screen.findByRole('button', { name: 'Join Harbour District' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'District' })).toBeNull());
  expect(requestsTo(district.answerDistrict)).toMatchObject([{ params: { id: 8 }, body: { join: true } }]);
});

const lena: ReliefTeacher = {
  id: 7,
  full_name: 'Lena Cover',
  email: 'lena@relief.example',
  ends_on: '2036-03-20',
  classes: [],
};

test('an admin lets a relief teacher stand in in a class, until the last day at the school', async () => {
  respond(reliefTeachers.standIn, () => undefined);
  const { user } = await open({ relief: [lena] });
  await user.click(await screen.findByRole('button', { name: `Choose who stands in in ${year5.title}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Who stands in in “${year5.title}”` }));
  await user.click(dialog.getByRole('combobox', { name: 'Relief teacher' }));
  await user.click(await screen.findByRole('option', { name: /Lena Cover/ }));
  await user.click(dialog.getByRole('button', { name: 'Let them stand in' }));
  await waitFor(() =>
    expect(requestsTo(reliefTeachers.standIn)).toMatchObject([
      { body: { teacher_id: 7, ends_on: '2036-03-20' } },
    ]),
  );
});

test('a relief teacher’s part is ended after a question', async () => {
  respond(reliefTeachers.endRelief, () => undefined);
  const { user } = await open({ relief: [lena] });
  await user.click(await screen.findByRole('button', { name: 'End Lena Cover’s part in the school' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(requestsTo(reliefTeachers.endRelief)).toHaveLength(1));
});

test('whoever stands in is told where and until when', async () => {
  respond(reliefTeachers.listReliefSchools, () =>
    pageOf([{ id: 5, name: 'Hillside Primary', ends_on: '2036-03-20' }]),
  );
  await renderScreen('school', { as: buildUser({ role: 'teacher' }) });
  const list = within(await screen.findByRole('list', { name: 'You stand in' }));
  expect(list.getByText('Hillside Primary')).toBeTruthy();
  expect(list.getByText(/^Until 20 Mar/)).toBeTruthy();
});

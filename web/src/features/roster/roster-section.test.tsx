import {
  accounts,
  district,
  lti,
  type RosterResult,
  type RosterRun,
  recordOf,
  reliefTeachers,
  roster,
  rosterChangeKinds,
  school,
  sso,
} from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const nothing: RosterResult = {
  can_apply: true,
  counts: recordOf(rosterChangeKinds, () => 0),
  notes: [],
  problems: [],
  problems_count: 0,
  changes: [],
  student_ids: [],
  staff_ids: [],
  course_ids: [],
  invitation_ids: [],
};
const planned: RosterResult = {
  ...nothing,
  counts: { ...nothing.counts, student_added: 2, student_left: 1 },
  notes: ['1 class waits until one of its teachers has joined the school: “5 Red”.'],
  problems: [{ file: 'users.csv', line: 7, reason: 'The name is missing' }],
  problems_count: 1,
  changes: [
    { kind: 'student_added', name: 'Ana Bright', detail: 'Year 5' },
    { kind: 'student_added', name: 'Ben Stone', detail: 'Year 5' },
    { kind: 'student_left', name: 'Cleo Moon', detail: '5 Blue' },
  ],
};

interface State {
  last_run?: RosterRun;
  folder?: string;
  folder_zip?: { filename: string; changed_at: string };
}

const open = async ({ last_run, folder, folder_zip }: State) => {
  respond(school.listStaff, () => pageOf([]));
  respond(school.listInvitations, () => pageOf([]));
  respond(school.listSchoolClasses, () => pageOf([]));
  respond(school.listRecord, () => ({ entries: [], next: null }));
  respond(sso.listConnections, () => pageOf([]));
  respond(lti.listPlatforms, () => pageOf([]));
  respond(reliefTeachers.listReliefTeachers, () => pageOf([]));
  respond(reliefTeachers.listReliefSchools, () => pageOf([]));
  respond(district.readDistrictOfSchool, () => ({ district: null, invitations: [] }));
  respond(roster.readRoster, () => ({
    last_run: last_run ?? null,
    folder: folder ?? null,
    folder_zip: folder_zip ?? null,
  }));
  const hillside = { id: 5, name: 'Hillside Primary', role: 'admin', has_joined: true } as const;
  const as = buildUser({ role: 'teacher', school: hillside });
  respond(accounts.readMine, () => as);
  return (await renderScreen('school', { as })).user;
};

const chooseFile = async (user: Awaited<ReturnType<typeof open>>, name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Upload a roster' }));
  const dialog = await screen.findByRole('dialog', { name: 'Roster' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no field for a file');
  await user.upload(input, new File(['zip'], name, { type: 'application/zip' }));
  return dialog;
};

test('a roster is tried first, and applied once the admin has seen it', async () => {
  respond(roster.importRoster, ({ body }) => ({ ...planned, student_ids: body.dry_run ? [] : [1, 2, 3] }));
  const user = await open({});
  const dialog = await chooseFile(user, 'roster.zip');
  await user.click(await within(dialog).findByRole('button', { name: 'Add 2 students' }));
  expect(await within(dialog).findByText('Ana Bright')).toBeTruthy();
  expect(within(dialog).getByText('users.csv, line 7')).toBeTruthy();
  expect(within(dialog).getByText('The name is missing')).toBeTruthy();
  expect(within(dialog).getByText(/1 class waits/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: '2 students added' })).toBeTruthy();
  expect(requestsTo(roster.importRoster).map(({ body }) => body)).toMatchObject([
    { filename: 'roster.zip', zip: btoa('zip'), dry_run: true },
    { dry_run: false },
  ]);
});

test('a zip that cannot be used, or that changes nothing, cannot be applied', async () => {
  respond(roster.importRoster, () => ({
    ...nothing,
    can_apply: false,
    problems: [{ file: 'classes.csv', line: null, reason: 'This file is not in the zip' }],
    problems_count: 1,
  }));
  const user = await open({});
  const dialog = await chooseFile(user, 'roster.zip');
  expect(await within(dialog).findByText(/cannot be used/)).toBeTruthy();
  expect(within(dialog).getByText('classes.csv')).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
  respond(roster.importRoster, () => nothing);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await user.upload(input, new File(['zip'], 'second.zip', { type: 'application/zip' }));
  expect(await within(dialog).findByText('Nothing will change.')).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
});

test('the last run stands in the console, with the folder that is read at night', async () => {
  const { can_apply, counts, notes, problems, problems_count } = planned;
  const last_run = {
    ...{ can_apply, counts, notes, problems, problems_count },
    created_at: '2026-03-02T01:00:00.000Z',
    source: 'folder',
    filename: 'nightly.zip',
  } as const;
  await open({ last_run, folder: 'school-5' });
  expect(await screen.findByText(/read at night \(nightly\.zip\)/)).toBeTruthy();
  expect(screen.getByText('2 students added')).toBeTruthy();
  expect(screen.getByText('school-5')).toBeTruthy();
  expect(screen.getByText('users.csv, line 7')).toBeTruthy();
});

test('the file in the folder can be looked at and applied too', async () => {
  respond(roster.importRoster, () => planned);
  const folder_zip = { filename: 'nightly.zip', changed_at: '2026-03-01T22:00:00.000Z' };
  const user = await open({ folder: 'school-5', folder_zip });
  await user.click(await screen.findByRole('button', { name: 'Upload a roster' }));
  const dialog = await screen.findByRole('dialog', { name: 'Roster' });
  await user.click(within(dialog).getByRole('button', { name: 'Use the newest in your folder' }));
  expect(await within(dialog).findByRole('button', { name: 'Add 2 students' })).toBeTruthy();
  expect(within(dialog).getByText('nightly.zip')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: '2 students added' })).toBeTruthy();
  const asked = { filename: 'nightly.zip', folder_changed_at: folder_zip.changed_at };
  expect(requestsTo(roster.importRoster).map(({ body }) => body)).toEqual([
    { ...asked, dry_run: true },
    { ...asked, dry_run: false },
  ]);
});

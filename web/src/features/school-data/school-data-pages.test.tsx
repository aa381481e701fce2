import { type SchoolData, type SchoolHealth, schoolData } from '@inkling/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const hillside = { id: 1, name: 'Hillside Primary', role: 'admin' as const, has_joined: true };
const admin = buildUser({ role: 'teacher', school: hillside });

const data: SchoolData = {
  places: [{ what: 'records', where: 'Sydney, Australia' }],
  retention: { archived_days: null, archived_count: 3, due_count: 0 },
  kept_days: { record: 730, alerts: 730, notifications: 90, emails: 30 },
  erasure: null,
  students_count: 240,
  classes_count: 9,
};

test('says where data lies, and asks before students who left are deleted', async () => {
  respond(schoolData.readSchoolData, () => data);
  respond(schoolData.changeRetention, ({ body }) => ({ ...data, retention: { ...data.retention, ...body } }));
  const { user } = await renderScreen('school-data', { as: admin });
  expect(await screen.findByText('Sydney, Australia')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Students who left the school' }));
  await user.click(await screen.findByRole('option', { name: 'One year after they left' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete them then' }),
  );
  await waitFor(() =>
    expect(requestsTo(schoolData.changeRetention)).toMatchObject([{ body: { archived_days: 365 } }]),
  );
});

test('the school is deleted in a week, and can be kept', async () => {
  const erasure = { at: '2036-03-20T00:00:00.000Z', asked_by: 'Ruth Kahn' };
  respond(schoolData.readSchoolData, () => data);
  respond(schoolData.askForErasure, () => ({ ...data, erasure }));
  respond(schoolData.cancelErasure, () => data);
  const { user } = await renderScreen('school-data', { as: admin });
  await user.click(await screen.findByRole('button', { name: 'Delete the school' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Hillside Primary?' }));
  await user.type(dialog.getByRole('textbox'), 'Hillside Primary');
  await user.click(dialog.getByRole('button', { name: 'Delete it in a week' }));
  expect(await screen.findByText(/as Ruth Kahn asked/)).toBeTruthy();
  expect(requestsTo(schoolData.askForErasure)).toMatchObject([{ body: { name: 'Hillside Primary' } }]);
  await user.click(screen.getByRole('button', { name: 'Keep the school' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep the school' }),
  );
  await waitFor(() => expect(requestsTo(schoolData.cancelErasure)).toHaveLength(1));
});

const checks: SchoolHealth['checks'] = [
  { check: 'feedback', state: 'fine', count: 0, at: null },
  { check: 'invitations', state: 'look', count: 2, at: null },
  { check: 'platforms', state: 'unused', count: 0, at: null },
];

test('tells what waits, and how much is written', async () => {
  respond(schoolData.readSchoolHealth, () => ({ checks }));
  respond(schoolData.readSchoolUsage, () => ({
    ...{ staff_count: 12, staff_active_count: 9, students_count: 240, students_active_count: 180 },
    students_never_count: 21,
    weeks: [{ week: '2026-03-02', begun: 40, handed_in: 31, reviewed: 12, students: 28 }],
  }));
  await renderScreen('school-usage', { as: admin });
  expect(await screen.findByText('No piece waits for feedback.')).toBeTruthy();
  expect(screen.getByText(/2 invitations waited more than a week/)).toBeTruthy();
  expect(screen.getByText('Not set up.')).toBeTruthy();
  const week = within(await screen.findByRole('table', { name: 'What was written' }));
  for (const count of ['40', '31', '12', '28']) expect(week.getByText(count)).toBeTruthy();
});

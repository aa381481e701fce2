import { type SchoolYear, schoolYears } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const before: SchoolYear = {
  years: [
    { grade_level: 5, students_count: 30, shared_count: 2 },
    { grade_level: 6, students_count: 25, shared_count: 1 },
    { grade_level: null, students_count: 1, shared_count: 0 },
  ],
  classes: [
    { id: 7, title: 'Year 5 Story Makers', teacher_name: 'Hannah Nguyen', students_count: 30 },
    { id: 8, title: 'Newspaper club', teacher_name: 'Daniel Brooks', students_count: 9 },
  ],
  last_rollover: null,
  can_undo: false,
  possible_from: null,
};
const counts = { students_moved_up: 28, students_left: 25, classes_closed: 1 };
const after: SchoolYear = {
  ...before,
  last_rollover: { ...counts, done_at: '2026-03-02T01:00:00.000Z', undo_until: '2026-03-03T01:00:00.000Z' },
  can_undo: true,
  possible_from: '2026-11-27T01:00:00.000Z',
};
const hillside = { id: 5, name: 'Hillside Primary', role: 'admin', has_joined: true } as const;

/** As the server is at the moment. */
const open = (state: { year: SchoolYear }) => {
  respond(schoolYears.readSchoolYear, () => state.year);
  return renderScreen('school-new-year', { as: buildUser({ role: 'teacher', school: hillside }) });
};

test('an admin sees what would happen, leaves a class out, begins the year and undoes it', async () => {
  const state = { year: before };
  respond(schoolYears.beginSchoolYear, () => {
    state.year = after;
    return counts;
  });
  respond(schoolYears.undoSchoolYear, () => {
    state.year = before;
    return { restored: counts, skipped_count: 2, skipped: ['Newspaper club'] };
  });
  const { user } = await open(state);
  const years = within(await screen.findByRole('list', { name: 'What becomes of each year' }));
  expect(years.getByText('28 students move up to Year 6')).toBeTruthy();
  expect(years.getByText('25 students leave the school')).toBeTruthy();
  expect(years.getByText('1 student stays without one')).toBeTruthy();
  expect(screen.getByText(/2 more students keep their year/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Newspaper club' }));
  await user.click(screen.getByRole('button', { name: 'Begin the new year' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/28 students move up a year, 25 students leave the school and 1 class is closed/),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Begin the new year' }));
  expect(
    await screen.findByText(/28 students moved up, 25 students left and 1 class was closed/),
  ).toBeTruthy();
  expect(requestsTo(schoolYears.beginSchoolYear)).toMatchObject([
    { body: { last_grade: 6, kept_course_ids: [8] } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo the new year' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Undo the new year' }));
  expect((await screen.findByRole('status')).textContent).toContain(
    'but for 2 students or classes that somebody has changed or deleted since: Newspaper club and 1 more',
  );
  expect(await screen.findByRole('button', { name: 'Begin the new year' })).toBeTruthy();
});

test('a year that has begun is not begun again, and cannot be undone after a day', async () => {
  await open({ year: { ...after, can_undo: false } });
  expect(await screen.findByText(/The next one can begin from/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo the new year' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Begin the new year' })).toBeNull();
});

test('a teacher who is no admin is told whom it is for', async () => {
  const as = buildUser({ role: 'teacher', school: { ...hillside, role: 'teacher' } });
  await renderScreen('school-new-year', { as });
  expect(await screen.findByText('This is for admins')).toBeTruthy();
});

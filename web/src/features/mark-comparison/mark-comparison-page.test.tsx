import { courses, type MarkComparisonReport, markComparison } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const figures = (kappa: number) => ({
  exact: 0.61,
  within_one: 0.95,
  kappa: { kappa, low: kappa - 0.1, high: kappa + 0.1 },
});
const few = { scripts: 12, figures: null };

const open = (
  {
    teachers = [],
    ...report
  }: Omit<MarkComparisonReport, 'permissions' | 'teachers'> & Partial<MarkComparisonReport>,
  query: Record<string, string> = {},
  permissions = { hold: true },
) => {
  respond(markComparison.readMarkComparison, () => ({ ...report, teachers, permissions }));
  respond(courses.courseOptions, () => pageOf([{ id: 7, title: 'Year 5 Writers' }]));
  return renderScreen('teacher-agreement', { as: buildUser({ role: 'teacher', id: 1 }), query });
};

test('shows figures where there are enough pieces and says where there are not', async () => {
  await open({
    all: { scripts: 40, figures: figures(0.75) },
    criteria: [
      { criterion: 'ideas', scripts: 40, figures: figures(0.35) },
      { criterion: 'spelling', ...few },
    ],
    classes: [{ course: { id: 7, title: 'Year 5 Writers' }, ...few }],
    held_criteria: null,
  });
  const row = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));
  const all = await row('All marks');
  expect(all.getByText('61 %')).toBeTruthy();
  expect(all.getByText('95 %')).toBeTruthy();
  expect(all.getByText('0.75 (0.65 to 0.85)')).toBeTruthy();
  expect(all.getByText('Agrees well')).toBeTruthy();
  expect((await row('Ideas')).getByText('Agrees poorly')).toBeTruthy();
  expect((await row('Spelling')).getByText('Not enough yet: 12 of 30 pieces')).toBeTruthy();
  expect((await row('Year 5 Writers')).getByText('Not enough yet: 12 of 30 pieces')).toBeTruthy();
});

test('asks for one class', async () => {
  await open({ all: few, criteria: [], classes: [], held_criteria: [] }, { course: '7' });
  expect(await screen.findByText('Not enough yet: 12 of 30 pieces')).toBeTruthy();
  expect(requestsTo(markComparison.readMarkComparison)).toMatchObject([{ query: { course_id_eq: 7 } }]);
});

test('of a class that several teach it tells how well the coach agrees with each of them', async () => {
  const teachers = [
    { teacher: { id: 9, full_name: 'Mr Osei' }, scripts: 31, figures: figures(0.75) },
    { teacher: { id: 1, full_name: 'Ms Lind' }, ...few },
  ];
  await open({ all: few, criteria: [], classes: [], held_criteria: [], teachers }, { course: '7' });
  const table = within(await screen.findByRole('table', { name: 'By teacher' }));
  expect(within(table.getByRole('row', { name: /^Mr Osei/ })).getByText('Agrees well')).toBeTruthy();
  expect(
    within(table.getByRole('row', { name: /^You/ })).getByText('Not enough yet: 12 of 30 pieces'),
  ).toBeTruthy();
  expect(screen.getByText(/Kappa is 1 where/)).toBeTruthy();
});

test('a colleague’s marks are told criterion by criterion, over all classes too', async () => {
  const teachers = [
    { teacher: { id: 9, full_name: 'Mr Osei' }, scripts: 31, figures: figures(0.75) },
    { teacher: { id: 1, full_name: 'Ms Lind' }, ...few },
  ];
  const { user } = await open({ all: few, criteria: [], classes: [], held_criteria: null, teachers });
  await user.click(await screen.findByRole('combobox', { name: 'Teacher' }));
  respond(markComparison.readMarkComparison, () => ({
    all: { scripts: 31, figures: figures(0.75) },
    criteria: [{ criterion: 'ideas' as const, scripts: 31, figures: figures(0.75) }],
    classes: [],
    held_criteria: null,
    teachers,
    permissions: { hold: true },
  }));
  await user.click(await screen.findByRole('option', { name: 'Mr Osei' }));
  const table = within(await screen.findByRole('table', { name: 'By criterion' }));
  expect(table.getByRole('row', { name: /^Ideas/ })).toBeTruthy();
  expect(requestsTo(markComparison.readMarkComparison).at(-1)).toMatchObject({ query: { teacher_id_eq: 9 } });
});

test('says how blind marks come about before there are any', async () => {
  await open({ all: { scripts: 0, figures: null }, criteria: [], classes: [], held_criteria: null });
  expect(await screen.findByText('No blind marks yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mark a piece' }).getAttribute('href')).toBe('/feedback');
});

test('holds a criterion back for the children of one class', async () => {
  const poor = { criterion: 'ideas' as const, scripts: 40, figures: figures(0.35) };
  const { user } = await open(
    { all: few, criteria: [poor], classes: [], held_criteria: ['spelling'] },
    { course: '7' },
  );
  const group = within(await screen.findByRole('group', { name: 'I read these first' }));
  expect(group.getByRole('checkbox', { name: 'Spelling' })).toHaveProperty('checked', true);
  respond(markComparison.setCriteriaNeedingApproval, () => ({ held_criteria: [] }));
  await user.click(group.getByRole('checkbox', { name: /^Ideas/ }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(requestsTo(markComparison.setCriteriaNeedingApproval)).toMatchObject([
    { params: { id: 7 }, body: { hold: ['ideas'], release: [] } },
  ]);
  await user.click(group.getByRole('checkbox', { name: 'Spelling' }));
  await expect
    .poll(() => requestsTo(markComparison.setCriteriaNeedingApproval).at(-1)?.body)
    .toEqual({ hold: [], release: ['spelling'] });
});

test('says that a criterion is held back class by class', async () => {
  await open({ all: few, criteria: [], classes: [], held_criteria: null });
  expect(await screen.findByText(/Choose a course/)).toBeTruthy();
});

test('who only helps to teach a class reads what is held back and changes nothing', async () => {
  await open(
    { all: few, criteria: [], classes: [], held_criteria: ['spelling'] },
    { course: '7' },
    { hold: false },
  );
  expect(await screen.findByText(/Read first in this class: Spelling\./)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

import { growth, type WritingGrowth } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const draft = (ideas: number, cohesion: number, coach_version = 'one'): WritingGrowth['first'] => ({
  created_at: '2026-03-02T09:00:00.000Z',
  overall: (ideas + cohesion) * 10,
  marks: [
    { criterion: 'ideas', mark: ideas, maximum: 5 },
    { criterion: 'cohesion', mark: cohesion, maximum: 4 },
  ],
  by_teacher: [],
  coach_version,
});

const pieces: WritingGrowth[] = [
  {
    id: 1,
    title: 'The lamp',
    writing_type: 'narrative',
    dated_at: '2026-03-02T09:00:00.000Z',
    first: draft(3, 2),
    latest: draft(4, 2),
  },
  {
    id: 2,
    title: 'The sea',
    writing_type: 'narrative',
    dated_at: '2026-03-05T09:00:00.000Z',
    first: draft(2, 3),
    latest: null,
  },
];
const student = { id: 44, full_name: 'Ada Field' };

const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const found = heading.closest('section');
  if (!found) throw new Error(`${name} has no section`);
  return within(found);
};

test('a child sees each skill in raw marks, first attempts apart from revisions', async () => {
  respond(growth.readMyGrowth, () => ({ student, pieces }));
  await renderScreen('student-growth', { as: buildUser({ role: 'student' }) });
  const ideas = await section('Ideas');
  expect(ideas.getByText('The lamp: 3 of 5 at first, 4 of 5 after changes')).toBeTruthy();
  expect(ideas.getByText(/the best still stands: 4 of 5.*has added 1 mark/)).toBeTruthy();
  const cohesion = await section('Cohesion');
  expect(cohesion.getByText('how your ideas join up')).toBeTruthy();
  expect(cohesion.getByText('Up from 2 of 4 to 3 of 4.')).toBeTruthy();
  const together = await section('All marks together');
  expect(
    together.getByText('2 Mar 2026 · 6 of 9 marks (60 of 100), first attempt 5 (50 of 100)'),
  ).toBeTruthy();
  expect(screen.queryByText(/new rules/)).toBeNull();
});

test('a line ends where the coach got new rules, and marks on either side are not compared', async () => {
  const [lamp, sea] = pieces;
  if (!lamp || !sea) throw new Error('two pieces are there');
  const moon = { ...sea, id: 3, title: 'The moon', first: draft(1, 2, 'two'), latest: draft(5, 2, 'three') };
  respond(growth.readMyGrowth, () => ({ student, pieces: [lamp, sea, moon] }));
  await renderScreen('student-growth', { as: buildUser({ role: 'student' }) });
  const ideas = await section('Ideas');
  expect(
    ideas.getByText(
      /^1 of 5 this time\. The coach has new rules.*so a new line begins here\..*has added 1 mark\.$/,
    ),
  ).toBeTruthy();
  expect(ideas.getByText(/^The moon: .*by the coach’s new rules/)).toBeTruthy();
  expect(screen.getByText(/^The coach got new rules for marks at piece 3\./)).toBeTruthy();
  const together = await section('All marks together');
  expect(together.getByText('New rules for marks')).toBeTruthy();
  expect(together.getByText(/first attempt 3 \(30 of 100\) by the coach’s earlier rules$/)).toBeTruthy();
});

test('where a teacher changed a mark of the coach’s, that mark stands and no gain is made of it', async () => {
  const [lamp, sea] = pieces;
  if (!lamp || !sea) throw new Error('two pieces are there');
  const dated_at = '2026-03-09T09:00:00.000Z';
  const marked = { ...draft(5, 2), by_teacher: ['ideas' as const] };
  respond(growth.readStudentGrowth, () => ({
    student,
    pieces: [sea, { ...lamp, latest: marked, dated_at }],
  }));
  await renderScreen('growth', { as: buildUser({ role: 'teacher' }), params: { id: 44 } });
  const ideas = await section('Ideas');
  expect(ideas.getByText('The lamp: 5 of 5')).toBeTruthy();
  expect(ideas.getByText('Up from 2 of 5 to 5 of 5.')).toBeTruthy();
  const together = await section('All marks together');
  expect(together.getByText('9 Mar 2026 · 7 of 9 marks (70 of 100), with the teacher’s marks')).toBeTruthy();
});

test('before the first marks the page says how they come', async () => {
  respond(growth.readMyGrowth, () => ({ student, pieces: [] }));
  await renderScreen('student-growth', { as: buildUser({ role: 'student' }) });
  expect(await screen.findByText('Your line begins soon')).toBeTruthy();
});

test('an adult sees the same with the name', async () => {
  respond(growth.readStudentGrowth, () => ({ student, pieces }));
  await renderScreen('growth', { as: buildUser({ role: 'teacher' }), params: { id: 44 } });
  expect(await screen.findByRole('heading', { name: 'How Ada Field grows' })).toBeTruthy();
  expect(screen.getByText('The sea')).toBeTruthy();
  expect((await section('Cohesion')).getByText('how the ideas join up')).toBeTruthy();
});

test('a parent on the Free plan is shown the way to it', async () => {
  respond(growth.readStudentGrowth, () => ({ student, pieces: [] }));
  await renderScreen('growth', { as: buildUser({ role: 'parent' }), params: { id: 44 } });
  expect(await screen.findByText('Growth comes with Unlimited AI')).toBeTruthy();
});

test('somebody else’s student is not there', async () => {
  respond(growth.readStudentGrowth, () => {
    throw new ErrorResponse('not_found', 'This student was not found');
  });
  await renderScreen('growth', { as: buildUser({ role: 'teacher' }), params: { id: 45 } });
  expect(await screen.findByRole('heading', { name: 'Student Not Found' })).toBeTruthy();
});

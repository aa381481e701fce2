import { achievements, dashboard, type WritingCard, writings } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { buildWriting, buildWritingCard } from '../../testing/build-writing.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const openHome = (items: WritingCard[]) => {
  respond(writings.listWritings, () => pageOf(items));
  respond(dashboard.readDashboard, () => ({
    writings_status_map: { pending: 1, progressing: 1, completed: 1 },
  }));
  respond(achievements.listAchievements, () => pageOf([]));
  return renderScreen('student-dashboard', { as: buildUser({ role: 'student', screen_name: 'mia' }) });
};

test('home says what to go on with, beside the banner and its button', async () => {
  await openHome([
    buildWritingCard({ id: 7, title: 'The lamp', status: 'progressing' }),
    buildWritingCard({ title: 'Given', status: 'pending' }),
  ]);
  const next = await screen.findByRole('link', { name: 'Keep writing: The lamp' });
  expect(next.getAttribute('href')).toBe('/writing/7');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, mia!');
  expect(screen.getByRole('link', { name: 'View My Progress' })).toBeTruthy();
  expect(requestsTo(writings.listWritings).map(({ query }) => query)).toEqual([
    { order_by: 'to_do', page: 1, per_page: 6 },
  ]);
});

test('a piece that came back is called returned', async () => {
  await openHome([
    buildWritingCard({
      id: 7,
      title: 'The lamp',
      status: 'progressing',
      returned_at: '2026-03-02T09:00:00.000Z',
    }),
  ]);
  expect(await screen.findByRole('link', { name: 'Returned to you: The lamp' })).toBeTruthy();
  expect(await screen.findByText(/Your teacher has returned a piece/)).toBeTruthy();
});

test('a piece that waits is begun with one press', async () => {
  respond(writings.beginAssignedWriting, ({ params }) => buildWriting({ id: params.id }));
  const { user, address } = await openHome([buildWritingCard({ id: 8, title: 'Given', status: 'pending' })]);
  await user.click(await screen.findByRole('link', { name: 'Start: Given' }));
  await expect.poll(address).toBe('/writing/8');
  expect(requestsTo(writings.beginAssignedWriting)).toHaveLength(1);
});

test.each([
  ['everything is done', [buildWritingCard({ status: 'completed' })]],
  ['nothing was given yet', []],
])('there is a way to a new writing when %s', async (_, items) => {
  await openHome(items);
  const next = await screen.findByRole('link', { name: 'Start something new' });
  expect(next.getAttribute('href')).toBe('/students/new-writing');
});

test('each card says what a tap does, and late work is welcome', async () => {
  await openHome([
    buildWritingCard({ title: 'Late', status: 'pending', due_date: '2020-01-01' }),
    buildWritingCard({ title: 'Begun', status: 'progressing' }),
    buildWritingCard({ title: 'Done', status: 'completed', due_date: '2020-01-01' }),
  ]);
  const list = await screen.findByRole('list', { name: 'My writing activities' });
  const cards = within(list).getAllByRole('article');
  expect(cards.map((card) => /Start|Continue|Read/.exec(card.textContent)?.[0])).toEqual([
    'Start',
    'Continue',
    'Read',
  ]);
  expect(cards.map((card) => card.textContent.includes('still welcome'))).toEqual([true, false, false]);
  expect(screen.getByRole('link', { name: 'New writing' })).toBeTruthy();
});

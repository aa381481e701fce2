import { type Achievement, achievements } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildAchievement } from '../../testing/build-achievement.ts';
import { buildUser } from '../../testing/build-people.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const badge = (id: number, values: Partial<Achievement> = {}): Achievement =>
  buildAchievement({
    id,
    name: `Badge ${id}`,
    description: 'For looking twice.',
    progress: 0.4,
    unlocked_date: null,
    ...values,
  });

const openPage = (query: Record<string, string> = {}) =>
  renderScreen('achievements', { as: buildUser({ role: 'student' }), query });

test('an unlocked badge says since when, another one how far it is', async () => {
  respond(achievements.listAchievements, () =>
    pageOf([badge(1, { progress: 1, unlocked_date: '2026-03-02T09:00:00.000Z' }), badge(2)]),
  );
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: /Badge 1/ }));
  expect(within(await screen.findByRole('dialog')).getByText(/^Unlocked on 2 March 2026/)).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /Badge 2/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Keep working to unlock this achievement!')).toBeTruthy();
  expect(dialog.getByText('40% · 10 points')).toBeTruthy();
});

test('the state is asked for, and stands in the address', async () => {
  respond(achievements.listAchievements, () => pageOf([badge(1)]));
  const { user, address } = await openPage();
  await screen.findByRole('button', { name: /Badge 1/ });
  await user.click(screen.getByText('In Progress'));
  await expect.poll(address).toContain('status=in_progress');
  await expect
    .poll(() => requestsTo(achievements.listAchievements).at(-1)?.query)
    .toMatchObject({ in_progress: true, per_page: 12 });
});

test.each([
  [{}, 'Start your learning journey to discover achievements!'],
  [{ keyword: 'zzz' }, 'No achievements found matching the selected filters.'],
  [{ status: 'unlocked' }, "You haven't unlocked any achievements yet."],
  [{ status: 'in_progress' }, "You don't have any achievements in progress."],
])('nothing to show for %o says so', async (query, words) => {
  respond(achievements.listAchievements, () => pageOf([]));
  await openPage(query as Record<string, string>);
  expect(await screen.findByText(words)).toBeTruthy();
});

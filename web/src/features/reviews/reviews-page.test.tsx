import { workflows, writings } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildWritingCard } from '../../testing/build-writing.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { buildUser } from '../../testing/samples.ts';

const teacher = buildUser({ role: 'teacher' });
const completed = { status: 'completed' as const, completed_at: '2026-03-02T09:00:00.000Z' };

const openPage = (query: Record<string, string> = {}) => {
  respond(workflows.activityTypeOptions, () => pageOf([{ id: 3, name: 'Narrative', key: 'narrative' }]));
  return renderScreen('feedback', { as: teacher, query });
};

test('filters and order are asked for together and stand in the address', async () => {
  respond(writings.listWritings, () => pageOf([buildWritingCard()]));
  const { user, address } = await openPage();
  await screen.findByRole('article');
  for (const [filter, option] of [
    ['Progress', 'Completed'],
    ['Activity Type', 'Narrative'],
    ['Subject', 'Writing'],
    ['Sort by', 'AI Score descending'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name: filter }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  fill(screen.getByRole('searchbox'), 'zara okafor');
  await expect.poll(address).toContain('teacher_keyword=zara+okafor');
  await expect
    .poll(() => requestsTo(writings.listWritings).at(-1)?.query)
    .toMatchObject({
      teacher_keyword: 'zara okafor',
      status_eq: 'completed',
      activity_activity_kind_id_eq: 3,
      subject_eq: 'writing',
      order_by: 'ai_scoring desc',
    });
});

test('finished work waits to be reviewed until a teacher has read its newest version', async () => {
  respond(writings.listWritings, () =>
    pageOf([
      buildWritingCard({ title: 'New', ...completed }),
      buildWritingCard({ title: 'Read', ...completed, reviewed_at: '2026-03-03T09:00:00.000Z' }),
      buildWritingCard({ title: 'Again', ...completed, reviewed_at: '2026-03-01T09:00:00.000Z' }),
      buildWritingCard({ title: 'Back', returned_at: '2026-03-03T09:00:00.000Z' }),
    ]),
  );
  await openPage();
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).queryByText('To review') !== null)).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(within(cards[1] as HTMLElement).getByText('Reviewed')).toBeTruthy();
  expect(within(cards[3] as HTMLElement).getByText('Returned')).toBeTruthy();
});

test('work that nobody has begun cannot be opened', async () => {
  respond(writings.listWritings, () => pageOf([buildWritingCard({ title: 'Given', status: 'pending' })]));
  await openPage();
  expect(await screen.findByText('Given')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Given' })).toBeNull();
});

test('nothing found can be undone', async () => {
  respond(writings.listWritings, ({ query }) => pageOf(query.subject_eq ? [] : [buildWritingCard()]));
  const { user, address } = await openPage({ subject_eq: 'wellbeing' });
  expect(await screen.findByText('No writings found')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(address()).toBe('/feedback');
});

test('nothing yet, and a list that fails, say so', async () => {
  respond(writings.listWritings, () => {
    throw new ErrorResponse('too_many', 'Too many at once');
  });
  const { user } = await openPage();
  expect(await screen.findByText('Too many at once')).toBeTruthy();
  respond(writings.listWritings, () => pageOf([]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('They appear here as soon as work is set.')).toBeTruthy();
});

test('a parent on the Free plan is shown the way to the plans and nothing is asked', async () => {
  await renderScreen('feedback', { as: buildUser({ role: 'parent' }) });
  expect(screen.getByText("Reading your children's writing is part of Unlimited AI")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/parent/billing');
  expect(screen.queryByRole('link', { name: 'Writing reports' })).toBeNull();
});

import { courses, reviews, type WaitingWork, workflows, writings } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respondMarking } from '../../testing/build-marking.ts';
import { buildUser } from '../../testing/build-people.ts';
import { buildReview, buildWriting, buildWritingCard } from '../../testing/build-writing.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { respondWithWaitingWork } from '../../testing/respond-with-waiting-work.ts';

const teacher = buildUser({ role: 'teacher' });
const completed = { status: 'completed' as const, completed_at: '2026-03-02T09:00:00.000Z' };

const openPage = (query: Record<string, string> = {}, waiting: Partial<WaitingWork> = {}) => {
  respondWithWaitingWork(waiting);
  respondMarking();
  respond(courses.courseOptions, () => pageOf([{ id: 8, title: 'Year 5 Storytellers' }]));
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

test('drafts whose feedback is to be approved have a tab of their own, and say what waits', async () => {
  respond(writings.listWritings, ({ query }) =>
    pageOf(query.to_approve ? [buildWritingCard({ title: 'Draft', status: 'progressing' })] : []),
  );
  const { user, address } = await openPage({ show: 'all' }, { to_approve: 1 });
  await user.click(await screen.findByRole('radio', { name: 'To approve (1)' }));
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Feedback waits for approval')).toBeTruthy();
  expect(address()).toBe('/feedback?show=to_approve');
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

test('a parent on the Free plan reads what is finished and hears what a plan adds', async () => {
  respond(writings.listWritings, () => pageOf([buildWritingCard({ title: 'The Sea', status: 'completed' })]));
  respond(workflows.activityTypeOptions, () => pageOf([{ id: 3, name: 'Narrative', key: 'narrative' }]));
  await renderScreen('feedback', { as: buildUser({ role: 'parent' }) });
  expect(screen.getByText('Finished writing is always yours to read')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/parent/billing');
  expect(await screen.findByText('The Sea')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Writing reports' })).toBeNull();
});

test('it opens on what is to review when something is, and stays there when all is done', async () => {
  respond(writings.listWritings, ({ query }) =>
    pageOf(query.to_review ? [] : [buildWritingCard({ title: 'Any' })]),
  );
  const { user, address } = await openPage({}, { to_review: 2 });
  await expect.poll(address).toBe('/feedback?show=to_review');
  expect(screen.getByRole('radio', { name: 'To review (2)' })).toHaveProperty('checked', true);
  expect(await screen.findByText('All caught up')).toBeTruthy();
  expect(requestsTo(writings.listWritings).every(({ query }) => query.to_review)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'See all work' }));
  expect(await screen.findByText('Any')).toBeTruthy();
  expect(address()).toBe('/feedback?show=all');
});

test('a filter in the address is what was asked for', async () => {
  respond(writings.listWritings, () => pageOf([buildWritingCard()]));
  const { address } = await openPage({ status_eq: 'completed' }, { to_review: 2 });
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(address()).toBe('/feedback?status_eq=completed');
});

test('what waits can be narrowed to a course', async () => {
  respond(writings.listWritings, () => pageOf([buildWritingCard(completed)]));
  const { user, address } = await openPage({ show: 'handed_in_again' }, { handed_in_again: 1 });
  expect(screen.queryByRole('combobox', { name: 'Progress' })).toBeNull();
  await user.click(await screen.findByRole('combobox', { name: 'Course' }));
  await user.click(await screen.findByRole('option', { name: 'Year 5 Storytellers' }));
  await expect.poll(address).toBe('/feedback?show=handed_in_again&course_id_eq=8');
  await expect
    .poll(() => requestsTo(writings.listWritings).at(-1)?.query)
    .toMatchObject({ handed_in_again: true, course_id_eq: 8 });
});

test('several are ticked and marked as reviewed at once', async () => {
  let items = [
    buildWritingCard({ id: 1, title: 'One', ...completed }),
    buildWritingCard({ id: 2, title: 'Two', ...completed }),
    buildWritingCard({ id: 3, title: 'Seen', ...completed, reviewed_at: '2026-03-03T09:00:00.000Z' }),
  ];
  respond(writings.listWritings, () => pageOf(items));
  respond(reviews.markReviewed, ({ body }) => {
    items = items.filter(({ id }) => !body.writing_ids.includes(id));
    return body;
  });
  const { user } = await openPage({ show: 'to_review' }, { to_review: 2 });
  await user.click(await screen.findByRole('checkbox', { name: 'Select One by Zara Okafor' }));
  expect(screen.queryByRole('checkbox', { name: /Select Seen/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Mark 1 as reviewed' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Mark 2 as reviewed' }));
  expect(await screen.findByText('2 pieces reviewed')).toBeTruthy();
  expect(requestsTo(reviews.markReviewed)).toMatchObject([{ body: { writing_ids: [1, 2] } }]);
  await expect.poll(() => screen.queryByText('One')).toBeNull();
});

/** Finished pieces, which leave the queue as they are reviewed. */
const openQueue = async (ids: number[]) => {
  const permissions = { write: false, review: true, rename: false };
  const piece = (id: number) => buildWriting({ id, title: `Piece ${id}`, ...completed, permissions });
  let items = ids.map(piece);
  respond(writings.listWritings, () => pageOf(items));
  respond(writings.readWriting, ({ params }) => piece(params.id));
  respond(writings.listRevisions, () => pageOf([]));
  respond(reviews.listReviews, () => pageOf([]));
  respond(reviews.addReview, ({ params }) => {
    items = items.filter(({ id }) => id !== params.id);
    return buildReview({ action: 'reviewed', comment: null });
  });
  const visit = await openPage({ show: 'to_review', writing: String(ids[0]) }, { to_review: ids.length });
  const review = async (name: string) => {
    const drawer = within(await screen.findByRole('dialog', { name }));
    await visit.user.click(await drawer.findByRole('button', { name: 'Mark as reviewed' }));
  };
  return { ...visit, review };
};

test('a reviewed piece gives way to the next of its queue, and the last one to the list', async () => {
  const { address, review } = await openQueue([1, 2]);
  await review('Piece 1');
  await review('Piece 2');
  await expect.poll(address).toBe('/feedback?show=to_review');
  expect(await screen.findByText('All caught up')).toBeTruthy();
});

test('a returned piece gives way to the next one too, by either way of returning it', async () => {
  const { user, address } = await openQueue([1, 2, 3]);
  const first = within(await screen.findByRole('dialog', { name: 'Piece 1' }));
  fill(await first.findByLabelText('Your comment'), 'Tell me more.');
  await user.click(first.getByRole('button', { name: 'Comment and return' }));
  const second = within(await screen.findByRole('dialog', { name: 'Piece 2' }));
  await user.click(await second.findByRole('button', { name: 'Return for another draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return for another draft?' }));
  fill(dialog.getByLabelText(/^What should they do next/), 'Tell me what the match does.');
  await user.click(dialog.getByRole('button', { name: 'Return for another draft' }));
  expect(await screen.findByRole('dialog', { name: 'Piece 3' })).toBeTruthy();
  expect(address()).toBe('/feedback?show=to_review&writing=3');
});

test('from a piece that the list does not hold, the next one is what waits longest', async () => {
  const piece = (id: number) =>
    buildWriting({
      id,
      title: `Piece ${id}`,
      ...completed,
      permissions: { write: false, review: true, rename: false },
    });
  respond(writings.listWritings, ({ query }) => pageOf([piece(query.to_review ? 2 : 9)]));
  respond(writings.readWriting, ({ params }) => piece(params.id));
  respond(writings.listRevisions, () => pageOf([]));
  respond(reviews.listReviews, () => pageOf([]));
  const { user, address } = await openPage({ writing: '1' }, { to_review: 2 });
  const drawer = within(await screen.findByRole('dialog', { name: 'Piece 1' }));
  expect(drawer.queryByRole('button', { name: 'Previous' })).toBeNull();
  await user.click(await drawer.findByRole('button', { name: 'Next to review' }));
  expect(await screen.findByRole('dialog', { name: 'Piece 2' })).toBeTruthy();
  expect(address()).toContain('show=to_review');
});

test.each([
  ['takes long', () => new Promise<never>(() => undefined)],
  ['fails', () => Promise.reject(new ErrorResponse('too_many', 'Too many at once'))],
])('right after marks are saved it gives way too, while reading the list again %s', async (_, reading) => {
  const { user, review } = await openQueue([1, 2]);
  const panel = within(await screen.findByRole('region', { name: 'Marks' }));
  await screen.findAllByRole('article', { hidden: true });
  const readBefore = requestsTo(writings.listWritings).length;
  respond(writings.listWritings, reading);
  await user.keyboard('j4');
  await user.click(panel.getByRole('button', { name: 'Save my marks' }));
  await expect.poll(() => requestsTo(writings.listWritings).length).toBeGreaterThan(readBefore);
  await review('Piece 1');
  await expect.poll(() => requestsTo(reviews.addReview)).toHaveLength(1);
  expect(await screen.findByRole('dialog', { name: 'Piece 2' }, { timeout: 8000 })).toBeTruthy();
});

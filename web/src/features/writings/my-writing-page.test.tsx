import { challenges, courses, feedbackCategories, writings } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../testing/build-people.ts';
import { buildWriting, buildWritingCard } from '../../testing/build-writing.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const student = buildUser({ role: 'student' });
const storyMakers = { id: 31, title: 'Year 5 Story Makers' };

const openPage = (query: Record<string, string> = {}) => {
  respond(courses.courseOptions, () => pageOf([storyMakers]));
  respond(challenges.challengeOptions, () => pageOf([]));
  return renderScreen('my-writing', { as: student, query });
};

const lastQuery = () => requestsTo(writings.listWritings).at(-1)?.query;

test('filters are asked for together and stand in the address, and a new one begins at the first page', async () => {
  respond(writings.listWritings, () => pageOf([buildWritingCard()], { total: 20, total_pages: 3, page: 2 }));
  const { user, address } = await openPage({ page: '2' });
  await screen.findByRole('article');
  await user.click(screen.getByRole('combobox', { name: 'Progress' }));
  await user.click(await screen.findByRole('option', { name: 'Completed' }));
  await user.click(screen.getByRole('combobox', { name: 'Course' }));
  await user.click(await screen.findByRole('option', { name: 'Year 5 Story Makers' }));
  fill(screen.getByPlaceholderText('Search by title, course or challenge...'), 'kindness');
  await expect.poll(address).toContain('keyword=kindness');
  expect(address()).toContain('status_eq=completed');
  expect(address()).toContain('course_id_eq=31');
  expect(address()).not.toContain('page=');
  await expect.poll(lastQuery).toMatchObject({
    keyword: 'kindness',
    status_eq: 'completed',
    course_id_eq: 31,
    page: 1,
    per_page: 9,
  });
});

test('an address with filters shows them', async () => {
  respond(writings.listWritings, () => pageOf([buildWritingCard({ course: storyMakers })]));
  await openPage({ status_eq: 'completed', course_id_eq: '31' });
  expect(within(await screen.findByRole('article')).getByText('Year 5 Story Makers')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Progress' })).toHaveProperty('value', 'Completed');
  await expect
    .poll(() => screen.getByRole('combobox', { name: 'Course' }))
    .toHaveProperty('value', 'Year 5 Story Makers');
});

test('nothing found can be undone, nothing yet says how to begin', async () => {
  respond(writings.listWritings, ({ query }) => pageOf(query.keyword ? [] : [buildWritingCard()]));
  const { user, address } = await openPage({ keyword: 'no such thing' });
  expect(await screen.findByText('No writings match')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('The lamp that waited')).toBeTruthy();
  expect(address()).toBe('/students/my-writing');
});

test('a student with nothing is told where writings come from', async () => {
  respond(writings.listWritings, () => pageOf([]));
  await openPage();
  expect(await screen.findByText('No writings yet, start writing now!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Join a class' })).toBeTruthy();
});

test('a list that fails says why and can be tried again', async () => {
  respond(writings.listWritings, () => {
    throw new ErrorResponse('malformed', 'Not now');
  });
  const { user } = await openPage();
  expect(await screen.findByText('Not now')).toBeTruthy();
  respond(writings.listWritings, () => pageOf([buildWritingCard()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'My writings' })).toBeTruthy();
});

test.each([
  [{ status: 'progressing' as const, returned_at: '2026-03-02T09:00:00.000Z' }, 'Returned'],
  [{ status: 'completed' as const, completed_at: '2026-03-02T09:00:00.000Z' }, 'Completed'],
  [
    {
      status: 'completed' as const,
      completed_at: '2026-03-02T09:00:00.000Z',
      reviewed_at: '2026-03-03T09:00:00.000Z',
    },
    'Reviewed by your teacher',
  ],
  [
    {
      status: 'completed' as const,
      completed_at: '2026-03-02T09:00:00.000Z',
      reviewed_at: '2026-03-03T09:00:00.000Z',
      reviewer_name: 'Ms Lee',
    },
    'Reviewed by Ms Lee',
  ],
])('a card says how it stands: %o', async (values, words) => {
  respond(writings.listWritings, () => pageOf([buildWritingCard(values)]));
  await openPage();
  expect(within(await screen.findByRole('article')).getByText(words)).toBeTruthy();
});

test('a completed one leads to its end; a pending one is begun before it opens', async () => {
  respond(writings.listWritings, () =>
    pageOf([
      buildWritingCard({ id: 5, title: 'Done', status: 'completed' }),
      buildWritingCard({ id: 6, title: 'Given', status: 'pending' }),
    ]),
  );
  respond(writings.beginAssignedWriting, ({ params }) => buildWriting({ id: params.id }));
  const { user, address } = await openPage();
  const done = await screen.findByRole('link', { name: 'Done' });
  expect(done.getAttribute('href')).toBe('/writing/5#completed');
  await user.click(screen.getByRole('link', { name: 'Given' }));
  await expect.poll(address).toBe('/writing/6');
  expect(requestsTo(writings.beginAssignedWriting)).toHaveLength(1);
});

test('a card says on what the teacher reads the feedback first, and not that it is all of it', async () => {
  const finished = {
    status: 'completed',
    completed_at: '2026-03-02T09:00:00.000Z',
    feedback_held: true,
  } as const;
  respond(writings.listWritings, () =>
    pageOf([
      buildWritingCard({ ...finished, held_criteria: ['ideas', 'spelling'] }),
      buildWritingCard({ ...finished, held_criteria: [...feedbackCategories] }),
      buildWritingCard({ ...finished, held_criteria: [...feedbackCategories], teacher_name: 'Ms Lee' }),
    ]),
  );
  await openPage();
  expect(await screen.findByText('Your teacher reads the feedback on Ideas and Spelling first')).toBeTruthy();
  expect(screen.getByText('Your teacher reads the feedback first')).toBeTruthy();
  expect(screen.getByText('Ms Lee reads the feedback first')).toBeTruthy();
});

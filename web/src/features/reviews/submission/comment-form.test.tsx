import { courses, type DraftWithMarks, reviews, type Writing, workflows, writings } from '@inkling/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildDraft, buildMarking, respondMarking } from '../../../testing/build-marking.ts';
import { buildUser } from '../../../testing/build-people.ts';
import { buildReview, buildWriting } from '../../../testing/build-writing.ts';
import { pageOf, requestsTo, respond } from '../../../testing/fake-server.ts';
import { fill } from '../../../testing/fill.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { respondWithWaitingWork } from '../../../testing/respond-with-waiting-work.ts';

const finished = (values: Partial<Writing> = {}): Writing =>
  buildWriting({
    id: 5,
    title: 'The Lamp',
    status: 'completed',
    completed_at: '2026-03-02T09:00:00.000Z',
    content: 'The lamp had waited.',
    permissions: { write: false, review: true, rename: false },
    ...values,
  });

/** The drawer of the first of two pieces. */
const openForm = async (values: Partial<Writing> = {}, draft: Partial<DraftWithMarks> = {}) => {
  const pieces = [finished(values), finished({ id: 6, title: 'The Boat' })];
  respondWithWaitingWork({ to_review: 2 });
  respondMarking(buildMarking({ drafts: [buildDraft(draft)] }));
  respond(courses.courseOptions, () => pageOf([]));
  respond(workflows.activityTypeOptions, () => pageOf([]));
  respond(writings.listWritings, () => pageOf(pieces));
  respond(writings.readWriting, ({ params }) => pieces.find(({ id }) => id === params.id) ?? finished());
  respond(writings.listRevisions, () => pageOf([]));
  respond(reviews.listReviews, () => pageOf([]));
  respond(reviews.addReview, ({ body }) =>
    buildReview({ action: body.action === 'approve' ? 'reviewed' : body.action }),
  );
  const visit = await renderScreen('feedback', {
    as: buildUser({ role: 'teacher', id: 1 }),
    query: { writing: '5', show: 'to_review' },
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'The Lamp' }));
  const field = await drawer.findByLabelText('Your comment');
  return { ...visit, drawer, field };
};

test('a comment can mark the piece as reviewed in the same step, and leads to the next one', async () => {
  const { user, drawer, field } = await openForm();
  const button = drawer.getByRole('button', { name: 'Comment and mark as reviewed' });
  await user.click(button);
  expect(drawer.getByText('Please write a comment')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  fill(field, 'I can hear it creak.');
  await user.click(button);
  expect(await screen.findByText('Comment added and marked as reviewed')).toBeTruthy();
  expect(requestsTo(reviews.addReview)).toMatchObject([
    { body: { action: 'reviewed', comment: 'I can hear it creak.' } },
  ]);
  expect(await screen.findByRole('dialog', { name: 'The Boat' })).toBeTruthy();
});

test('what stands in the comment box is sent when the piece is only marked as reviewed', async () => {
  const { user, drawer, field } = await openForm();
  fill(field, 'I can hear it creak.');
  await user.click(drawer.getByRole('button', { name: 'Mark as reviewed' }));
  expect(await screen.findByRole('dialog', { name: 'The Boat' })).toBeTruthy();
  expect(requestsTo(reviews.addReview)).toMatchObject([
    { body: { action: 'reviewed', comment: 'I can hear it creak.' } },
  ]);
});

test('where the feedback waits for it, the comment approves', async () => {
  const { drawer } = await openForm({ feedback_held: true });
  expect(drawer.getByRole('button', { name: 'Comment and approve' })).toBeTruthy();
});

test('what was typed and not sent waits in the drawer and goes on in the dialog that returns the piece', async () => {
  const { user, drawer, field } = await openForm();
  fill(field, 'Tell me');
  await user.click(drawer.getByRole('button', { name: 'Return for another draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return for another draft?' }));
  const question = dialog.getByLabelText(/What should they do next/);
  expect(question).toHaveProperty('value', 'Tell me');
  fill(question, 'Tell me more.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(field).toHaveProperty('value', 'Tell me more.');
  cleanup();
  const again = await openForm();
  expect(again.field).toHaveProperty('value', 'Tell me more.');
  await user.click(again.drawer.getByRole('button', { name: 'Return for another draft' }));
  const reopened = within(await screen.findByRole('dialog', { name: 'Return for another draft?' }));
  await user.click(reopened.getByRole('button', { name: 'Return for another draft' }));
  await expect
    .poll(() => requestsTo(reviews.addReview))
    .toMatchObject([{ body: { action: 'return', comment: 'Tell me more.' } }]);
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test('what is reviewed already only takes a comment', async () => {
  const { drawer } = await openForm({ reviewed_at: '2026-03-03T09:00:00.000Z' });
  expect(drawer.getByRole('button', { name: 'Add comment' })).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Comment and mark as reviewed' })).toBeNull();
});

test('C writes a comment, M marks the piece as reviewed', async () => {
  const { user, field } = await openForm();
  await user.keyboard('c');
  await user.type(field, 'My, my!', { skipClick: true });
  expect(field).toHaveProperty('value', 'My, my!');
  expect(requestsTo(reviews.addReview)).toEqual([]);
  await user.clear(field);
  field.blur();
  await user.keyboard('m');
  expect(await screen.findByText('Marked as reviewed')).toBeTruthy();
  expect(requestsTo(reviews.addReview)).toMatchObject([{ body: { action: 'reviewed' } }]);
});

test('before and after it is returned it says whose score is kept', async () => {
  const { user, drawer, field } = await openForm(
    { scored_by_teacher: true },
    { scored_by: { id: 1, full_name: 'Ms Lind' } },
  );
  expect(await drawer.findByText(/This draft is kept, and your score with it/)).toBeTruthy();
  fill(field, 'Tell me more.');
  await user.click(drawer.getByRole('button', { name: 'Comment and return' }));
  expect(await screen.findByText('Returned for another draft. Your score is kept.')).toBeTruthy();
});

test('a colleague’s score is called the colleague’s', async () => {
  const { user, drawer } = await openForm(
    { scored_by_teacher: true },
    { scored_by: { id: 9, full_name: 'Mr Osei' } },
  );
  expect(await drawer.findByText(/This draft is kept, and Mr Osei's score with it/)).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Return for another draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return for another draft?' }));
  expect(dialog.getByText(/and Mr Osei's score with it/)).toBeTruthy();
  fill(dialog.getByLabelText(/What should they do next/), 'Tell me more.');
  await user.click(dialog.getByRole('button', { name: 'Return for another draft' }));
  await waitFor(() =>
    expect(screen.getByText("Returned for another draft. Mr Osei's score is kept.")).toBeTruthy(),
  );
});

import {
  type CommentPhrase,
  commentPhrases,
  courses,
  type Review,
  reviews,
  type Writing,
  workflows,
  writings,
} from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respondMarking } from '../../../testing/build-marking.ts';
import { buildRow, buildUser } from '../../../testing/build-people.ts';
import { buildReview, buildWriting } from '../../../testing/build-writing.ts';
import { pageOf, requestsTo, respond } from '../../../testing/fake-server.ts';
import { fill } from '../../../testing/fill.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { respondWithWaitingWork } from '../../../testing/respond-with-waiting-work.ts';

const openComments = async (said: () => Review[] = () => [], values: Partial<Writing> = {}) => {
  const writing = buildWriting({
    id: 5,
    status: 'completed',
    completed_at: '2026-03-02T09:00:00.000Z',
    content: 'The lamp had waited.',
    permissions: { write: false, review: true, rename: false },
    ...values,
  });
  respondWithWaitingWork();
  respondMarking();
  respond(courses.courseOptions, () => pageOf([]));
  respond(workflows.activityTypeOptions, () => pageOf([]));
  respond(writings.listWritings, () => pageOf([writing]));
  respond(writings.readWriting, () => writing);
  respond(writings.listRevisions, () => pageOf([]));
  respond(reviews.listReviews, () => pageOf(said()));
  const visit = await renderScreen('feedback', {
    as: buildUser({ role: 'teacher' }),
    query: { writing: '5' },
  });
  await screen.findByRole('region', { name: 'Comments' });
  return { ...visit, comments: within(screen.getByRole('dialog')) };
};

test('one’s own comment is changed and taken back, another’s is only read', async () => {
  let said = [
    buildReview({
      id: 31,
      writing_id: 5,
      comment: 'Wich lamp?',
      permissions: { edit: true, remove: true },
    }),
    buildReview({ id: 32, writing_id: 5, comment: 'By somebody else' }),
  ];
  respond(reviews.editComment, ({ params, body }) => {
    said = said.map((each) => (each.id === params.id ? { ...each, comment: body.comment ?? null } : each));
    return said[0] ?? buildReview();
  });
  respond(reviews.removeComment, ({ params }) => {
    said = said.filter(({ id }) => id !== params.id);
    return undefined;
  });
  const { user, comments } = await openComments(() => said);
  await user.click(await comments.findByRole('button', { name: 'Edit' }));
  fill(comments.getByLabelText('Change your comment'), 'Which lamp?');
  await user.click(comments.getByRole('button', { name: 'Save comment' }));
  expect(await comments.findByText('Which lamp?')).toBeTruthy();
  expect(requestsTo(reviews.editComment)).toMatchObject([
    { body: { comment: 'Which lamp?', seen_updated_at: expect.any(String) } },
  ]);
  expect(comments.getAllByRole('button', { name: 'Delete' })).toHaveLength(1);
  await user.click(comments.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this comment?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => comments.queryByText('Which lamp?')).toBeNull();
});

test('the reason of one’s own score is changed', async () => {
  const scored = buildReview({
    id: 31,
    writing_id: 5,
    action: 'score',
    comment: null,
    score: 78,
    reason: 'A strong endng.',
    permissions: { edit: true, remove: false },
  });
  respond(reviews.editComment, ({ body }) => ({ ...scored, reason: body.reason ?? null }));
  const { user, comments } = await openComments(() => [scored]);
  await user.click(await comments.findByRole('button', { name: 'Edit' }));
  fill(comments.getByLabelText('Change your reason'), 'A strong ending.');
  await user.click(comments.getByRole('button', { name: 'Save reason' }));
  await expect
    .poll(() => requestsTo(reviews.editComment))
    .toMatchObject([{ body: { reason: 'A strong ending.' } }]);
});

test('a comment returns the work in one step', async () => {
  respond(reviews.addReview, () => buildReview({ action: 'return' }));
  const { user, comments } = await openComments();
  fill(comments.getByLabelText('Your comment'), 'Tell me more.');
  await user.click(comments.getByRole('button', { name: 'Comment and return' }));
  expect(await screen.findByText('Returned for another draft')).toBeTruthy();
  expect(requestsTo(reviews.addReview)).toMatchObject([
    { body: { action: 'return', comment: 'Tell me more.' } },
  ]);
});

test('phrases are kept, picked and forgotten', async () => {
  let kept: CommentPhrase[] = [];
  respond(commentPhrases.listPhrases, () => pageOf(kept));
  respond(commentPhrases.addPhrase, ({ body }) => {
    const phrase = { ...buildRow(), ...body };
    kept = [...kept, phrase];
    return phrase;
  });
  respond(commentPhrases.editPhrase, ({ body }) => {
    const phrase = { ...buildRow(), ...body };
    kept = [phrase];
    return phrase;
  });
  respond(commentPhrases.removePhrase, () => {
    kept = [];
    return undefined;
  });
  const { user, comments } = await openComments();
  fill(comments.getByLabelText('Your comment'), 'Lovely start!');
  await user.click(comments.getByRole('button', { name: 'My phrases' }));
  await user.click(await screen.findByRole('button', { name: 'As praise' }));
  fill(comments.getByLabelText('Your comment'), 'Hello.');
  await user.click(await screen.findByRole('button', { name: 'Lovely start!' }));
  expect(comments.getByLabelText('Your comment')).toHaveProperty('value', 'Lovely start! Hello.');
  expect(requestsTo(commentPhrases.addPhrase)).toMatchObject([{ body: { is_praise: true } }]);
  await user.click(comments.getByRole('button', { name: 'My phrases' }));
  await user.click(await screen.findByRole('button', { name: 'Change: Lovely start!' }));
  fill(screen.getByLabelText('Phrase'), 'Lovely opening!');
  await user.click(screen.getByRole('switch', { name: 'Praise' }));
  await user.click(screen.getByRole('button', { name: 'Save phrase' }));
  expect(await screen.findByRole('region', { name: 'One thing to try next' })).toBeTruthy();
  expect(requestsTo(commentPhrases.editPhrase)).toMatchObject([
    { body: { text: 'Lovely opening!', criterion: null, is_praise: false } },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Forget: Lovely opening!' }));
  expect(await screen.findByText('Type a comment you give often, and keep it here.')).toBeTruthy();
});

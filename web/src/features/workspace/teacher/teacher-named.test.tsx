import { type Review, reviews } from '@inkling/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildReview } from '../../../testing/build-writing.ts';
import { pageOf, respond } from '../../../testing/fake-server.ts';
import { buildEntry, draftStep, openWorkspace, sampleText } from '../../../testing/open-workspace.ts';

const osei = { id: 9, full_name: 'Mr Osei' };
const openWith = (said: Review[], status: 'progressing' | 'completed') => {
  respond(reviews.listReviews, () => pageOf(said));
  return openWorkspace({
    status,
    returned_at: status === 'progressing' ? '2026-03-03T09:00:00.000Z' : null,
    completed_at: status === 'completed' ? '2026-03-02T09:00:00.000Z' : null,
    reviewed_at: '2026-03-03T09:00:00.000Z',
    steps: [draftStep],
    data: [buildEntry(draftStep, sampleText)],
    content: sampleText,
  });
};

test('a returned piece says by name who asks for another draft', async () => {
  await openWith([buildReview({ action: 'return', comment: 'Why noon?', reviewer: osei })], 'progressing');
  expect((await screen.findByRole('note', { name: 'Mr Osei asks for another draft' })).textContent).toContain(
    'Why noon?',
  );
});

test('a piece that was read without a word says by name who read it', async () => {
  await openWith([buildReview({ action: 'reviewed', comment: null, reviewer: osei })], 'completed');
  expect(await screen.findByText('Mr Osei has read this piece.')).toBeTruthy();
});

test('whose account is gone is called the teacher', async () => {
  await openWith([buildReview({ action: 'return', comment: 'Why noon?', reviewer: null })], 'progressing');
  expect(await screen.findByRole('note', { name: 'Your teacher asks for another draft' })).toBeTruthy();
});

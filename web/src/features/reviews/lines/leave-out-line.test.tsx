import { courses, feedback, reviews, type Writing, workflows, writings } from '@inkling/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respondMarking } from '../../../testing/build-marking.ts';
import { buildUser } from '../../../testing/build-people.ts';
import { buildFeedback, buildWriting } from '../../../testing/build-writing.ts';
import { pageOf, requestsTo, respond } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { respondWithWaitingWork } from '../../../testing/respond-with-waiting-work.ts';

const said = {
  generated_status: { ideas: 'generated' as const },
  output: {
    ideas: {
      comment: 'You have a few ideas.',
      what_you_did_well: { score: 2, content: ['You tell us more.'] },
      suggestions: { score: 3, content: ['Pick one moment.'] },
      example_to_learn_from: '',
    },
  },
  results: {
    ideas: { criterion: 'ideas' as const, mark: 2, maximum: 5, evidence: [], met: 'A few ideas', next: null },
  },
};

/** The coach's words on a piece, and what is left out of them. */
const openFeedback = async (values: Partial<Writing> = {}) => {
  let left_out: { criterion: 'ideas'; line: string }[] = [];
  const found = () => buildFeedback({ ...said, left_out });
  const writing = (): Writing =>
    buildWriting({
      id: 5,
      status: 'completed',
      completed_at: '2026-03-02T09:00:00.000Z',
      content: 'The lamp.',
      permissions: { write: false, review: true, rename: false },
      ai_feedback: found(),
      ...values,
    });
  respondWithWaitingWork();
  respondMarking();
  respond(courses.courseOptions, () => pageOf([]));
  respond(workflows.activityTypeOptions, () => pageOf([]));
  respond(writings.listWritings, () => pageOf([writing()]));
  respond(writings.readWriting, writing);
  respond(writings.listRevisions, () => pageOf([]));
  respond(reviews.listReviews, () => pageOf([]));
  respond(feedback.leaveOutLine, ({ body }) => {
    left_out = body.is_left_out ? [{ criterion: 'ideas', line: body.line }] : [];
    return found();
  });
  const { user } = await renderScreen('feedback', {
    as: buildUser({ role: 'teacher' }),
    query: { writing: '5' },
  });
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('tab', { name: 'AI Feedback' }));
  return { user, drawer };
};

test('a line of the coach is left out, and put back', async () => {
  const { user, drawer } = await openFeedback();
  await user.click(await drawer.findByRole('button', { name: 'Leave this out: Pick one moment.' }));
  await waitFor(() =>
    expect(requestsTo(feedback.leaveOutLine)).toMatchObject([
      { body: { criterion: 'ideas', line: 'Pick one moment.', is_left_out: true } },
    ]),
  );
  await user.click(await drawer.findByRole('button', { name: 'Put it back: Pick one moment.' }));
  expect(await drawer.findByRole('button', { name: 'Leave this out: Pick one moment.' })).toBeTruthy();
});

test('beside a higher mark the teacher reads what the child does not', async () => {
  const { drawer } = await openFeedback({
    teacher_marks: [
      {
        ...{ criterion: 'ideas', mark: 4, maximum: 5, reason: 'Every idea belongs.' },
        ...{ teacher: { id: 9, full_name: 'Ms Osei' }, updated_at: '2026-03-02T10:00:00.000Z' },
      },
    ],
  });
  expect(
    await drawer.findByText(
      'A teacher gave 4 of 5 here. Zara Okafor reads the reason in place of the coach’s comment and suggestions.',
    ),
  ).toBeTruthy();
  expect(drawer.getByText('Ms Osei: Every idea belongs.')).toBeTruthy();
  expect(drawer.getByRole('button', { name: 'Leave this out: You tell us more.' })).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Leave this out: Pick one moment.' })).toBeNull();
});

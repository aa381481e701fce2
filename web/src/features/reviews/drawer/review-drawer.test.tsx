import {
  alerts,
  chat,
  courses,
  type Review,
  reviews,
  type Writing,
  workflows,
  writings,
} from '@inkling/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildAlert } from '../../../testing/build-alert.ts';
import { respondMarking } from '../../../testing/build-marking.ts';
import { buildUser } from '../../../testing/build-people.ts';
import { buildFeedback, buildMessage, buildReview, buildWriting } from '../../../testing/build-writing.ts';
import { ErrorResponse } from '../../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../../testing/fake-server.ts';
import { fill } from '../../../testing/fill.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { respondWithWaitingWork } from '../../../testing/respond-with-waiting-work.ts';

const text = 'The lamp had waited a hundred years. Nobody lit it. Her hands shook.';
const finished = (values: Partial<Writing> = {}): Writing =>
  buildWriting({
    id: 5,
    status: 'completed',
    completed_at: '2026-03-02T09:00:00.000Z',
    content: text,
    ai_scoring: 55,
    permissions: { write: false, review: true, rename: false },
    ...values,
  });

/** The drawer over its list; what is said is kept, as by the server. */
const openDrawer = async (writing = finished(), said: Review[] = [], query: Record<string, string> = {}) => {
  respondWithWaitingWork();
  respondMarking();
  respond(courses.courseOptions, () => pageOf([]));
  respond(workflows.activityTypeOptions, () => pageOf([]));
  respond(writings.listWritings, () => pageOf([writing]));
  respond(writings.readWriting, () => writing);
  respond(writings.listRevisions, () => pageOf([]));
  respond(reviews.listReviews, () => pageOf(said));
  respond(reviews.addReview, ({ body }) => {
    const review = buildReview({
      comment: null,
      ...body,
      action: body.action === 'approve' ? 'reviewed' : body.action,
      passage: 'passage' in body && body.passage ? { quote: '', ...body.passage } : null,
    });
    said = [...said, review];
    return review;
  });
  const visit = await renderScreen('feedback', {
    as: buildUser({ role: 'teacher' }),
    query: { writing: '5', ...query },
  });
  const drawer = within(await screen.findByRole('dialog', { name: writing.title }));
  await drawer.findByText('Zara Okafor');
  return { ...visit, drawer };
};

test('a comment on the whole work is added and the field emptied; an empty one is refused', async () => {
  const { user, drawer } = await openDrawer();
  expect(drawer.getByText('No teacher has commented yet.')).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Add comment' }));
  expect(drawer.getByText('Please write a comment')).toBeTruthy();
  expect(requestsTo(reviews.addReview)).toEqual([]);
  fill(drawer.getByLabelText('Your comment'), 'I want to know who it is.');
  await user.click(drawer.getByRole('button', { name: 'Add comment' }));
  const comments = within(drawer.getByRole('region', { name: 'Comments' }));
  expect(within(await comments.findByRole('listitem')).getByText('I want to know who it is.')).toBeTruthy();
  expect(drawer.getByLabelText('Your comment')).toHaveProperty('value', '');
});

test('a sentence chosen with the keyboard goes along with its comment, or is let go again', async () => {
  const { user, drawer } = await openDrawer();
  const sheet = drawer.getByText(text).parentElement;
  sheet?.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(drawer.getByText('Chosen: Nobody lit it.')).toBeTruthy();
  await user.keyboard('{Enter}');
  const field = drawer.getByLabelText('Your comment on this passage');
  expect(document.activeElement).toBe(field);
  await user.click(drawer.getByRole('button', { name: 'Comment on the whole work instead' }));
  expect(drawer.getByLabelText('Your comment')).toBeTruthy();
  sheet?.focus();
  await user.keyboard('{ArrowRight}{Enter}');
  fill(drawer.getByLabelText('Your comment on this passage'), 'Since when?');
  await user.click(drawer.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(requestsTo(reviews.addReview)).toHaveLength(1));
  expect(requestsTo(reviews.addReview)).toMatchObject([
    { body: { action: 'comment', comment: 'Since when?', passage: { start: 0, end: 36 } } },
  ]);
});

test('words that have changed since are said to have', async () => {
  const { drawer } = await openDrawer(finished(), [
    buildReview({ passage: { start: 0, end: 8, quote: 'The door' } }),
  ]);
  expect(await drawer.findByText('These words have changed since.')).toBeTruthy();
});

test('a comment that is refused stays in its field', async () => {
  const { user, drawer } = await openDrawer();
  respond(reviews.addReview, () => {
    throw new ErrorResponse('conflict', 'The text has changed since you opened it');
  });
  fill(drawer.getByLabelText('Your comment'), 'Why not?');
  await user.click(drawer.getByRole('button', { name: 'Add comment' }));
  expect(await screen.findByText('The text has changed since you opened it')).toBeTruthy();
  expect(drawer.getByLabelText('Your comment')).toHaveProperty('value', 'Why not?');
});

test('a half-written comment, which waits in this tab, does not hold up the drawer', async () => {
  const { user, drawer, address } = await openDrawer();
  fill(drawer.getByLabelText('Your comment'), 'Not finished');
  await user.keyboard('{Escape}');
  await expect.poll(address).not.toContain('writing=5');
  expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull();
});

test('a score needs a reason and stays between 0 and 100', async () => {
  const { user, drawer } = await openDrawer();
  await user.click(drawer.getByRole('button', { name: 'Change score' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the score' }));
  expect(dialog.getByLabelText(/^Score/)).toHaveProperty('value', '55');
  fill(dialog.getByLabelText(/^Score/), '101');
  await user.click(dialog.getByRole('button', { name: 'Save score' }));
  expect(dialog.getByText('Please give a score from 0 to 100')).toBeTruthy();
  expect(dialog.getByText('Please say why')).toBeTruthy();
  expect(requestsTo(reviews.addReview)).toEqual([]);
  fill(dialog.getByLabelText(/^Score/), '72');
  fill(dialog.getByLabelText(/^Reason/), 'The fear is real.');
  await user.click(dialog.getByRole('button', { name: 'Save score' }));
  expect(await screen.findByText('Score changed')).toBeTruthy();
  expect(requestsTo(reviews.addReview)).toMatchObject([
    { body: { action: 'score', score: 72, reason: 'The fear is real.' } },
  ]);
});

test('work is returned with words for the child', async () => {
  const { user, drawer } = await openDrawer();
  await user.click(drawer.getByRole('button', { name: 'Return for another draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return for another draft?' }));
  await user.click(dialog.getByRole('button', { name: 'Return for another draft' }));
  expect(dialog.getByText('Please write a comment')).toBeTruthy();
  fill(dialog.getByLabelText(/^What should they do next/), 'Tell me what the match does.');
  await user.click(dialog.getByRole('button', { name: 'Return for another draft' }));
  expect(await screen.findByText('Returned for another draft')).toBeTruthy();
});

test('every side of it has something to show, also when there is nothing', async () => {
  respond(chat.listMessages, () => pageOf([]));
  respond(writings.readTimeSpent, () => ({ Drafting: 90 }));
  respond(writings.listTimeLogs, () => pageOf([]));
  const { user, drawer } = await openDrawer();
  expect(await drawer.findByText('No earlier drafts were kept.')).toBeTruthy();
  await user.click(drawer.getByRole('tab', { name: 'AI Chat History' }));
  expect(await drawer.findByText('No messages yet')).toBeTruthy();
  await user.click(drawer.getByRole('tab', { name: 'Student Activity' }));
  expect(await drawer.findByText('Drafting')).toBeTruthy();
  expect(drawer.getByText('Total:')).toBeTruthy();
  await user.click(drawer.getByRole('tab', { name: 'AI Feedback' }));
  expect(drawer.getByText('No feedback available.')).toBeTruthy();
});

test('the chat names both sides', async () => {
  respond(chat.listMessages, () =>
    pageOf([
      buildMessage({ role: 'user', content: 'A letter' }),
      buildMessage({ content: 'From whom could it be?' }),
    ]),
  );
  const { user, drawer } = await openDrawer();
  await user.click(drawer.getByRole('tab', { name: 'AI Chat History' }));
  expect(await drawer.findByText('From whom could it be?')).toBeTruthy();
  expect(drawer.getByText('A letter')).toBeTruthy();
});

test('feedback shows its marks, the next step, the words it rests on and what failed', async () => {
  const output = {
    comment: 'Your nouns are exact.',
    what_you_did_well: { score: 3, content: ['You chose exact words.'] },
    suggestions: { score: 4, content: ['Try a stronger verb.'] },
    example_to_learn_from: 'The tide gnawed at the rocks.',
  };
  const { user, drawer } = await openDrawer(
    finished({
      ai_feedback: buildFeedback({
        generated_status: { vocabulary: 'generated', ideas: 'failed' },
        output: { vocabulary: output },
        results: {
          vocabulary: {
            criterion: 'vocabulary',
            mark: 3,
            maximum: 5,
            evidence: [{ start: 4, end: 8, label: 'an exact noun', speaks: 'for' }],
            met: 'Some precise words',
            next: 'More of them',
          },
        },
        next_step: { criterion: 'vocabulary', text: 'Look at your verbs.' },
      }),
    }),
  );
  await user.click(drawer.getByRole('tab', { name: 'AI Feedback' }));
  expect(drawer.getByText('Look at your verbs.')).toBeTruthy();
  expect(drawer.getByText('3 of 5')).toBeTruthy();
  expect(drawer.getByText(/The coach could not finish this/)).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: /^Vocabulary/ }));
  expect(drawer.getByText('an exact noun')).toBeTruthy();
  expect(drawer.getByText('Try a stronger verb.')).toBeTruthy();
});

test('who may not review only reads', async () => {
  const { drawer } = await openDrawer(
    finished({ permissions: { write: false, review: false, rename: false } }),
    [buildReview()],
  );
  expect(await drawer.findByText('I can feel it.')).toBeTruthy();
  for (const name of ['Add comment', 'Change score', 'Return for another draft', 'Mark as reviewed'])
    expect(drawer.queryByRole('button', { name })).toBeNull();
});

test('wellbeing has no score to change, and unfinished work nothing to return', async () => {
  const { drawer } = await openDrawer(finished({ subject: 'wellbeing', ai_scoring: null }));
  expect(drawer.queryByRole('button', { name: 'Change score' })).toBeNull();
  expect(drawer.getByRole('button', { name: 'Mark as reviewed' })).toBeTruthy();
});

test('held feedback is approved by the button that stands for reviewed', async () => {
  const { user, drawer } = await openDrawer(finished({ feedback_held: true }));
  expect(drawer.getByText('Feedback waits for approval')).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Approve and show feedback' }));
  expect(await screen.findByText('Approved. Your student is told.')).toBeTruthy();
  expect(requestsTo(reviews.addReview)).toMatchObject([{ body: { action: 'reviewed' } }]);
});

test('held feedback on a draft that is still written is approved as it was read', async () => {
  const { user, drawer } = await openDrawer(
    finished({
      status: 'progressing',
      completed_at: null,
      version: 9,
      feedback_held: true,
      ai_feedback: buildFeedback({
        generated_status: { ideas: 'generated' },
        held: ['ideas'],
        draft_version: 7,
      }),
    }),
  );
  expect(drawer.getByText('Feedback waits for approval')).toBeTruthy();
  await user.click(drawer.getByRole('tab', { name: 'AI Feedback' }));
  expect(drawer.getByText('This feedback is shown to your student once you have approved it.')).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Return for another draft' })).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Approve and show feedback' }));
  await waitFor(() =>
    expect(requestsTo(reviews.addReview)).toMatchObject([{ body: { action: 'approve', version: 7 } }]),
  );
});

test('a draft whose feedback nobody has asked for, or was approved, has nothing to approve', async () => {
  const draft = { status: 'progressing' as const, completed_at: null, feedback_held: true };
  const { drawer } = await openDrawer(finished({ ...draft, ai_feedback: buildFeedback() }));
  expect(drawer.queryByRole('button', { name: 'Approve and show feedback' })).toBeNull();
  expect(drawer.queryByText('Feedback waits for approval')).toBeNull();
});

test('next walks on, and says when there is no next one', async () => {
  const { user, drawer } = await openDrawer();
  await user.click(drawer.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('That was the last piece in the list')).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('That was the first piece in the list')).toBeTruthy();
});

test('a writing that cannot be read says so in the drawer', async () => {
  respondWithWaitingWork();
  respondMarking();
  respond(courses.courseOptions, () => pageOf([]));
  respond(workflows.activityTypeOptions, () => pageOf([]));
  respond(writings.listWritings, () => pageOf([]));
  respond(reviews.listReviews, () => pageOf([]));
  respond(writings.readWriting, () => {
    throw new ErrorResponse('not_found', 'This writing is not there');
  });
  await renderScreen('feedback', { as: buildUser({ role: 'teacher' }), query: { writing: '404' } });
  const drawer = within(await screen.findByRole('dialog', { name: 'Review' }));
  expect(await drawer.findByText('This writing is not there')).toBeTruthy();
});

test('from an alert it opens at the words that raised it', async () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this);
  };
  respond(alerts.readAlert, () => buildAlert({ id: 12, excerpt: 'Nobody lit it.' }));
  const { drawer } = await openDrawer(finished(), [], { alert: '12' });
  expect(await drawer.findByRole('complementary', { name: 'From an alert' })).toBeTruthy();
  expect(scrolled.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['MARK', 'Nobody lit it.'],
  ]);
});

test('from an alert in the chat it opens the chat', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  respond(alerts.readAlert, () => buildAlert({ id: 12, source: 'chat', excerpt: 'I hide at lunch.' }));
  respond(chat.listMessages, () =>
    pageOf([buildMessage({ role: 'user', content: 'I hide at lunch. Every day.' })]),
  );
  const { drawer } = await openDrawer(finished(), [], { alert: '12' });
  const said = await drawer.findByText('I hide at lunch. Every day.');
  expect(said.getAttribute('data-told')).toBe('true');
});

test('a piece written with the help of the keyboard says so', async () => {
  await openDrawer(finished({ keyboard_help: true }));
  expect(await screen.findByText("Written with help from the device's keyboard")).toBeTruthy();
});

test('the coach’s feedback says what was not counted in the marks', async () => {
  const ai_feedback = buildFeedback({
    generated_status: { ideas: 'generated' },
    not_counted: [{ reason: 'repeats', words: 41 }],
  });
  const { user, drawer } = await openDrawer(finished({ ai_feedback }));
  await user.click(drawer.getByRole('tab', { name: 'AI Feedback' }));
  const notice = within(await drawer.findByRole('alert', { name: 'Not counted in the marks' }));
  expect(notice.getByText('Parts of this repeat what was said before (41 words).')).toBeTruthy();
});

import { chat, feedback, feedbackRounds, writings } from '@inkling/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { buildAdvice, buildFeedbackRound } from '../../testing/build-feedback-round.ts';
import { buildUser } from '../../testing/build-people.ts';
import { buildFeedback, buildMessage, buildStep } from '../../testing/build-writing.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import {
  buildEntry,
  chatStep,
  draftStep,
  feedbackStep,
  openWorkspace,
  planStep,
  sampleText,
} from '../../testing/open-workspace.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { localDraftStore } from './saving/draft-buffer.ts';

beforeEach(() => clear(localDraftStore));

test('a plan has to hold something before the draft, counts its words and stands beside it', async () => {
  const { user, stored } = await openWorkspace({
    steps: [planStep, draftStep],
    data: [buildEntry(planStep, [])],
  });
  await user.click(await screen.findByRole('button', { name: 'Continue to Drafting' }));
  expect(await screen.findByText('Please fill in the form before proceeding.')).toBeTruthy();
  fill(screen.getByLabelText('Who is in it?'), ' ');
  await user.click(screen.getByRole('button', { name: 'Continue to Drafting' }));
  expect(await screen.findByText('Please fill in at least one section.')).toBeTruthy();
  fill(screen.getByLabelText('Who is in it?'), 'Old  Bram');
  expect(screen.getByText('2 words')).toBeTruthy();
  await user.click(screen.getByLabelText('Bees'));
  await user.click(screen.getByLabelText('Rain'));
  await user.click(screen.getByRole('combobox', { name: 'When' }));
  await user.click(await screen.findByRole('option', { name: 'Dawn' }));
  await user.click(screen.getByRole('option', { name: 'Night' }));
  expect(screen.getAllByText('2 selected')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Continue to Drafting' }));
  const outline = within(await screen.findByRole('tabpanel', { name: 'Outline' }));
  expect(outline.getByText(/What can be heard\?/).closest('p')?.textContent).toBe(
    'What can be heard? Bees, Rain',
  );
  expect(outline.getByText(/When/).closest('p')?.textContent).toBe('When: Dawn, Night');
  expect(outline.getByText(/The weather/).closest('p')?.textContent).toContain('/');
  expect(stored().data.map(({ id }) => id)).toEqual(['plan', 'draft']);
});

test('an empty page goes nowhere; a written one is counted, saved by itself and on request', async () => {
  const { user, stored } = await openWorkspace({
    steps: [draftStep, feedbackStep],
    data: [buildEntry(draftStep)],
  });
  await user.click(await screen.findByRole('button', { name: 'Continue to Revising & Feedback' }));
  expect(await screen.findByText('Please enter your content before proceeding.')).toBeTruthy();
  const sheet = screen.getByLabelText('Your draft');
  fireEvent.input(sheet, { target: { value: sampleText } });
  fireEvent.blur(sheet);
  expect(await screen.findByText('6 words')).toBeTruthy();
  await waitFor(() => expect(stored().content).toBe(sampleText));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  // Beside the sheet, where it covers no word.
  const journey = screen.getByRole('complementary', { name: 'Writing Journey' });
  expect(await within(journey).findByText('Content saved successfully')).toBeTruthy();
});

test('a finished piece is asked about, completed and shown, and can no longer be changed', async () => {
  const { user } = await openWorkspace({
    steps: [draftStep],
    data: [buildEntry(draftStep, sampleText)],
    content: sampleText,
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as Complete' }));
  const done = within(await screen.findByRole('dialog', { name: "You've completed your writing project!" }));
  expect(done.getByText(/You can still access it from your writing list/)).toBeTruthy();
  await user.click(done.getByRole('button', { name: 'View Completed Writing' }));
  expect(await screen.findByRole('heading', { name: 'Congratulations!' })).toBeTruthy();
  expect(screen.getByText('Date Completed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Drafting/ }));
  expect(await screen.findByLabelText('Your draft')).toHaveProperty('readOnly', true);
});

const criterion = (words: string) => ({
  comment: words,
  what_you_did_well: { score: 3, content: [words] },
  suggestions: { score: 4, content: ['Try a stronger verb.'] },
  example_to_learn_from: 'The tide gnawed at the rocks.',
});

test('feedback is asked for, read until it is there, and refreshed by criterion or as a whole', async () => {
  const ready = buildFeedback({
    generated_status: { vocabulary: 'generated', ideas: 'need_refresh' },
    output: { vocabulary: criterion('Exact nouns.'), ideas: criterion('One clear idea.') },
  });
  respond(feedback.requestFeedback, () => ({
    ...ready,
    generated_status: { vocabulary: 'generating' as const },
  }));
  respond(feedback.readFeedback, () => ready);
  const { user } = await openWorkspace({
    steps: [draftStep, feedbackStep],
    data: [buildEntry(draftStep, sampleText), buildEntry(feedbackStep)],
    content: sampleText,
  });
  await user.click(await screen.findByRole('button', { name: 'See all' }));
  const criteria = within(await screen.findByRole('tablist', { name: 'Criteria' }));
  await user.click(criteria.getByRole('tab', { name: /Vocabulary/ }));
  const panel = within(screen.getByRole('tabpanel', { name: /Vocabulary/ }));
  for (const part of ['What you did well', 'Suggestions', 'Examples to learn from:'])
    expect(panel.getByText(part)).toBeTruthy();
  await user.click(criteria.getByRole('tab', { name: /Ideas/ }));
  expect(within(criteria.getByRole('tab', { name: /Ideas/ })).getByLabelText('Needs a refresh')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await user.click(await screen.findByRole('button', { name: 'Refresh all feedback' }));
  await waitFor(() =>
    expect(requestsTo(feedback.requestFeedback).map(({ body }) => body)).toEqual([
      {},
      { criteria: ['ideas'] },
      {},
    ]),
  );
});

test('feedback that failed, for one criterion or as a whole, says so and is tried again', async () => {
  const failed = buildFeedback({ generated_status: { ideas: 'failed' } });
  respond(feedback.requestFeedback, () => {
    throw new ErrorResponse('malformed', 'Not now');
  });
  const { user } = await openWorkspace({
    steps: [draftStep, feedbackStep],
    data: [buildEntry(draftStep, sampleText), buildEntry(feedbackStep)],
    content: sampleText,
  });
  expect(await screen.findByText('Failed to generate feedback')).toBeTruthy();
  respond(feedback.requestFeedback, () => failed);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(requestsTo(feedback.requestFeedback)).toHaveLength(2));
  expect(await screen.findByText('Failed to generate feedback')).toBeTruthy();
  respond(feedback.requestFeedback, () =>
    buildFeedback({ generated_status: { ideas: 'generated' }, output: { ideas: criterion('One idea.') } }),
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'See all' }));
  expect(await screen.findByText('What you did well')).toBeTruthy();
});

test('a wellbeing piece shows one reading without marks or NAPLAN', async () => {
  await openWorkspace({
    subject: 'wellbeing',
    steps: [draftStep, feedbackStep],
    data: [buildEntry(draftStep, sampleText), buildEntry(feedbackStep)],
    content: sampleText,
    ai_feedback: buildFeedback({
      generated_status: { general: 'generated' },
      output: { general: criterion('You were brave.') },
    }),
  });
  expect(await screen.findByText('What you did well')).toBeTruthy();
  expect(screen.queryByRole('tablist', { name: 'Criteria' })).toBeNull();
  expect(screen.queryByText(/NAPLAN/)).toBeNull();
  expect(screen.queryByText('AI Score')).toBeNull();
});

test('a change beside the feedback is saved or thrown away, and nothing goes on in the middle of it', async () => {
  respond(feedback.requestFeedback, () =>
    buildFeedback({ generated_status: { ideas: 'generated' }, output: { ideas: criterion('One idea.') } }),
  );
  const { user, stored } = await openWorkspace({
    steps: [draftStep, feedbackStep],
    data: [buildEntry(draftStep, sampleText), buildEntry(feedbackStep)],
    content: sampleText,
  });
  await user.click(await screen.findByRole('button', { name: 'See all' }));
  await screen.findByText('What you did well');
  await user.click(screen.getByRole('button', { name: 'Edit Draft' }));
  fill(screen.getByLabelText('Your draft'), 'Nothing of this stays.');
  await user.click(screen.getByRole('button', { name: 'Mark as Complete' }));
  expect(await screen.findByText('Please save or cancel your changes before proceeding.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave them out' }));
  expect(await screen.findByText(sampleText)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit Draft' }));
  fill(screen.getByLabelText('Your draft'), 'The owl yawned.');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(stored().content).toBe('The owl yawned.'));
  expect(await screen.findByText('Need to refresh the feedback?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mark as Complete' }));
  const tips = within(await screen.findByRole('dialog', { name: 'Tips!' }));
  expect(tips.getByText('Are you sure you want to complete this writing?')).toBeTruthy();
  await user.click(tips.getByRole('button', { name: 'Cancel' }));
  expect(requestsTo(writings.completeWriting)).toEqual([]);
});

test('a saved change is read by itself, unless the child says not yet, and what came true is shown', async () => {
  const ready = buildFeedback({
    generated_status: { ideas: 'generated' },
    output: { ideas: criterion('One idea.') },
  });
  const advice = buildAdvice();
  const second = buildFeedbackRound({
    number: 2,
    marks_before: [{ criterion: 'ideas', mark: 2, maximum: 5 }],
    marks: [{ criterion: 'ideas', mark: 3, maximum: 5 }],
    advice: [],
  });
  respond(feedback.requestFeedback, () => ready);
  const { user } = await openWorkspace({
    steps: [draftStep, feedbackStep],
    data: [buildEntry(draftStep, sampleText), buildEntry(feedbackStep)],
    content: sampleText,
    ai_feedback: ready,
  });
  respond(feedbackRounds.listRounds, () => ({
    rounds: [buildFeedbackRound({ advice: [advice] })],
    is_current: true,
  }));
  respond(feedbackRounds.answerAdvice, ({ body }) => ({ id: advice.id, ...body }));
  await user.click(await screen.findByRole('button', { name: 'I tried it' }));
  expect(requestsTo(feedbackRounds.answerAdvice)).toMatchObject([{ body: { answer: 'tried' } }]);
  expect(screen.queryByRole('button', { name: "I'm finished" })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Fix this bit' }));
  const sheet = screen.getByLabelText<HTMLTextAreaElement>('Your draft');
  expect(sheet.selectionStart).toBe('The owl blinked.'.length);
  fill(sheet, 'The owl blinked twice. It was noon.');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.click(await screen.findByRole('button', { name: 'Don’t read it yet' }));
  expect(requestsTo(feedback.requestFeedback)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Make it better' }));
  fill(screen.getByLabelText('Your draft'), 'The golden owl blinked. It was noon.');
  const done = { ...advice, outcome: 'done' as const, judged_in: 2, after: 'The golden owl blinked.' };
  respond(feedbackRounds.listRounds, () => ({
    rounds: [buildFeedbackRound({ advice: [done] }), second],
    is_current: true,
  }));
  respond(feedback.requestFeedback, () => ({
    ...ready,
    generated_status: { ideas: 'generating' as const },
  }));
  respond(feedback.readFeedback, () => ready);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('You did it: Ideas 2 of 5, now 3 of 5', {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.getAllByText('The golden owl blinked.').length).toBeGreaterThan(0);
  expect(requestsTo(feedback.requestFeedback)).toHaveLength(1);
  expect(screen.getByRole('button', { name: "I'm finished" })).toBeTruthy();
});

test('a video step says how its video stands', async () => {
  const watch = buildStep({ id: 'watch', title: 'Watch', type: 'videoExplanation', video_url: '/lost.webm' });
  const silent = buildStep({ id: 'silent', title: 'Watch Again', type: 'videoExplanation' });
  const { user } = await openWorkspace({ steps: [watch, silent], data: [buildEntry(watch)] });
  const video = await screen.findByLabelText('Watch', { selector: 'video' });
  expect(screen.getByText('Loading video...')).toBeTruthy();
  fireEvent.error(video);
  expect(screen.getByText('Unable to load video. Please try again later.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue to Watch Again' }));
  expect(await screen.findByText('No video available for this step')).toBeTruthy();
});

test('the coach asks first, hears what is said, and nothing empty is sent', async () => {
  let messages = [buildMessage({ content: 'What does the keeper hide?' })];
  const { user } = await openWorkspace({ steps: [chatStep, draftStep], data: [buildEntry(chatStep)] });
  respond(chat.listMessages, () => pageOf(messages.toReversed()));
  respond(chat.sendMessage, ({ body }) => {
    messages = [
      ...messages,
      buildMessage({ role: 'user', content: body.content }),
      buildMessage({ content: 'From whom?' }),
    ];
    return [
      { event: 'message', data: 'From ' },
      { event: 'done', data: messages.at(-1) },
    ];
  });
  const log = within(await screen.findByRole('log', { name: 'Messages' }));
  expect(await log.findByText('What does the keeper hide?')).toBeTruthy();
  const box = screen.getByLabelText('Message to the assistant');
  fill(box, '   ');
  await user.keyboard('{Enter}');
  expect(requestsTo(chat.sendMessage)).toEqual([]);
  fill(box, 'He hides a letter');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(requestsTo(chat.sendMessage)).toMatchObject([
      { body: { chat_id: 77, content: 'He hides a letter', step_id: 'talk' } },
    ]),
  );
  expect(await log.findByText('From whom?')).toBeTruthy();
  expect(log.getByText('He hides a letter')).toBeTruthy();
});

test('a writing that cannot be opened says why, with a way back', async () => {
  respond(writings.readWriting, () => {
    throw new ErrorResponse('not_found', 'This writing is not there');
  });
  await renderScreen('writing', { as: buildUser({ role: 'student' }), params: { id: 404 } });
  expect(await screen.findByText('This writing is not there')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to My Writings' })).toBeTruthy();
});

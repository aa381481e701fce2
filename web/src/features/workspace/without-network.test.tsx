import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chat, feedback, writings } from '@inkling/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildFeedback } from '../../testing/build-writing.ts';
import { ErrorResponse } from '../../testing/error-response.ts';
import { loseConnection, requestsTo, respond, startFakeServer } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import {
  buildEntry,
  draftStep,
  feedbackStep,
  openWorkspace,
  sampleText,
} from '../../testing/open-workspace.ts';
import { localDraftStore } from './saving/draft-buffer.ts';

const goOffline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  loseConnection();
};
const goOnline = () => {
  vi.restoreAllMocks();
  startFakeServer();
  fireEvent(window, new Event('online'));
};

beforeEach(() => clear(localDraftStore));
afterEach(() => {
  vi.restoreAllMocks();
});

/** Asks the coach something that waits on the device. */
const askWithoutNetwork = async () => {
  const { user } = await openWorkspace({
    steps: [draftStep],
    data: [buildEntry(draftStep, sampleText)],
    content: sampleText,
  });
  await user.click(await screen.findByRole('tab', { name: 'AI Assistant' }));
  const box = await screen.findByLabelText('Message to the assistant');
  await waitFor(() => expect(box).toHaveProperty('disabled', false));
  goOffline();
  fill(box, 'Is it good?');
  await user.keyboard('{Enter}');
  await screen.findByText('You are not connected. Your message waits here and is sent once you are.');
};

test('the journey goes on, and the coach reads the draft by itself once there is a network', async () => {
  const { user, stored } = await openWorkspace({
    steps: [draftStep, feedbackStep],
    data: [buildEntry(draftStep)],
  });
  const sheet = await screen.findByLabelText('Your draft');
  goOffline();
  fireEvent.input(sheet, { target: { value: sampleText } });
  fireEvent.blur(sheet);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Kept on this device. It is sent once you are connected.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue to Revising & Feedback' }));
  expect(
    await screen.findByText('You are not connected. The coach reads your draft by itself once you are.'),
  ).toBeTruthy();
  respond(feedback.requestFeedback, () => buildFeedback({ generated_status: { ideas: 'generated' } }));
  goOnline();
  await waitFor(() => expect(requestsTo(feedback.requestFeedback)).toHaveLength(1), { timeout: 10_000 });
  expect(stored().content).toBe(sampleText);
});

test('feedback that was kept on the device quotes no sentence that is gone, and is asked for again', async () => {
  const criterion = (line: string) => ({
    comment: line,
    what_you_did_well: { score: 1, content: [line] },
    suggestions: { score: 1, content: ['Say more about “It was noon.”'] },
    example_to_learn_from: '',
  });
  const { user } = await openWorkspace(
    {
      steps: [draftStep, feedbackStep],
      data: [buildEntry(draftStep, sampleText), buildEntry(feedbackStep)],
      content: sampleText,
      ai_feedback: buildFeedback({
        generated_status: { ideas: 'generated' },
        output: { ideas: criterion('“The owl blinked.” makes me look closer.') },
      }),
    },
    { hash: '#revising-&-feedback' },
  );
  await user.click(await screen.findByRole('button', { name: 'See all' }));
  expect((await screen.findAllByText(/makes me look closer/)).length).toBeGreaterThan(0);
  const journey = within(screen.getByRole('navigation', { name: 'Writing Journey' }));
  await user.click(journey.getByRole('button', { name: /Drafting/ }));
  const sheet = await screen.findByLabelText('Your draft');
  goOffline();
  fireEvent.input(sheet, { target: { value: 'The fox ran. It was noon.' } });
  fireEvent.blur(sheet);
  await user.click(screen.getByRole('button', { name: 'Continue to Revising & Feedback' }));
  await user.click(await screen.findByRole('button', { name: 'See all' }));
  expect((await screen.findAllByText('Say more about “It was noon.”')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/makes me look closer/)).toBeNull();
  await screen.findByText('You are not connected. The coach reads your draft by itself once you are.');
  respond(feedback.requestFeedback, () => buildFeedback({ generated_status: { ideas: 'generated' } }));
  goOnline();
  await waitFor(() => expect(requestsTo(feedback.requestFeedback)).toHaveLength(1), { timeout: 10_000 });
});

test('what is said to the coach waits, and is sent by itself', async () => {
  await askWithoutNetwork();
  expect(within(screen.getByRole('log', { name: 'Messages' })).getByText('Is it good?')).toBeTruthy();
  respond(chat.sendMessage, () => [{ event: 'message', data: 'It is.' }]);
  goOnline();
  await waitFor(() =>
    expect(requestsTo(chat.sendMessage)).toMatchObject([{ body: { content: 'Is it good?' } }]),
  );
  await waitFor(() => expect(screen.queryByText(/You are not connected/)).toBeNull());
});

test('the hints that are on the device still help', async () => {
  respond(writings.askForHints, () => ({
    hints: [
      {
        start: 4,
        end: 7,
        kind: 'spelling' as const,
        reason: 'Look at this word',
        suggestions: [],
        everywhere: true,
      },
    ],
  }));
  const { user } = await openWorkspace({
    steps: [draftStep],
    data: [buildEntry(draftStep, sampleText)],
    content: sampleText,
  });
  await user.click(await screen.findByRole('button', { name: 'Check my spelling' }));
  await user.click(await screen.findByRole('button', { name: 'Close the list' }));
  goOffline();
  await user.click(screen.getByRole('button', { name: 'Check my spelling' }));
  expect(await screen.findByText('1 place to look at again')).toBeTruthy();
});

test('words typed without a network are looked up on the device', async () => {
  const { user } = await openWorkspace({
    steps: [draftStep],
    data: [buildEntry(draftStep, sampleText)],
    content: sampleText,
  });
  const sheet = await screen.findByLabelText('Your draft');
  goOffline();
  // The app on the device has its list of words.
  const list = readFileSync(join(import.meta.dirname, 'hints/known-words.bloom'));
  vi.stubGlobal('fetch', async (address: unknown) => {
    if (String(address).includes('known-words')) return new Response(list);
    throw new TypeError('Failed to fetch');
  });
  fill(sheet, 'The owl blinkt becuase it was noon.');
  await user.click(screen.getByRole('button', { name: 'Check my spelling' }));
  expect(await screen.findByText('2 places to look at again')).toBeTruthy();
  expect(screen.getByText('You are not connected, so only this device has looked.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'becuase' }));
  expect(screen.getByText(/This device does not know the word/)).toBeTruthy();
});

test('what the coach would not take comes back into the input', async () => {
  await askWithoutNetwork();
  respond(chat.sendMessage, () => {
    throw new ErrorResponse('not_found', 'The coach has left');
  });
  goOnline();
  await waitFor(() =>
    expect(screen.getByLabelText('Message to the assistant')).toHaveProperty('value', 'Is it good?'),
  );
});

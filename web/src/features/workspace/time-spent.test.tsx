import { writings } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorResponse } from '../../testing/error-response.ts';
import { requestsTo, respond } from '../../testing/fake-server.ts';
import { buildEntry, draftStep, openWorkspace, planStep, sampleText } from '../../testing/open-workspace.ts';
import { localDraftStore } from './saving/draft-buffer.ts';

beforeEach(async () => {
  await clear(localDraftStore);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const started = () => requestsTo(writings.startTimeLog).map(({ body }) => body);
const updated = () => requestsTo(writings.updateTimeLog).map(({ body }) => body);
/** Waiting moves these timers on as well, so only the order of the figures is sure. */
const lastUpdate = () => updated().at(-1)?.spent_time ?? 0;
const answers = [{ field: 'Who is in it?', title: 'Who is in it?', placeholder: '', content: 'An owl' }];

test('the time in a step is saved every ten seconds, on changing step and before completing', async () => {
  const data = [buildEntry(planStep, answers), buildEntry(draftStep, sampleText)];
  const { user } = await openWorkspace(
    { steps: [planStep, draftStep], data, content: sampleText },
    { hash: '#plan' },
  );
  expect(await screen.findByLabelText('Who is in it?')).toHaveProperty('value', 'An owl');
  pass(9);
  expect(started()).toEqual([]);
  pass(1);
  const ofPlan = { step: 'Plan', data: { id: 'plan', type: 'structuredForm' } };
  await expect.poll(started).toMatchObject([ofPlan]);
  pass(10);
  await expect.poll(lastUpdate).toBeGreaterThan(started().at(0)?.spent_time ?? 0);
  const before = lastUpdate();
  pass(3);
  await user.click(screen.getByRole('button', { name: 'Continue to Drafting' }));
  await expect.poll(lastUpdate).toBeGreaterThan(before);

  expect(await screen.findByLabelText('Your draft')).toHaveProperty('value', sampleText);
  pass(4);
  // A completed writing takes no more time.
  let countedBefore: unknown[] = [];
  respond(writings.completeWriting, () => {
    countedBefore = started();
    throw new ErrorResponse('invalid', 'Not now');
  });
  await user.click(screen.getByRole('button', { name: 'Mark as Complete' }));
  await expect.poll(() => countedBefore).toMatchObject([ofPlan, { step: 'Drafting' }]);
});

test('a free trial counts no time, leads home and ends at the plans', async () => {
  const values = { steps: [draftStep], data: [buildEntry(draftStep, sampleText)], content: sampleText };
  const { user, address, stored } = await openWorkspace(values, { query: { isFreeTrial: '1' } });
  expect((await screen.findAllByRole('link', { name: 'Back to Home' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Back to My Writings' })).toBeNull();
  pass(25);
  await user.click(await screen.findByRole('button', { name: 'Mark as Complete' }));
  const done = within(await screen.findByRole('dialog', { name: "You've completed your writing project!" }));
  expect(
    done.getByText('You have completed the writing. Unlock more features by making a purchase.'),
  ).toBeTruthy();
  expect(stored().status).toBe('completed');
  expect([...started(), ...updated()]).toEqual([]);
  await user.click(done.getByRole('link', { name: 'View Plans' }));
  expect(address()).toBe('/subscription');
});

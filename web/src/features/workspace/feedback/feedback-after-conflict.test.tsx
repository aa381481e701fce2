import { feedback, type Writing, writings } from '@inkling/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { buildFeedback } from '../../../testing/build-writing.ts';
import { ErrorResponse } from '../../../testing/error-response.ts';
import { respond } from '../../../testing/fake-server.ts';
import { fill } from '../../../testing/fill.ts';
import {
  buildEntry,
  draftStep,
  feedbackStep,
  openWorkspace,
  sampleText,
} from '../../../testing/open-workspace.ts';
import { localDraftStore } from '../saving/draft-buffer.ts';

beforeEach(() => clear(localDraftStore));

const mine = 'The owl yawned.';
const theirs = 'The fox slept.';
const ready = buildFeedback({ generated_status: { ideas: 'generated' } });

const open = (ai_feedback: Writing['ai_feedback'], hash: string) =>
  openWorkspace(
    {
      steps: [draftStep, feedbackStep],
      data: [buildEntry(draftStep, sampleText), buildEntry(feedbackStep)],
      content: sampleText,
      ai_feedback,
    },
    { hash },
  );

/** Another tab saves the piece; what the coach is asked to read from now on. */
const saveElsewhere = (opened: Writing): string[] => {
  const data = [buildEntry(draftStep, theirs), buildEntry(feedbackStep)];
  let stored: Writing = { ...opened, data, content: theirs, version: opened.version + 1 };
  const read: string[] = [];
  respond(writings.readWriting, () => stored);
  respond(writings.saveWriting, ({ body }) => {
    if (body.version !== stored.version)
      throw new ErrorResponse('conflict', 'Changed somewhere else', { writing: stored });
    const content = String(body.data.find(({ id }) => id === draftStep.id)?.content);
    const ai_feedback = stored.ai_feedback && {
      ...ready,
      generated_status: { ideas: 'need_refresh' as const },
    };
    stored = { ...stored, data: body.data, content, ai_feedback, version: stored.version + 1 };
    return stored;
  });
  respond(feedback.requestFeedback, () => {
    read.push(stored.content);
    return ready;
  });
  return read;
};

const findConflict = () => screen.findByRole('dialog', { name: 'There are two versions of your writing' });

/** Longer than the coach waits before it reads a change. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 1800));

const choose = (dialog: HTMLElement, place: number): HTMLElement => {
  const button = within(dialog).getAllByRole('button', { name: 'Go on with this one' })[place];
  if (!button) throw new Error('there is nothing to choose');
  return button;
};

test.each([
  ['What is on this page', 0, mine],
  ['What was saved elsewhere', 1, theirs],
])('the coach waits for the choice between two versions, and reads “%s”', async (_, place, chosen) => {
  const { user, stored } = await open(ready, '#revising-&-feedback');
  await screen.findByRole('button', { name: 'See all' });
  const read = saveElsewhere(stored());
  await user.click(screen.getByRole('button', { name: 'Edit Draft' }));
  fill(screen.getByLabelText('Your draft'), mine);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const dialog = await findConflict();
  await rest();
  expect(read).toEqual([]);
  await user.click(choose(dialog, place));
  await waitFor(() => expect(read).toEqual([chosen]));
  expect((await screen.findAllByText(chosen)).length).toBeGreaterThan(0);
});

test('words that conflict on the way to the first feedback are not passed over for older ones', async () => {
  const { user, stored } = await open(null, '#drafting');
  const sheet = await screen.findByLabelText('Your draft');
  const read = saveElsewhere(stored());
  fireEvent.input(sheet, { target: { value: mine } });
  fireEvent.blur(sheet);
  const journey = within(screen.getByRole('navigation', { name: 'Writing Journey' }));
  await user.click(journey.getByRole('button', { name: /Revising & Feedback/ }));
  const dialog = await findConflict();
  await rest();
  expect(read).toEqual([]);
  await user.click(choose(dialog, 0));
  await waitFor(() => expect(read).toEqual([mine]));
});

import { chat, feedbackRounds, writings } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildAchievement } from '../../testing/build-achievement.ts';
import { buildFeedbackRound } from '../../testing/build-feedback-round.ts';
import { buildMessage, buildWriting } from '../../testing/build-writing.ts';
import { pageOf, respond } from '../../testing/fake-server.ts';
import {
  buildEntry,
  chatStep,
  draftStep,
  feedbackStep,
  openWorkspace,
  sampleText,
} from '../../testing/open-workspace.ts';

const finished = {
  status: 'completed' as const,
  completed_at: '2026-03-02T09:00:00.000Z',
  steps: [chatStep, draftStep, feedbackStep],
  data: [buildEntry(chatStep), buildEntry(draftStep, sampleText), buildEntry(feedbackStep)],
  content: sampleText,
};
const activity = {
  id: 3,
  title: 'The owl',
  description: 'Tell of an owl.',
  activity_type: 'narrative' as const,
  due_date: null,
};
const round = (mark: number) => buildFeedbackRound({ marks: [{ criterion: 'ideas', mark, maximum: 5 }] });

test('says what got better since the first draft, and who can read it', async () => {
  const opening = openWorkspace({ ...finished, activity });
  respond(feedbackRounds.listRounds, () => ({ rounds: [round(2), round(2), round(3)], is_current: true }));
  await opening;
  const better = await screen.findByRole('region', { name: 'What got better since your first draft' });
  expect(
    within(better)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ideas 2, now 3']);
  expect(screen.getByText('Your teacher can read it now.')).toBeTruthy();
});

test('the end is celebrated with all that was won on the way', async () => {
  const { status: _, completed_at: __, ...open } = finished;
  const opening = openWorkspace({ ...open, steps: [draftStep], data: [buildEntry(draftStep, sampleText)] });
  respond(feedbackRounds.listRounds, () => ({ rounds: [round(2), round(3)], is_current: true }));
  respond(writings.completeWriting, () => ({
    ...buildWriting({ id: 5, ...finished, ai_scoring: 63 }),
    unlocked_achievements: [buildAchievement({ name: 'First piece' })],
  }));
  const { user } = await opening;
  await user.click(await screen.findByRole('button', { name: 'Mark as Complete' }));
  const done = within(await screen.findByRole('dialog', { name: "You've completed your writing project!" }));
  expect((await done.findByRole('region', { name: 'What got better' })).textContent).toContain(
    'Ideas 2, now 3',
  );
  expect(done.getByRole('img', { name: '3 of 5 stars' })).toBeTruthy();
  expect(done.getByText('First piece')).toBeTruthy();
  expect(screen.getAllByText('You unlocked an achievement!')).toHaveLength(1);
});

test('promises no teacher for a piece of one’s own, and no gain where there is none', async () => {
  await openWorkspace({ ...finished, activity: null });
  expect(await screen.findByRole('heading', { name: 'Congratulations!' })).toBeTruthy();
  expect(screen.queryByText('Your teacher can read it now.')).toBeNull();
  expect(screen.queryByText(/What got better/)).toBeNull();
});

test('the look back at the end is no fourth step of three', async () => {
  await openWorkspace(finished);
  expect(await screen.findByText('3 of 3')).toBeTruthy();
});

test('a chat that is closed says why', async () => {
  respond(chat.listMessages, () => pageOf([buildMessage()]));
  await openWorkspace(finished, { hash: '#brainstorming' });
  expect(await screen.findByText(/This piece is finished, so the coach is resting/)).toBeTruthy();
  expect(screen.getByLabelText('Message to the assistant')).toHaveProperty('disabled', true);
});

import { screen } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { buildFeedback } from '../../../testing/build-writing.ts';
import {
  buildEntry,
  draftStep,
  feedbackStep,
  openWorkspace,
  sampleText,
} from '../../../testing/open-workspace.ts';
import { localDraftStore } from '../saving/draft-buffer.ts';

beforeEach(() => clear(localDraftStore));

const open = (ai_feedback: ReturnType<typeof buildFeedback>) =>
  openWorkspace({
    steps: [draftStep, feedbackStep],
    data: [buildEntry(draftStep, sampleText), buildEntry(feedbackStep)],
    content: sampleText,
    feedback_held: true,
    ai_feedback,
  });

const said = {
  comment: 'One idea.',
  what_you_did_well: { score: 2, content: ['One idea.'] },
  suggestions: { score: 3, content: [] },
  example_to_learn_from: '',
};

test('a child whose teacher reads first is told so, and can go on writing or hand it in', async () => {
  await open(buildFeedback({ generated_status: { ideas: 'generated' }, held: ['ideas'] }));
  expect(await screen.findByText('Your teacher reads this first')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'See all' })).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Ideas' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Make it better' })).toBeTruthy();
  expect(screen.getByRole('button', { name: "I'm finished" })).toBeTruthy();
});

test('a criterion that is held back is named, and the others are there', async () => {
  const { user } = await open(
    buildFeedback({
      generated_status: { ideas: 'generated', spelling: 'generated', cohesion: 'generated' },
      output: { ideas: said, cohesion: said },
      held: ['spelling'],
    }),
  );
  expect(await screen.findByText(/^What the coach says on Spelling comes here/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'See all' }));
  expect(screen.getByRole('tab', { name: 'Ideas' })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Spelling' })).toBeNull();
});

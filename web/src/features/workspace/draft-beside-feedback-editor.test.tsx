import { type Advice, feedbackRounds, writings } from '@inkling/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { buildAdvice, buildFeedbackRound } from '../../testing/build-feedback-round.ts';
import { buildFeedback } from '../../testing/build-writing.ts';
import { requestsTo, respond } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { buildEntry, draftStep, feedbackStep, openWorkspace } from '../../testing/open-workspace.ts';
import { localDraftStore } from './saving/draft-buffer.ts';

beforeEach(() => clear(localDraftStore));

const text = 'The owl blinkd. It was noon.';

const openFeedback = async (advice: Partial<Advice>) => {
  const opening = openWorkspace(
    {
      steps: [draftStep, feedbackStep],
      data: [buildEntry(draftStep, text), buildEntry(feedbackStep)],
      content: text,
      ai_feedback: buildFeedback({ generated_status: { ideas: 'generated', spelling: 'generated' } }),
    },
    { hash: '#revising-&-feedback' },
  );
  const passage = { start: 0, end: 15, quote: 'The owl blinkd.' };
  respond(feedbackRounds.listRounds, () => ({
    rounds: [buildFeedbackRound({ advice: [buildAdvice({ passage, ...advice })] })],
    is_current: true,
  }));
  respond(writings.askForHints, () => ({
    hints: [
      {
        start: 8,
        end: 14,
        kind: 'spelling' as const,
        reason: 'Look at the end',
        suggestions: ['blinked'],
        everywhere: true,
      },
    ],
  }));
  const visit = await opening;
  await visit.user.click(await screen.findByRole('button', { name: 'Fix this bit' }));
  return { ...visit, sheet: await screen.findByLabelText<HTMLTextAreaElement>('Your draft') };
};

const findBar = async () => within(await screen.findByRole('region', { name: 'Places to look at again' }));

test('advice on spelling opens the sheet with its words underlined, and they are counted down', async () => {
  const { sheet } = await openFeedback({ criterion: 'spelling', rule: 'spelling.lookAgain' });
  const bar = await findBar();
  expect(bar.getByText('1 place to look at again')).toBeTruthy();
  sheet.setSelectionRange(10, 10);
  fireEvent.click(sheet);
  expect(await bar.findByText(/Look at the end/)).toBeTruthy();
  expect(bar.queryByText(/blinked/)).toBeNull();
  fill(sheet, text.replace('blinkd', 'blinked'));
  expect(await bar.findByText('You looked at every one. Well done!')).toBeTruthy();
});

test('other advice comes first: spelling is looked at when the child asks', async () => {
  const { user } = await openFeedback({ criterion: 'ideas' });
  expect(requestsTo(writings.askForHints)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Check my spelling' }));
  await findBar();
  await waitFor(() => expect(requestsTo(writings.askForHints)).toMatchObject([{ body: { text } }]));
});

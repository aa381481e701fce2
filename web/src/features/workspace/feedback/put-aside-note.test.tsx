import { feedbackRounds } from '@inkling/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildAdvice, buildFeedbackRound } from '../../../testing/build-feedback-round.ts';
import { buildFeedback } from '../../../testing/build-writing.ts';
import { requestsTo, respond } from '../../../testing/fake-server.ts';
import { buildEntry, draftStep, feedbackStep, openWorkspace } from '../../../testing/open-workspace.ts';

const text = 'The owl blinked. It was noon.';
const scrolledTo = vi.fn<(this: Element) => void>();

beforeEach(() => {
  scrolledTo.mockClear();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolledTo);
});

const [first, second] = [
  buildAdvice({ text: 'What could be heard?' }),
  buildAdvice({ text: 'Who else is there?', criterion: 'vocabulary', passage: null }),
];

const openFeedback = async () => {
  const opening = openWorkspace(
    {
      steps: [draftStep, feedbackStep],
      data: [buildEntry(draftStep, text), buildEntry(feedbackStep)],
      content: text,
      ai_feedback: buildFeedback({ generated_status: { ideas: 'generated' } }),
    },
    { hash: '#revising-&-feedback' },
  );
  let round = buildFeedbackRound({ advice: [first, second] });
  respond(feedbackRounds.listRounds, () => ({ rounds: [round], is_current: true }));
  respond(feedbackRounds.answerAdvice, ({ params, body }) => {
    const advice = round.advice.map((each) =>
      String(each.id) === String(params.advice_id) ? { ...each, ...body } : each,
    );
    round = { ...round, advice };
    return { id: Number(params.advice_id), ...body };
  });
  return await opening;
};

const findNext = async (words: string) => {
  const card = within(await screen.findByRole('region', { name: 'One thing to do next' }));
  await card.findByText(words);
  return card;
};

test('a child who disagrees is heard, told what else there is, and may take it back', async () => {
  const { user } = await openFeedback();
  const card = await findNext(first.text);
  await user.click(card.getByRole('button', { name: 'I disagree' }));
  await findNext(second.text);
  expect(screen.getByText('Fair enough. You are the writer, and you decide.')).toBeTruthy();
  expect(screen.getByText('Below is something else you could do.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  await findNext(first.text);
  expect(screen.queryByText('Fair enough. You are the writer, and you decide.')).toBeNull();
  expect(requestsTo(feedbackRounds.answerAdvice)).toMatchObject([
    { body: { answer: 'disagree' } },
    { body: { answer: null } },
  ]);
});

test('what is put aside last leaves the child its own way', async () => {
  const { user } = await openFeedback();
  await user.click((await findNext(first.text)).getByRole('button', { name: 'I disagree' }));
  await user.click((await findNext(second.text)).getByRole('button', { name: 'Not now' }));
  expect(await screen.findByText(/The coach has nothing else to ask/)).toBeTruthy();
});

test('advice on the whole draft opens the editor at its beginning, with the advice in view', async () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const { user } = await openFeedback();
  await user.click((await findNext(first.text)).getByRole('button', { name: 'I disagree' }));
  await findNext(second.text);
  scrolledTo.mockClear();
  await user.click(screen.getByRole('button', { name: 'Make it better' }));
  await screen.findByLabelText('Your draft', { selector: 'textarea' });
  const [shown] = scrolledTo.mock.contexts;
  expect(shown?.textContent).toBe(second.text);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('the page of feedback begins with a strength, and names its criteria after the next step', async () => {
  await openFeedback();
  const card = await screen.findByRole('region', { name: 'One thing to do next' });
  const banner = screen.getByText('AI Feedback aligned with NAPLAN assessment criteria');
  expect(card.compareDocumentPosition(banner) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildAdvice } from '../../../testing/build-feedback-round.ts';
import { renderPart } from '../../../testing/render-screen.tsx';
import { FollowUpNote } from './follow-up-note.tsx';

const quote = 'The owl blinked in the cold night.';
const passage = { start: 0, end: quote.length, quote };

test('where the coach can’t tell, the sentence is shown before and now', async () => {
  const now = 'The owl blinked in the cold blue night.';
  const advice = buildAdvice({ outcome: 'new_text', answer: 'tried', passage, after: now });
  await renderPart(<FollowUpNote followUp={{ kind: 'new_text', advice }} text={now} isNext />);
  expect(screen.getByText(/^You changed this part/)).toBeTruthy();
  expect(screen.getByText(quote)).toBeTruthy();
  expect(screen.getByText(now)).toBeTruthy();
});

test('of what was written elsewhere, no pair is shown', async () => {
  const advice = buildAdvice({ outcome: 'new_text', answer: 'tried', passage: null, after: null });
  await renderPart(<FollowUpNote followUp={{ kind: 'new_text', advice }} text={quote} isNext />);
  expect(screen.getByText(/^You wrote something new/)).toBeTruthy();
  expect(screen.queryByText('Now')).toBeNull();
});

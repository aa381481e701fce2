import { expect, test } from 'vitest';
import { buildAdvice, buildFeedbackRound } from '../../../testing/build-feedback-round.ts';
import { pickAdvice } from './pick-advice.ts';

const text = 'The owl blinked. It was noon.';
const at = (quote: string) => ({
  start: text.indexOf(quote),
  end: text.indexOf(quote) + quote.length,
  quote,
});
const spelling = buildAdvice({ criterion: 'spelling', text: 'Check it.', passage: at('It was noon.') });
const ideas = buildAdvice({ text: 'What could be heard?', passage: at('The owl blinked.') });

test('the coach’s choice comes first, then what matters most', () => {
  const round = buildFeedbackRound({ advice: [spelling, ideas] });
  expect(pickAdvice(text, { round, chosen: null })?.id).toBe(ideas.id);
  expect(pickAdvice(text, { round, chosen: { criterion: 'spelling', text: 'Check it.' } })).toMatchObject({
    id: spelling.id,
    place: { start: 17, end: 29 },
  });
});

test('advice that was put aside, or whose sentence is gone, gives way', () => {
  const later = { ...ideas, answer: 'not_now' as const };
  expect(
    pickAdvice(text, { round: buildFeedbackRound({ advice: [later, spelling] }), chosen: null })?.id,
  ).toBe(spelling.id);
  const round = buildFeedbackRound({ advice: [ideas, spelling] });
  expect(pickAdvice('It was noon.', { round, chosen: null })?.id).toBe(spelling.id);
  expect(pickAdvice('', { round, chosen: null })).toBeNull();
});

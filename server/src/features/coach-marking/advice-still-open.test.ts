import { expect, test } from 'vitest';
import type { GivenAdvice } from './advice.queries.ts';
import { adviceStillOpen, earlierDraftsOf, withEarlierDismissals } from './advice-still-open.ts';

const owl = { start: 0, end: 16, quote: 'The owl blinked.' };

const given = (values: Partial<GivenAdvice>): GivenAdvice => ({
  id: 1,
  created_at: new Date(0),
  updated_at: new Date(0),
  round_id: 1,
  criterion: 'ideas',
  rule: 'ideas.addSenses',
  text: 'What could be heard?',
  passage: owl,
  words: [],
  answer: null,
  outcome: null,
  after: null,
  judged_in: null,
  number: 1,
  content: 'The owl blinked.',
  isOpen: true,
  ...values,
});

test('advice that was given again is judged once, as it was given last', () => {
  const old = given({ after: 'The tiny owl blinked.' });
  const again = given({ number: 2, passage: { ...owl, quote: 'The tiny owl blinked.' } });
  const elsewhere = given({ number: 2, passage: { ...owl, quote: 'She ran.' } });
  expect(adviceStillOpen([old, again])).toEqual([again]);
  expect(adviceStillOpen([old, elsewhere])).toEqual([old, elsewhere]);
  expect(adviceStillOpen([given({ isOpen: false })])).toEqual([]);
});

test('advice about the whole draft is the same wherever it is', () => {
  const whole = given({ passage: null });
  expect(adviceStillOpen([whole, given({ number: 2, passage: null })])).toHaveLength(1);
  expect(adviceStillOpen([whole, given({ number: 2 })])).toHaveLength(2);
});

test('each draft comes with its own advice', () => {
  const drafts = earlierDraftsOf([given({}), given({ id: 2 }), given({ number: 3, content: 'The end.' })]);
  expect(drafts.map(({ text, advice }) => [text, advice.length])).toEqual([
    ['The owl blinked.', 2],
    ['The end.', 1],
  ]);
});

test('what the child put aside stays so, and what it tried is open again', () => {
  const next = { ...given({}), passage: { ...owl, start: 9, end: 25 } };
  const answerAfter = (answer: GivenAdvice['answer']) =>
    withEarlierDismissals([next], [given({ answer })])[0]?.answer;
  expect(answerAfter('disagree')).toBe('disagree');
  expect(answerAfter('not_now')).toBe('not_now');
  expect(answerAfter('tried')).toBeNull();
  expect(
    withEarlierDismissals([{ ...next, rule: 'ideas.deeper' }], [given({ answer: 'disagree' })])[0]?.answer,
  ).toBeNull();
});

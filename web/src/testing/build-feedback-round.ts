import type { Advice, FeedbackRound } from '@inkling/contract';
import { buildRow } from './build-people.ts';

export const buildAdvice = (values: Partial<Advice> = {}): Advice => ({
  id: buildRow().id,
  criterion: 'ideas',
  rule: 'ideas.addSenses',
  text: 'You wrote “The owl blinked”. What could be heard?',
  passage: { start: 0, end: 16, quote: 'The owl blinked.' },
  answer: null,
  outcome: null,
  after: null,
  judged_in: null,
  ...values,
});

export const buildFeedbackRound = (values: Partial<FeedbackRound> = {}): FeedbackRound => ({
  id: buildRow().id,
  created_at: '2026-03-02T09:00:00.000Z',
  number: 1,
  version: 1,
  words: 6,
  overall: 40,
  unscored: null,
  marks: [{ criterion: 'ideas', mark: 2, maximum: 5 }],
  held: false,
  by_teacher: [],
  marks_before: null,
  coach_version: 'one',
  advice: [buildAdvice()],
  ...values,
});

import type { AiFeedback, CriterionOrGeneral, FeedbackByCriterion } from '@inkling/contract';
import type { Caller } from '../../http/caller.ts';
import type { WritingDetail } from './writing-detail.queries.ts';

/** What makes the biggest difference comes first; marks on paper come last. */
const nextStepOrder: CriterionOrGeneral[] = [
  'ideas',
  'text_structure',
  'audience',
  'character_and_setting',
  'persuasive_devices',
  'general',
  'cohesion',
  'vocabulary',
  'paragraphing',
  'sentence_structure',
  'punctuation',
  'spelling',
];

const nextStepOf = (output: FeedbackByCriterion): AiFeedback['next_step'] => {
  for (const criterion of nextStepOrder) {
    const text = output[criterion]?.suggestions.content[0];
    if (text) return { criterion, text };
  }
  return null;
};

const mostLines = 3;

/** The few lines a progress page shows. */
export const summariseFeedback = (output: FeedbackByCriterion) => ({
  strengths: nextStepOrder.flatMap((one) => output[one]?.what_you_did_well.content ?? []).slice(0, mostLines),
  improvements: nextStepOrder.flatMap((one) => output[one]?.suggestions.content ?? []).slice(0, mostLines),
});

export const presentFeedback = (
  { feedback, items }: Pick<WritingDetail, 'feedback' | 'items'>,
  caller: Pick<Caller, 'role'>,
): AiFeedback | null => {
  if (!feedback) return null;
  const present = <Value>(pick: (item: (typeof items)[number]) => Value | null) =>
    Object.fromEntries(items.flatMap((item) => (pick(item) ? [[item.criterion, pick(item)]] : [])));
  const output: FeedbackByCriterion = present(({ output }) => output);
  return {
    id: feedback.id,
    created_at: feedback.created_at.toISOString(),
    updated_at: feedback.updated_at.toISOString(),
    writing_id: feedback.writing_id,
    generated_status: present(({ status }) => status),
    output,
    results: present(({ result }) => result),
    next_step: feedback.next_step ?? nextStepOf(output),
    not_counted: caller.role === 'student' ? [] : feedback.not_counted,
    answered_by: answeringCoach(items),
  };
};

const answeringCoach = (items: WritingDetail['items']): AiFeedback['answered_by'] => {
  const coaches = items.map(({ coach }) => coach);
  if (coaches.includes('model')) return { coach: 'model', model: null };
  return coaches.includes('built-in') ? { coach: 'built-in', model: null } : null;
};

import {
  type AiFeedback,
  type FeedbackByCriterion,
  type FeedbackCategory,
  firstNameOf,
} from '@inkling/contract';
import type { Caller } from '../../http/caller.ts';
import { criteriaAwaitingApproval, mayReadUnapproved } from '../feedback-awaiting-approval/index.ts';
import { tellParentFeedback } from './tell-parent-feedback.ts';
import type { WritingDetail } from './writing-detail.queries.ts';

/** What makes the biggest difference comes first; marks on paper come last. */
const nextStepOrder: FeedbackCategory[] = [
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

type FeedbackRow = Pick<WritingDetail, 'writing' | 'student' | 'feedback' | 'items' | 'held_criteria'>;

/** What the teacher has still to read first: the others get neither words nor mark of it. */
const heldItems = ({ writing, items, held_criteria }: FeedbackRow): FeedbackCategory[] => {
  const { approved_version, shown_versions } = writing;
  const hold = { held_criteria, approved_version, shown_versions };
  return items
    .filter(({ criterion, made_from_version }) =>
      criteriaAwaitingApproval(hold, made_from_version ?? writing.version).includes(criterion),
    )
    .map(({ criterion }) => criterion);
};

const newestVersion = (items: FeedbackRow['items']): number | null => {
  const versions = items.flatMap(({ made_from_version }) => made_from_version ?? []);
  return versions.length === 0 ? null : Math.max(...versions);
};

/** As it was said to the child, without what the reader does not see yet. */
const presentAsSaid = (row: FeedbackRow, caller: Pick<Caller, 'role'>): AiFeedback | null => {
  const { feedback, items } = row;
  if (!feedback) return null;
  const held = heldItems(row);
  const hidden = mayReadUnapproved(caller) ? [] : held;
  const present = <Value>(some: typeof items, pick: (item: (typeof items)[number]) => Value | null) =>
    Object.fromEntries(some.flatMap((item) => (pick(item) ? [[item.criterion, pick(item)]] : [])));
  const shown = items.filter(({ criterion }) => !hidden.includes(criterion));
  const output: FeedbackByCriterion = present(shown, ({ output }) => output);
  const { next_step } = feedback;
  const isNextStepShown = next_step !== null && !hidden.includes(next_step.criterion);
  return {
    id: feedback.id,
    created_at: feedback.created_at.toISOString(),
    updated_at: feedback.updated_at.toISOString(),
    writing_id: feedback.writing_id,
    generated_status: present(items, ({ status }) => status),
    output,
    results: present(shown, ({ result }) => result),
    next_step: isNextStepShown ? next_step : nextStepOf(output),
    not_counted: caller.role === 'student' || hidden.length > 0 ? [] : feedback.not_counted,
    answered_by: feedbackSource(items),
    held,
    draft_version: newestVersion(items),
  };
};

export const presentFeedback = (row: FeedbackRow, caller: Pick<Caller, 'role'>): AiFeedback | null => {
  const feedback = presentAsSaid(row, caller);
  if (!feedback || caller.role !== 'parent') return feedback;
  return tellParentFeedback(feedback, firstNameOf(row.student.full_name));
};

const feedbackSource = (items: WritingDetail['items']): AiFeedback['answered_by'] => {
  const coaches = items.map(({ coach }) => coach);
  if (coaches.includes('model')) return { coach: 'model', model: null };
  return coaches.includes('built-in') ? { coach: 'built-in', model: null } : null;
};

import {
  type AiFeedback,
  type FeedbackByCriterion,
  type FeedbackCategory,
  firstNameOf,
  genreOfActivityType,
} from '@inkling/contract';
import type { Caller } from '../../http/caller.ts';
import { criteriaAwaitingApproval, mayReadUnapproved } from '../feedback-awaiting-approval/index.ts';
import { isRaised, standingOutput, standingOutputs, standingResult } from '../standing-marks/index.ts';
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

type FeedbackRow = Pick<
  WritingDetail,
  'writing' | 'student' | 'feedback' | 'items' | 'held_criteria' | 'marksByTeachers'
>;

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

/** The coach's words and marks as they are read: the teacher has them all, the others what stands beside the teacher's marks. */
const asRead = ({ items, marksByTeachers, writing }: FeedbackRow, caller: Pick<Caller, 'role'>) => {
  if (mayReadUnapproved(caller)) return items;
  const task = { genre: genreOfActivityType[writing.writing_type], text: writing.content };
  return items.map((item) => ({
    ...item,
    output: standingOutput(item, marksByTeachers),
    result: standingResult(item, marksByTeachers, task),
  }));
};

/** The coach's choice is nobody's next step once a teacher left it out, or gave the mark that it leads to. */
const isNextStepStanding = (
  { items, marksByTeachers }: FeedbackRow,
  next_step: NonNullable<AiFeedback['next_step']>,
): boolean => {
  const item = items.find(({ criterion }) => criterion === next_step.criterion);
  return !item || (!item.left_out.includes(next_step.text) && !isRaised(item, marksByTeachers));
};

/** As it was said to the child, without what the reader does not see yet. */
const presentAsSaid = (row: FeedbackRow, caller: Pick<Caller, 'role'>): AiFeedback | null => {
  const { feedback, items } = row;
  if (!feedback) return null;
  const held = heldItems(row);
  const hidden = mayReadUnapproved(caller) ? [] : held;
  const present = <Value>(some: typeof items, pick: (item: (typeof items)[number]) => Value | null) =>
    Object.fromEntries(some.flatMap((item) => (pick(item) ? [[item.criterion, pick(item)]] : [])));
  const shown = asRead(row, caller).filter(({ criterion }) => !hidden.includes(criterion));
  const output: FeedbackByCriterion = present(shown, ({ output }) => output);
  const { next_step } = feedback;
  const isNextStepShown =
    next_step !== null && !hidden.includes(next_step.criterion) && isNextStepStanding(row, next_step);
  return {
    id: feedback.id,
    created_at: feedback.created_at.toISOString(),
    updated_at: feedback.updated_at.toISOString(),
    writing_id: feedback.writing_id,
    generated_status: present(items, ({ status }) => status),
    output,
    results: present(shown, ({ result }) => result),
    next_step: isNextStepShown ? next_step : nextStepOf(standingOutputs(shown, row.marksByTeachers)),
    not_counted: caller.role === 'student' || hidden.length > 0 ? [] : feedback.not_counted,
    answered_by: feedbackSource(items),
    held,
    left_out: mayReadUnapproved(caller)
      ? items.flatMap(({ criterion, left_out }) => left_out.map((line) => ({ criterion, line })))
      : [],
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

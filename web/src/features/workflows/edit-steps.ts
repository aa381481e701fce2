import {
  type ActivityType,
  criteriaOfActivityType,
  type FeedbackCategory,
  type FormField,
  type Step,
  stepUrlHash,
} from '@inkling/contract';
import { type EditableType, stepTypeTexts } from './step-types.ts';

/** The list with one of its entries in another place; places outside of it change nothing. */
export const moveItem = <T>(list: T[], from: number, to: number): T[] => {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length || from === to) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
};

export const removeAt = <T>(list: T[], index: number): T[] => list.filter((_, place) => place !== index);

export const replaceAt = <T>(list: T[], index: number, entry: T): T[] =>
  list.map((old, place) => (place === index ? entry : old));

const insertedAt = <T>(list: T[], index: number, entry: T): T[] => [
  ...list.slice(0, index),
  entry,
  ...list.slice(index),
];

/** The first of “Drafting”, “Drafting 2”, “Drafting 3” that no step has in its address. */
export const uniqueTitle = (wanted: string, steps: Pick<Step, 'title'>[]): string => {
  const taken = new Set(steps.map(({ title }) => stepUrlHash(title.trim())));
  const base = wanted.trim();
  for (let number = 1; ; number += 1) {
    const title = number === 1 ? base : `${base} ${number}`;
    if (!taken.has(stepUrlHash(title))) return title;
  }
};

const freeId = (steps: Pick<Step, 'id'>[]): string => {
  const taken = new Set(steps.map(({ id }) => id));
  let number = steps.length + 1;
  while (taken.has(`step-${number}`)) number += 1;
  return `step-${number}`;
};

export const emptyField: FormField = {
  label: '',
  placeholder: '',
  type: 'textarea',
  options: [],
  multiple: false,
};

const emptyStep = { instructions: '', form_fields: [], chat_prompt: '', feedback_criteria: [] };

/** A new step before the feedback that ends a workflow; feedback itself goes to the end. */
export const addedStep = (steps: Step[], type: EditableType): { steps: Step[]; added: Step } => {
  const added: Step = {
    ...emptyStep,
    id: freeId(steps),
    title: uniqueTitle(stepTypeTexts[type].title, steps),
    type,
    video_url: '',
    video_content: '',
  };
  const endsInFeedback = steps.at(-1)?.type === 'feedback' && type !== 'feedback';
  return { steps: insertedAt(steps, endsInFeedback ? steps.length - 1 : steps.length, added), added };
};

/** A copy right after the step it was made of. */
export const duplicatedStep = (steps: Step[], index: number): { steps: Step[]; added: Step | undefined } => {
  const original = steps[index];
  if (!original) return { steps, added: undefined };
  const added = { ...original, id: freeId(steps), title: uniqueTitle(original.title, steps) };
  return { steps: insertedAt(steps, index + 1, added), added };
};

/** Whether there is something in a step that somebody would miss. */
export const isStepFilled = (step: Step): boolean =>
  [step.instructions, step.chat_prompt, step.video_url, step.video_content].some((text) => text.trim()) ||
  step.form_fields.length > 0 ||
  step.feedback_criteria.length > 0;

/** What can still be added to a feedback step: each criterion of the kind once. */
export const criteriaStillToAdd = (
  { feedback_criteria }: Pick<Step, 'feedback_criteria'>,
  kind: ActivityType,
): FeedbackCategory[] =>
  criteriaOfActivityType[kind].filter((category) => feedback_criteria.every(({ type }) => type !== category));

/** The steps for another kind of activity, and the criteria that kind does not know. */
export const adaptStepsToType = (
  steps: Step[],
  kind: ActivityType,
): { steps: Step[]; dropped: FeedbackCategory[] } => {
  const allowed = criteriaOfActivityType[kind];
  const dropped = steps.flatMap(({ feedback_criteria }) =>
    feedback_criteria.map(({ type }) => type).filter((type) => !allowed.includes(type)),
  );
  if (dropped.length === 0) return { steps, dropped };
  const fitted = steps.map((step) => ({
    ...step,
    feedback_criteria: step.feedback_criteria.filter(({ type }) => allowed.includes(type)),
  }));
  return { steps: fitted, dropped: [...new Set(dropped)] };
};

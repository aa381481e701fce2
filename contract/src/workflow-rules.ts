import { criteriaOfActivityType } from './criteria.ts';
import type { ActivityType, FieldType } from './enums.ts';
import type { FormField, Step } from './workflows.ts';

/** What keeps a workflow from being saved: the step it is about (-1: all of it), the part of it, and why. */
export interface WorkflowProblem {
  step: number;
  part: 'steps' | 'title' | 'form_fields' | 'feedback_criteria';
  message: string;
  /** The place in the list the part holds, where it is one. */
  index?: number;
}

/** The step's place in the address: its title in lower case, spaces turned into hyphens. */
export const stepUrlHash = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** Where a child's finished writing stands in the address: no step may take it. */
const completedUrlHash = stepUrlHash('Completed');

export const isChoice = (type: FieldType): boolean =>
  type === 'radio' || type === 'checkbox' || type === 'select';

const hasTwice = (words: string[]): boolean => new Set(words.map((word) => word.trim())).size < words.length;

const titleProblem = (steps: Step[], index: number): string | null => {
  const title = steps[index]?.title.trim() ?? '';
  if (title === '') return 'Each step needs a title';
  const hash = stepUrlHash(title);
  if (hash === completedUrlHash)
    return 'The last page of a finished writing has this title. Choose another one';
  const isTaken = steps.some((other, place) => place !== index && stepUrlHash(other.title.trim()) === hash);
  return isTaken ? `Another step is called “${title}”. Give each step its own title` : null;
};

const fieldProblem = (fields: FormField[], index: number): string | null => {
  const field = fields[index];
  const label = field?.label.trim() ?? '';
  if (!field || label === '') return 'Each field needs a label';
  if (fields.some((other, place) => place !== index && other.label.trim() === label))
    return `Another field is called “${label}”. Give each field its own label`;
  if (!isChoice(field.type)) return null;
  if (field.options.length < 2) return 'Give at least two options to choose from';
  if (field.options.some((option) => option.trim() === '')) return 'Each option needs a word';
  return hasTwice(field.options) ? 'Each option can be there only once' : null;
};

const formProblems = ({ form_fields }: Step, step: number): WorkflowProblem[] => {
  const part = 'form_fields' as const;
  if (form_fields.length === 0) return [{ step, part, message: 'Structured form fields are required' }];
  return form_fields.flatMap((_, index) => {
    const message = fieldProblem(form_fields, index);
    return message ? [{ step, part, index, message }] : [];
  });
};

const criteriaProblems = ({ feedback_criteria }: Step, type: ActivityType, step: number) =>
  feedback_criteria.flatMap((criterion, index): WorkflowProblem[] => {
    const part = 'feedback_criteria' as const;
    if (!criteriaOfActivityType[type].includes(criterion.type))
      return [{ step, part, index, message: 'This criterion does not belong to this type of activity' }];
    const isSecond = feedback_criteria.findIndex((other) => other.type === criterion.type) < index;
    return isSecond ? [{ step, part, index, message: 'Each criterion can be used only once' }] : [];
  });

const problemsOfStep = (steps: Step[], index: number, type: ActivityType): WorkflowProblem[] => {
  const step = steps[index];
  if (!step) return [];
  const title = titleProblem(steps, index);
  return [
    ...(title ? [{ step: index, part: 'title' as const, message: title }] : []),
    ...(step.type === 'structuredForm' ? formProblems(step, index) : []),
    ...(step.type === 'feedback' ? criteriaProblems(step, type, index) : []),
  ];
};

/** Everything that is wrong with a workflow for an activity of this type, in the order of its steps. */
export const workflowProblems = (steps: Step[], type: ActivityType): WorkflowProblem[] => {
  if (steps.length === 0) return [{ step: -1, part: 'steps', message: 'Workflow templates are required' }];
  if (hasTwice(steps.map(({ id }) => id)))
    return [{ step: -1, part: 'steps', message: 'Each step needs an id of its own' }];
  return steps.flatMap((_, index) => problemsOfStep(steps, index, type));
};

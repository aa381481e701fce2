import { type ActivityType, categoriesOfType, type Step, stepHash } from '@inkling/contract';
import { invalid } from '../../http/app-error.ts';

const wrong = (message: string) => invalid('steps', message);
const isRepeated = <T>(items: T[]): boolean => new Set(items).size < items.length;

const checkForm = ({ form_fields }: Step): void => {
  if (form_fields.length === 0) throw wrong('Structured form fields are required');
  if (isRepeated(form_fields.map(({ label }) => label)))
    throw wrong('Each field of a form needs a label of its own');
  const isBare = form_fields.some(
    ({ type, options }) => type !== 'text' && type !== 'textarea' && options.length === 0,
  );
  if (isBare) throw wrong('A question with choices needs at least one option');
};

const checkCriteria = ({ feedback_criteria }: Step, type: ActivityType): void => {
  const criteria = feedback_criteria.map((criterion) => criterion.type);
  if (criteria.some((criterion) => !categoriesOfType[type].includes(criterion)))
    throw wrong('A feedback criterion does not belong to this type of activity');
  if (isRepeated(criteria)) throw wrong('Each feedback criterion can be used only once');
};

/** The workflow as it is stored: what a step's type has no use for is left out, and the last page makes itself. */
export const checkSteps = (sent: Step[], type: ActivityType): Step[] => {
  const steps = sent.filter((step) => step.type !== 'completed');
  if (steps.length === 0) throw wrong('Workflow templates are required');
  // A step is found by its title in the address and by its id in a child's work.
  if (isRepeated(steps.map(({ title }) => stepHash(title))))
    throw wrong('Each step needs a title of its own');
  if (isRepeated(steps.map(({ id }) => id))) throw wrong('Each step needs an id of its own');
  for (const step of steps) {
    if (step.type === 'structuredForm') checkForm(step);
    if (step.type === 'feedback') checkCriteria(step, type);
  }
  return steps.map((step) => ({
    ...step,
    form_fields: step.type === 'structuredForm' ? step.form_fields : [],
    feedback_criteria: step.type === 'feedback' ? step.feedback_criteria : [],
    chat_prompt: step.type === 'chat' ? step.chat_prompt : '',
    video_url: step.type === 'videoExplanation' ? step.video_url : '',
    video_content: step.type === 'videoExplanation' ? step.video_content : '',
  }));
};

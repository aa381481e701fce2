import {
  type ActivityType,
  criteriaOfActivityType,
  criterionQuestions,
  type FormField,
  genreOfActivityType,
  type Step,
} from '@inkling/contract';
import { defaultCriterionInstructions } from './default-criterion-instructions.ts';

type StepParts = Pick<Step, 'id' | 'title' | 'type'> & Partial<Step>;

/** A step of a workflow; what it does not name is empty. */
export const step = (parts: StepParts): Step => ({
  instructions: '',
  form_fields: [],
  chat_prompt: '',
  feedback_criteria: [],
  video_url: '',
  video_content: '',
  ...parts,
});

/** A question of a form with room for a few sentences. */
export const question = (label: string, placeholder: string, parts: Partial<FormField> = {}): FormField => ({
  label,
  placeholder,
  type: 'textarea',
  options: [],
  multiple: false,
  ...parts,
});

/** The last step of every workflow: feedback on all that a piece of this type is marked on. */
export const feedbackStep = (type: ActivityType, instructions: string): Step => {
  const genre = genreOfActivityType[type];
  return step({
    id: 'feedback',
    title: 'Revising & Feedback',
    type: 'feedback',
    instructions,
    feedback_criteria: criteriaOfActivityType[type].map((category) => ({
      type: category,
      description: criterionQuestions[category],
      prompt: (genre && defaultCriterionInstructions[genre][category]) ?? '',
      placeholder: '',
    })),
  });
};

import { type Step, type StepEntry, stepUrlHash, type Writing } from '@inkling/contract';

export const completedStep: Step = {
  id: 'completed',
  title: 'Completed',
  type: 'completed',
  instructions: '',
  form_fields: [],
  chat_prompt: '',
  feedback_criteria: [],
  video_url: '',
  video_content: '',
};

/** The steps of the journey; a finished writing has one more, to look back from. */
export const stepsOf = ({ steps, status }: Pick<Writing, 'steps' | 'status'>): Step[] =>
  status === 'completed' ? [...steps, completedStep] : steps;

/** The look back at the end is no step more to do: whoever did four of four has not five of five. */
export const countSteps = (steps: Step[]): number => steps.filter(({ type }) => type !== 'completed').length;

/** A step can be jumped to once it has data, and freely when the writing is finished. */
export const canOpenStep = (
  step: Step,
  { data, status }: { data: StepEntry[]; status: Writing['status'] },
): boolean => status === 'completed' || data.some(({ id }) => id === step.id);

/** Browsers write letters beyond ASCII as percent signs, but leave a percent sign that stands in a title. */
const readHash = (hash: string): string => {
  const written = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(written);
  } catch {
    // "100%-mine" isn't an encoding, and means itself.
    return written;
  }
};

/** The step the address names, if it may be opened; else where the child left off. */
export const currentStep = (
  steps: Step[],
  { hash, data, status }: { hash: string; data: StepEntry[]; status: Writing['status'] },
): Step | undefined => {
  const named = steps.find(({ title }) => stepUrlHash(title) === readHash(hash));
  if (named && canOpenStep(named, { data, status })) return named;
  if (status === 'completed') return steps.at(-1);
  return steps.findLast(({ id }) => data.some((entry) => entry.id === id)) ?? steps[0];
};

export const emptyEntry = ({ id, title, type }: Step): StepEntry => ({
  id,
  title,
  type,
  content: type === 'structuredForm' ? [] : '',
});

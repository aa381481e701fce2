import type { Step, StepEntry } from '@inkling/contract';

const isEmpty = (content: string | string[]): boolean =>
  Array.isArray(content) ? content.length === 0 : content.trim() === '';

/** What keeps the child from going on, in the words to show; null when nothing does. */
export const stepProblem = (step: Step, entry: StepEntry | undefined): string | null => {
  const content = entry?.content ?? '';
  if (step.type === 'structuredForm') {
    if (typeof content === 'string' || content.length === 0)
      return 'Please fill in the form before proceeding.';
    return content.every((answer) => isEmpty(answer.content)) ? 'Please fill in at least one section.' : null;
  }
  if (step.type === 'freeWriting' && (typeof content !== 'string' || isEmpty(content)))
    return 'Please enter your content before proceeding.';
  return null;
};

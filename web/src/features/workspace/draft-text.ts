import type { Step, StepEntry, Writing } from '@inkling/contract';

/** The page the piece is written on: the last one there is. */
export const draftStepOf = (steps: Step[]): Step | undefined =>
  steps.findLast(({ type }) => type === 'freeWriting');

/** The words of the piece in what was written in its steps, or in what was handed in where it has no page of its own. */
export const draftTextOf = (
  { steps, content }: Pick<Writing, 'steps' | 'content'>,
  data: StepEntry[],
): string => {
  const written = data.find(({ id }) => id === draftStepOf(steps)?.id)?.content;
  return typeof written === 'string' ? written : content;
};

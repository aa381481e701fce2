import type { Step } from '@inkling/contract';

/** What each kind of step is called in the specification; the others go by their own title. */
const headings: Partial<Record<Step['type'], string>> = {
  structuredForm: 'Expand Your Story',
  freeWriting: 'Write Your Draft',
  feedback: 'Get Feedback',
};

export const headingOf = ({ type, title }: Pick<Step, 'type' | 'title'>): string => headings[type] ?? title;

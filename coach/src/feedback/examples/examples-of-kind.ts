import { descriptionExamples } from './description.ts';
import type { ExamplesOfKind } from './example.ts';
import { explanationExamples } from './explanation.ts';
import { letterExamples } from './letter.ts';

/** Kinds of text that are marked on the scale of stories or arguments and are neither. */
export const textKinds = ['explanation', 'description', 'letter'] as const;
export type TextKind = (typeof textKinds)[number];

export const examplesOfKind: Record<TextKind, ExamplesOfKind> = {
  explanation: explanationExamples,
  description: descriptionExamples,
  letter: letterExamples,
};

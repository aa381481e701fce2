import type { StepType } from '@inkling/contract';

/** What each step is for, so that the model asks about that and nothing else. */
const stepAims: Record<StepType, string> = {
  videoExplanation: 'has watched a short lesson and gets ready to write',
  chat: 'is collecting ideas',
  structuredForm: 'is planning: who, where, what happens, or opinion and reasons',
  freeWriting: 'is writing the draft',
  feedback: 'is revising the draft with feedback',
  completed: 'has finished the piece',
};

export interface ChatTaskInput {
  step: StepType;
  genre: string;
  year: number;
}

export const chatTask = ({ step, genre, year }: ChatTaskInput): string =>
  `A child in Year ${year} ${stepAims[step]} for a ${genre.replace(/[^a-z]/gi, '')} piece. Answer the last message with one short turn: take up something the child wrote, then ask one question that helps with this step.`;

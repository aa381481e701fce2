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

export interface ChatInstructionsInput {
  step: StepType;
  genre: string;
  year: number;
  /** What the child's message does. */
  heard: string | undefined;
  /** The part of the text to ask about next. */
  asked: string | undefined;
}

/** What a good teacher does first with what matters most in a message. */
const firstMoves: Record<string, string> = {
  asks: 'answer the question in one plain sentence',
  'asks-to-write': 'decline kindly to write it, with one small step',
  confused: 'say it again in easier words',
  stuck: 'give a small hint, never the sentence',
  plays: 'smile at it in a few words and lead back',
  corrects: 'say what is changed now',
  doubts: 'reassure the child with one of the ideas on the cards',
};

export function chatInstructions({ step, genre, year, heard, asked }: ChatInstructionsInput): string {
  const first = firstMoves[heard ?? ''] ?? 'take up something the child wrote';
  const next = asked ? `asks about this part: ${asked.replace(/[^a-z, ]/gi, '')}` : 'helps with this step';
  return `A child in Year ${year} ${stepAims[step]} for a ${genre.replace(/[^a-z]/gi, '')} piece. Answer the last message with one short turn: ${first}, then ask one question that ${next}. What stands on the cards is known: do not ask for it again.`;
}

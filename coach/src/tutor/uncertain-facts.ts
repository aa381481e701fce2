import type { IdeaCard } from './conversation.ts';
import type { InterviewKind } from './interview/interview.ts';
import { factualTextKinds } from './kind-of-text.ts';

const doubt = /\b(?:i think|i guess|maybe|perhaps|probably|not (?:really )?sure|pretty sure|idk)\b/i;

/** Where what is told is to be true: a doubt is part of it, and stays on the card. */
export const keepsUncertaintyWords = (interview: InterviewKind, slot: string): boolean =>
  (factualTextKinds.has(interview) && slot !== 'topic') ||
  (interview === 'persuasive' && slot === 'evidence');

/** A card that holds something the child is not sure of. */
export const isCardUncertain = (
  { slot, text }: Pick<IdeaCard, 'slot' | 'text'>,
  { interview }: { interview: InterviewKind },
): boolean => keepsUncertaintyWords(interview, slot) && doubt.test(text);

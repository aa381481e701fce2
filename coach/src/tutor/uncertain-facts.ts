import type { IdeaCard } from './conversation.ts';
import type { InterviewKind } from './interview/interview.ts';
import { factualTextKinds } from './kind-of-text.ts';

/** "i think it was 1901", "not sure"; "idk like" and "maybe people do not know" are only ways to begin. */
const doubt =
  /\b(?:not (?:really |too |so |100% |completely )?sure|pretty sure|(?:don'?t|do not) know if|idk if|might be wrong|could be wrong|forgot if|or something)\b|\b(?:i think|i guess|maybe|perhaps|probably) (?:it|its|it'?s|that|they|there|she|he|in|about|around|from|since) .*\b(?:\d[\d,.]*|was|were|is|are|invented|made|came|come|called)\b|\b(?:maybe|probably|about|around) \d/i;

/** Where what is told is to be true: a doubt is part of it, and stays on the card. */
export const keepsUncertaintyWords = (interview: InterviewKind, slot: string): boolean =>
  (factualTextKinds.has(interview) && slot !== 'topic') ||
  (interview === 'persuasive' && slot === 'evidence');

/** A card that holds something the child is not sure of. */
export const isCardUncertain = (
  { slot, text }: Pick<IdeaCard, 'slot' | 'text'>,
  { interview }: { interview: InterviewKind },
): boolean => keepsUncertaintyWords(interview, slot) && doubt.test(text);

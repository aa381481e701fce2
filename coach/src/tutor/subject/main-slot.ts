import type { InterviewKind } from '../interview/interview.ts';

/** The part that says what a text is about: a topic, a hero, an opinion. */
const mainSlots: Record<Exclude<InterviewKind, 'wellbeing'>, string> = {
  narrative: 'who',
  recount: 'moment',
  poem: 'subject',
  descriptive: 'subject',
  persuasive: 'opinion',
  report: 'topic',
  explanation: 'topic',
};

export const mainSlotOf = (interview: InterviewKind): string | undefined =>
  interview === 'wellbeing' ? undefined : mainSlots[interview];

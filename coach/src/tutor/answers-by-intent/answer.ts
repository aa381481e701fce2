import type { InterviewKind } from '../interview/interview.ts';

/** What a teacher answers, in words for Years 1 to 6 and for those above. */
export interface StoredAnswer {
  young: string;
  older: string;
}

/** An answer for each kind of text where it differs; `any` for all others. */
export type AnswersByKind = Partial<Record<InterviewKind, StoredAnswer>> & {
  any: StoredAnswer;
  /** How a child would ask it, to choose from where it is unclear what was meant; news and moods have none. */
  question?: string;
};

import type { AlertOutcome, ownWritingTypes, StepType } from '@inkling/contract';
import type { DemoActivity } from '../courses-and-activities/index.ts';

/** Of every draft: it was saved a few times. */
export const demoDraftVersion = 12;

interface OwnWriting {
  title: string;
  writing_type: (typeof ownWritingTypes)[number];
}

export type DemoReview =
  /** `about` names words of the draft. */
  | { action: 'comment'; comment: string; about?: string }
  | { action: 'score'; score: number; reason: string }
  | { action: 'reviewed' };

/** Something that worried the coach; all of it turned out well. */
export interface DemoAlert {
  /** Words of the draft or of the child's part of the chat. */
  about: string;
  category: string;
  /** Only worth a look, unless it says so. */
  severity?: 'low' | 'medium';
  /** How sure the coach was, to order by. */
  certainty: number;
  /** Who answered, if somebody did yet, and what; the teacher unless it says so. */
  answered?: { by?: 'coTeacher'; outcome: AlertOutcome; note?: string };
}

/** What a child of the demo school has done on one writing; what was only assigned is not listed. */
export interface DemoWriting {
  of: DemoActivity | OwnWriting;
  /** Completed, or the step it stands at. */
  at: 'completed' | Exclude<StepType, 'completed'>;
  /** Days ago on which it was worked on, the first day first. */
  days: number[];
  /** Until when this child alone has time: later than the others have. */
  moreTimeInDays?: number;
  /** Minutes in each step, in their order. */
  minutes: number[];
  /** To the questions of the form, in their order. */
  answers?: (string | string[])[];
  draft?: string;
  /** What stood there when the feedback came, if it was changed afterwards. */
  firstDraft?: string;
  /** What was said, the coach first. */
  chat?: string[];
  /** What of the chat is on cards: the part of the text, its label, and the child's words. */
  cards?: [slot: string, label: string, text: string][];
  /** The teacher's words when the piece came back for another draft. */
  returned?: string;
  /** The teacher's words when it was returned on its first day, before it was handed in again. */
  returnedBefore?: string;
  /** What else the teacher said, in order. */
  reviews?: DemoReview[];
  /** The teacher's marks on the criteria of its type, in their order, given before the coach had read it. */
  blindMarks?: number[];
  alerts?: DemoAlert[];
}

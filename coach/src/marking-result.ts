import type { ActivityType, FeedbackByCriterion, FeedbackCategory, UnscoredReason } from '@inkling/contract';
import type { Advice, AdviceFollowUp, EarlierDraft } from './advice/advice.ts';
import type { NextImprovement } from './feedback/index.ts';
import type { Assessment } from './marking/assessment.ts';
import type { PreviousDraft } from './marking/stabilise-marks.ts';
import type { Finding } from './writing-errors/finding.ts';

export interface MarkingRequest {
  text: string;
  type: ActivityType;
  year: number;
  /** The task the child was given; its sentences earn nothing when copied. */
  prompt?: string;
  /** The child gave the piece a title, which stands above the draft: none is asked of it. */
  hasTitle?: boolean;
  /** Those to comment on; all of the type when not given. */
  categories?: readonly FeedbackCategory[];
  /** The drafts before and what they were told to do, to see what became of that. */
  earlier?: readonly EarlierDraft[];
  /** The draft before with the marks that it was given, which stand until the text gives a reason to move them. */
  previous?: PreviousDraft;
}

/** What the built-in coach says about one draft: marks, errors, feedback and the one next step. */
export interface MarkingResult {
  /** null where a type is not marked. */
  assessment: Assessment | null;
  /** Why the overall is nothing to show. */
  unscored: UnscoredReason | null;
  findings: Finding[];
  outputs: FeedbackByCriterion;
  next_step: NextImprovement | null;
  /** What the suggestions ask for, with all that is needed to see later whether it was done. */
  advice: Advice[];
  /** What became of each piece of the earlier advice, draft by draft, in its order. */
  judged: AdviceFollowUp[];
}

import {
  type ActivityType,
  categoriesOfType,
  type FeedbackByCategory,
  type FeedbackCategory,
  genreOfType,
  type UnscoredReason,
} from '@inkling/contract';
import type { Advice, Judgement } from './advice/advice.ts';
import { findAdvice } from './advice/find-advice.ts';
import { judgeAdvice } from './advice/judge-advice.ts';
import type { Finding } from './errors/finding.ts';
import {
  createFeedbackContext,
  criterionFeedback,
  type FeedbackContext,
  type FeedbackInput,
  generalFeedback,
  marksToShow,
  type NextStep,
  nextStep,
  unscoredReason,
} from './feedback/index.ts';
import { assess } from './marking/assess.ts';
import type { Assessment } from './marking/assessment.ts';
import { analyseText, type SpellingOption, type TextAnalysis } from './parse/index.ts';

export interface ReviewRequest {
  text: string;
  type: ActivityType;
  year: number;
  /** The task the child was given; its sentences earn nothing when copied. */
  prompt?: string;
  /** Those to comment on; all of the type when not given. */
  categories?: readonly FeedbackCategory[];
  /** The draft before and what it was told to do, to see what became of that. */
  earlier?: { text: string; advice: readonly Advice[] };
}

export interface Review {
  /** null where a type is not marked. */
  assessment: Assessment | null;
  /** Why the overall is nothing to show. */
  unscored: UnscoredReason | null;
  findings: Finding[];
  outputs: FeedbackByCategory;
  next_step: NextStep | null;
  /** What the suggestions ask for, with all that is needed to see later whether it was done. */
  advice: Advice[];
  /** What became of each piece of the earlier advice, in its order. */
  judged: Judgement[];
}

export interface ReviewTools {
  spelling: SpellingOption;
  findErrors: (text: string, analysis: TextAnalysis) => Promise<Finding[]>;
}

/** Everything the built-in coach says about one draft: marks, errors, feedback and the one next step. */
export async function reviewDraft(request: ReviewRequest, tools: ReviewTools): Promise<Review> {
  const { text, type, year, prompt } = request;
  const analysis = analyseText(text, { spelling: tools.spelling });
  const findings = await tools.findErrors(text, analysis);
  const genre = genreOfType[type];
  const wanted = categoriesOfType[type].filter((category) => request.categories?.includes(category) ?? true);
  const purpose = type === 'wellbeing' ? 'wellbeing' : 'expository';
  const general = wanted.includes('general')
    ? { general: generalFeedback({ analysis, findings, year, purpose }) }
    : {};
  if (genre === null)
    return {
      assessment: null,
      unscored: null,
      findings,
      outputs: general,
      next_step: null,
      advice: [],
      judged: [],
    };
  const assessment = assess({ analysis, findings, genre, year, prompt });
  const input: FeedbackInput = { analysis, assessment, findings, isExplaining: type === 'expository' };
  const context = createFeedbackContext(input);
  return {
    assessment: { ...assessment, marks: marksToShow(context) },
    unscored: unscoredReason(context),
    findings,
    outputs: { ...general, ...markedFeedback(context, wanted) },
    next_step: nextStep(input),
    advice: findAdvice(context, categoriesOfType[type]),
    judged: request.earlier ? judgeAdvice(request.earlier, context) : [],
  };
}

function markedFeedback(context: FeedbackContext, wanted: readonly FeedbackCategory[]): FeedbackByCategory {
  const marked = context.assessment.marks.filter(({ criterion }) => wanted.includes(criterion));
  return Object.fromEntries(
    marked.map(({ criterion }) => [criterion, criterionFeedback(context, criterion)]),
  );
}

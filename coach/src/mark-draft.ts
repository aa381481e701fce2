import { activityTypeHasOneGenre, criteriaOfActivityType, genreOfActivityType } from '@inkling/contract';
import { checkAdviceFollowed } from './advice/check-advice-followed.ts';
import { findAdvice } from './advice/find-advice.ts';
import {
  createFeedbackContext,
  criterionFeedback,
  feedbackWithoutCriteria,
  marksToShow,
  nextImprovementIn,
  unscoredReason,
} from './feedback/index.ts';
import { assess } from './marking/assess.ts';
import type { MarkingRequest, MarkingResult } from './marking-result.ts';
import { analyseText, type SpellingDialect, type TextAnalysis } from './parse/index.ts';
import type { Finding } from './writing-errors/finding.ts';

export interface MarkingDeps {
  spelling: SpellingDialect;
  findErrors: (text: string, analysis: TextAnalysis) => Promise<Finding[]>;
}

/**
 * Everything the built-in coach says about one draft. The steps, by folder:
 * parse (parse/), find errors (errors/), then in assess() correct and credit (credited-text/), measure (criteria/) and mark
 * (marking/), and at last remark (criteria/ and feedback/).
 */
export async function markDraft(request: MarkingRequest, deps: MarkingDeps): Promise<MarkingResult> {
  const { text, type, year, prompt } = request;
  const analysis = analyseText(text, { spelling: deps.spelling });
  const findings = await deps.findErrors(text, analysis);
  const wanted = criteriaOfActivityType[type].filter(
    (category) => request.categories?.includes(category) ?? true,
  );
  const purpose = type === 'wellbeing' ? 'wellbeing' : 'expository';
  const general = wanted.includes('general')
    ? { general: feedbackWithoutCriteria({ analysis, findings, year, purpose }) }
    : {};
  const genre = genreOfActivityType[type];
  if (genre === null) return { ...unmarked, findings, outputs: general };
  const isAnyKind = !activityTypeHasOneGenre(type);
  const { previous } = request;
  const assessment = assess({ analysis, findings, genre, year, prompt, isAnyKind, previous });
  const input = {
    analysis,
    assessment,
    findings,
    isExplaining: type === 'expository',
    isAnyKind,
    isDescribing: type === 'descriptive',
  };
  const context = createFeedbackContext(input);
  const marked = assessment.marks.filter(({ criterion }) => wanted.includes(criterion));
  const remarks = marked.map(({ criterion }) => [criterion, criterionFeedback(context, criterion)]);
  return {
    assessment: { ...assessment, marks: marksToShow(context) },
    unscored: unscoredReason(context),
    findings,
    outputs: { ...general, ...Object.fromEntries(remarks) },
    next_step: nextImprovementIn(context),
    advice: findAdvice(context, criteriaOfActivityType[type]),
    judged: (request.earlier ?? []).flatMap((earlier) => checkAdviceFollowed(earlier, context)),
  };
}

const unmarked = { assessment: null, unscored: null, next_step: null, advice: [], judged: [] };

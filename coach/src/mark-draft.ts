import { activityTypeHasOneGenre, criteriaOfActivityType, genreOfActivityType } from '@inkling/contract';
import type { AdviceFollowUp, EarlierDraft } from './advice/advice.ts';
import { checkAdviceFollowed } from './advice/check-advice-followed.ts';
import { findAdvice } from './advice/find-advice.ts';
import { wordingWithId } from './advice/wording-ids.ts';
import {
  createFeedbackContext,
  criterionFeedback,
  type FeedbackContext,
  feedbackWithoutCriteria,
  marksToShow,
  nextImprovementIn,
  unscoredReason,
} from './feedback/index.ts';
import type { Wording } from './feedback/remark.ts';
import { assess } from './marking/assess.ts';
import type { MarkingRequest, MarkingResult } from './marking-result.ts';
import { analyseText, type SpellingDialect, type TextAnalysis } from './parse/index.ts';
import type { AnalysedDraft } from './revision/reasons-to-change-marks.ts';
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
  const readOnce = readEachOnce(deps);
  const { previous: given } = request;
  const previous = given && { ...given, read: await readOnce(given.text) };
  const assessment = assess({ analysis, findings, genre, year, prompt, isAnyKind, previous });
  const input = {
    analysis,
    assessment,
    findings,
    isExplaining: type === 'expository',
    isAnyKind,
    isDescribing: type === 'descriptive',
    hasTitle: request.hasTitle || givesTitle(prompt),
  };
  const earlier = request.earlier ?? [];
  const judged = await judgeEarlier(earlier, createFeedbackContext(input), readOnce);
  const context = createFeedbackContext({ ...input, followed: wordingsFollowed(earlier, judged) });
  const marked = assessment.marks.filter(({ criterion }) => wanted.includes(criterion));
  const remarks = marked.map(({ criterion }) => [criterion, criterionFeedback(context, criterion)]);
  return {
    assessment: { ...assessment, marks: marksToShow(context) },
    unscored: unscoredReason(context),
    findings,
    outputs: { ...general, ...Object.fromEntries(remarks) },
    next_step: nextImprovementIn(context),
    advice: findAdvice(context, criteriaOfActivityType[type]),
    judged,
  };
}

/** "Write a story called “The Last Bus”": the child need not think of one. */
const givesTitle = (prompt = ''): boolean =>
  /\b(?:called|entitled|titled|with the title|the title is)\W{0,3}\s["“‘'\p{Lu}]/u.test(prompt);

const wordingsFollowed = (
  earlier: readonly EarlierDraft[],
  judged: readonly AdviceFollowUp[],
): Set<Wording> =>
  new Set(
    earlier
      .flatMap(({ advice }) => advice)
      .flatMap(({ rule }, place) => (judged[place]?.outcome === 'done' ? (wordingWithId(rule) ?? []) : [])),
  );

const unmarked = { assessment: null, unscored: null, next_step: null, advice: [], judged: [] };

type ReadText = (text: string) => Promise<AnalysedDraft & { findings: Finding[] }>;

/** The draft before is compared and its advice judged: it is read once for both. */
const readEachOnce = ({ spelling, findErrors }: MarkingDeps): ReadText => {
  const read = new Map<string, ReturnType<ReadText>>();
  const readNow: ReadText = async (text) => {
    const analysis = analyseText(text, { spelling });
    return { analysis, findings: await findErrors(text, analysis) };
  };
  return (text) => {
    const known = read.get(text) ?? readNow(text);
    read.set(text, known);
    return known;
  };
};

const judgeEarlier = async (
  drafts: readonly EarlierDraft[],
  context: FeedbackContext,
  readOnce: ReadText,
): Promise<AdviceFollowUp[]> => {
  const judged: AdviceFollowUp[] = [];
  for (const { text, advice } of drafts)
    judged.push(...checkAdviceFollowed({ advice, ...(await readOnce(text)) }, context));
  return judged;
};

import {
  type CriterionRemarks,
  type CueMatch,
  type FeedbackContext,
  findCue,
  isInside,
  isQuotedWhole,
  quoteCue,
  quoted,
  quotedEnd,
  wordsIn,
} from '../../feedback/feedback-context.ts';
import {
  findOpinionSentence,
  hasRole,
  isReasonBackedUp,
  isStatedReason,
  mayHaveOpinion,
  mayHaveRole,
  sentencesWithRole,
} from '../../feedback/find-sentences-by-role.ts';
import { textOfSentence } from '../../feedback/quotable-sentence.ts';
import { minorRemark, type Remark, remark } from '../../feedback/remark.ts';
import type { MeasuredMark } from '../../marking/assessment.ts';
import type { Sentence } from '../../parse/index.ts';
import { storyProblemPattern } from '../../word-lists/words-and-patterns-for-remarks.ts';
import { textStructureWording as words } from './wording.ts';

const thinParagraph = 2;
const shortStory = 5;
/** One sentence that runs on and on is no single part. */
const longSentence = 20;
/** In more sentences than these a reason may be put in words of its own. */
const fewSentences = 6;

export function remarkOnTextStructure(context: FeedbackContext, mark: MeasuredMark): CriterionRemarks {
  const summary = summarise(context);
  if (context.isDescribing) return { summary, ...remarkOnDescription(context) };
  return context.genre === 'narrative'
    ? { summary, ...remarkOnStory(context, mark) }
    : { summary, ...remarkOnArgument(context, mark.mark) };
}

function summarise(context: FeedbackContext): Remark {
  const [first] = context.prose;
  const last = context.prose.at(-1);
  if (!first || !last || first === last) {
    const isLong = first && first.endWord - first.firstWord > longSentence;
    return remark(isLong ? words.summaryLong : words.summaryShort, {
      first: first ? quoted(context, first) : '',
    });
  }
  return remark(words.summary, { first: quoted(context, first), last: quotedEnd(context, last) });
}

/** Where things go wrong, if its words leave no doubt: praise for trouble that isn't there is worse than none. */
function findProblem({ prose, ...context }: FeedbackContext): CueMatch | undefined {
  const told = prose.filter(({ hasSpeech, endMark }) => !hasSpeech && endMark !== '?');
  const within = (sentences: Sentence[]): CueMatch | undefined =>
    findCue({ ...context, prose }, sentences, storyProblemPattern);
  // "She thought it was lost forever" at the very end looks back at the trouble; it is not where it starts.
  return within(told.length >= shortStory ? told.slice(1, Math.ceil(told.length * 0.75)) : told.slice(1));
}

/** Said of a piece of any kind, rules of stories hold only where something surely goes wrong. */
export const hasTrouble = (context: FeedbackContext): boolean => findProblem(context) !== undefined;

/** The last sentences hold the ending, if one of them does what endings do. */
function findEnding(context: FeedbackContext): Sentence | undefined {
  return closingLines(context).find((sentence) => hasRole(context, sentence, 'ending'));
}

/** Words that close: an open end, a wish or a command says nothing of how it ends. */
const closes =
  /\b(?:finally|in the end|at last|since then|from (?:then|now|that day) on|ever after|never again|went (?:back )?home|safe(?:ly)?|lear(?:ned|nt)|thanked|hugged|forgave|back home|fell asleep|went to (?:bed|sleep))\b/i;

const surelyEnds = (context: FeedbackContext, sentence: Sentence): boolean =>
  isQuotedWhole(sentence) &&
  sentence.tense === 'past' &&
  !sentence.hasSpeech &&
  closes.test(textOfSentence(context, sentence));

const closingLines = ({ prose }: FeedbackContext): Sentence[] => prose.slice(2).slice(-2).reverse();

/** What may be an ending is not asked for again. */
const mayEnd = (context: FeedbackContext): boolean =>
  closingLines(context).some((sentence) => mayHaveRole(context, sentence, 'ending'));

/** Where nothing need happen, only how it opens and closes can be spoken of. */
function remarkOnDescription(context: FeedbackContext) {
  const [first] = context.prose;
  return {
    strengths: first ? [remark(words.opens, { quote: quoted(context, first) })] : [],
    steps: [lookAtWhole(context)],
  };
}

const linesOfOpening = 3;
const linesOfClosing = 4;

/** Its last lines come back to a word of its first ones. */
function comesBack(context: FeedbackContext): boolean {
  const { prose } = context;
  const commonExpressiveWords = (sentences: Sentence[]) =>
    sentences
      .flatMap((sentence) => wordsIn(context, sentence))
      .filter(({ isContent, pos }) => isContent && pos !== 'VERB')
      .map(({ lemma }) => lemma.toLowerCase());
  const opening = new Set(commonExpressiveWords(prose.slice(0, linesOfOpening)));
  return commonExpressiveWords(prose.slice(linesOfOpening).slice(-linesOfClosing)).some((word) =>
    opening.has(word),
  );
}

/** Whether the end answers the beginning is asked only where it may not. */
const lookAtWhole = (context: FeedbackContext): Remark =>
  minorRemark(comesBack(context) ? words.balance : words.circle);

function remarkOnStory(context: FeedbackContext, criterionMark: MeasuredMark) {
  const { prose } = context;
  const { mark } = criterionMark;
  const first = prose[0];
  const last = prose.at(-1);
  const problem = findProblem(context);
  const ending = findEnding(context);
  const strengths: Remark[] = [];
  const steps: Remark[] = [];
  if (!first || !last) return { strengths, steps };
  const quoteOf = (sentence: Sentence) => ({ quote: quoted(context, sentence) });
  // Where the mark says that there is no problem yet, the praise must not say that there is one.
  if (problem && mark <= 1) strengths.push(remark(words.seed, { quote: quoteCue(context, problem) }));
  const hasOwnEnding = ending && ending !== problem?.sentence && surelyEnds(context, ending);
  strengths.push(
    hasOwnEnding ? remark(words.ending, quoteOf(ending)) : remark(words.beginning, quoteOf(first)),
  );
  // That there is trouble is certain long before the sentence where it begins is.
  if (problem && mark > 1) strengths.push(remark(words.problem));
  if (hasOwnEnding) strengths.push(remark(words.beginning, quoteOf(first)));
  const isRecount = context.isAnyKind && context.assessment.written === 'recount';
  if (!problem && mark < 2 && !isRecount) steps.push(remark(words.addProblem, quoteOf(prose[1] ?? first)));
  if ((problem || mark === 2 || isRecount) && !mayEnd(context) && mark < 3)
    steps.push(remark(words.addEnding));
  if (problem && mark <= 2 && context.assessment.written === 'story')
    steps.push(remark(words.growProblem, { quote: quoteCue(context, problem) }));
  if (problem && ending && mark >= 2 && context.assessment.written === 'story')
    steps.push(remark(words.growMiddle, quoteOf(ending)));
  const isDry = steps.length === 0 && (mark >= 2 || isRecount);
  if ((mark >= 3 || isDry) && last !== first) steps.push(lookAtWhole(context));
  return { strengths, steps };
}

/** The parts of an argument as they stand in the draft. */
function findArgumentParts(context: FeedbackContext) {
  const { body, prose, links } = context;
  const opinion = findOpinionSentence(context);
  const isEssay = body.length >= 3;
  const concludes = (sentence: Sentence): boolean =>
    sentence !== opinion?.sentence &&
    (mayHaveRole(context, sentence, 'opinion') ||
      mayHaveRole(context, sentence, 'appeal') ||
      links.some((link) => link.kind === 'conclusion' && isInside(link, sentence)));
  const last = prose.at(-1);
  const closing = prose.slice(2).filter(({ paragraph }) => isEssay && paragraph === last?.paragraph);
  const conclusion = prose.slice(2).slice(-3).findLast(concludes) ?? closing[0];
  const isSure =
    conclusion !== undefined &&
    (hasRole(context, conclusion, 'opinion') || hasRole(context, conclusion, 'appeal'));
  const reasons = sentencesWithRole(context, 'reason').filter(
    (sentence) => sentence !== opinion?.sentence && sentence !== conclusion,
  );
  return { opinion, reasons, conclusion, isSure };
}

const paragraphLength = ({ analysis }: FeedbackContext, { paragraph }: Sentence): number =>
  analysis.sentences.filter((sentence) => sentence.paragraph === paragraph).length;

function remarkOnArgument(context: FeedbackContext, mark: number) {
  const { prose } = context;
  const { opinion, reasons, conclusion, isSure } = findArgumentParts(context);
  const last = prose.at(-1);
  const strengths: Remark[] = [];
  const steps: Remark[] = [];
  if (!last) return { strengths, steps };
  const quoteOf = (sentence: Sentence) => ({ quote: quoted(context, sentence) });
  const claims = reasons.filter((each) => isStatedReason(context, each));
  const bare = claims.filter((each) => !isReasonBackedUp(context, each));
  const thinnest = bare.sort((a, b) => paragraphLength(context, a) - paragraphLength(context, b))[0];
  if (opinion) strengths.push(remark(words.opinion, { quote: quoteCue(context, opinion) }));
  if (claims[0]) strengths.push(remark(words.reason, quoteOf(claims[0])));
  if (conclusion && isSure && prose.slice(-2).includes(conclusion))
    strengths.push(remark(words.conclusion, quoteOf(conclusion)));
  if (!mayHaveOpinion(context) && mark <= 2) steps.push(remark(words.addOpinion));
  if (reasons.length < 2 && prose.length < fewSentences) steps.push(remark(words.addReason));
  if (!conclusion) steps.push(remark(words.addConclusion, { quote: quotedEnd(context, last) }));
  const isThin = thinnest && (mark <= 2 || paragraphLength(context, thinnest) <= thinParagraph);
  if (thinnest && isThin) steps.push(remark(words.backUp, quoteOf(thinnest)));
  if (mark >= 3) steps.push(remark(words.orderReasons));
  if (steps.length === 0) steps.push(remark(words.addReason));
  return { strengths, steps };
}

import {
  type Criterion,
  criteriaOfGenre,
  type FeedbackByCriterion,
  type FeedbackParts,
} from '@inkling/contract';
import { criteria } from '../criteria/index.ts';
import { hasTrouble } from '../criteria/text-structure/remarks.ts';
import type { CriterionMark, MeasuredMark } from '../marking/assessment.ts';
import { chooseExample } from './choose-example.ts';
import { draftMarkability } from './draft-markability.ts';
import type { TextKind } from './examples/examples-of-kind.ts';
import { hasExplanationWording, remarkOnExplanation } from './explanation-remarks.ts';
import {
  type CriterionRemarks,
  createFeedbackContext,
  type FeedbackContext,
  type FeedbackInput,
  markOf,
  quoted,
  quotedEnd,
} from './feedback-context.ts';
import { hasLetterWording, remarkOnLetter } from './letter-remarks.ts';
import { bandForExample } from './mark-band.ts';
import { chooseNextImprovement } from './next-improvement/choose-next-improvement.ts';
import type { SuggestedImprovement } from './next-improvement/suggested-improvement.ts';
import { doesNotApplyToOtherGenre, remarkOnOtherGenre } from './other-genre-remarks.ts';
import { doesNotApplyToPoem, remarkOnPoem } from './poem-remarks.ts';
import { quotableSentenceNear } from './quotable-sentence.ts';
import { fillWording, type Remark, remark } from './remark.ts';
import { renderExample } from './render-example.ts';
import { nextStepUpLabel } from './wording/comment.ts';
import {
  firstSentenceWording,
  nextSentenceWording,
  shortDraftWording,
  veryShortDraftWording,
} from './wording/very-short-draft.ts';

const mostStrengths = 2;
/** For these a second praise is seldom as sure as the first. */
const praisedOnce: ReadonlySet<Criterion> = new Set([
  'ideas',
  'persuasive_devices',
  'character_and_setting',
  'cohesion',
]);
/** A longer piece has an end, and is not asked for one more line. */
const fewWords = 50;
const mostSuggestions = 2;

/** Feedback on every criterion of the genre, from the marks and the child's own words. Pure and deterministic. */
export function buildFeedback(input: FeedbackInput): FeedbackByCriterion {
  const context = createFeedbackContext(input);
  return Object.fromEntries(
    criteriaOfGenre(context.genre).map((criterion) => [criterion, criterionFeedback(context, criterion)]),
  );
}

export function criterionFeedback(context: FeedbackContext, criterion: Criterion): FeedbackParts {
  const mark = markOf(context, criterion);
  if (!mark) throw new Error(`${criterion} is not marked in a ${context.genre} text`);
  const parts = partsOf(context, mark);
  const next = Math.min(mark.mark + 1, mark.maximum);
  const isShown = isMarked(context, criterion);
  return {
    comment: parts.comment,
    what_you_did_well: { score: isShown ? mark.mark : null, content: parts.strengths },
    suggestions: {
      score: isShown ? next : null,
      content: parts.advice.map((each) => fillWording(each, context.year)),
    },
    example_to_learn_from: exampleFor(context, mark),
  };
}

interface FeedbackRemarks {
  comment: string;
  strengths: string[];
  advice: Remark[];
}

/** The steps of a criterion, with the one thing to do next first where it belongs to this one. */
function suggestionsFor(context: FeedbackContext, mark: MeasuredMark, steps: Remark[]): Remark[] {
  const improvement = suggestedImprovementOf(context);
  const next = improvement?.criterion === mark.criterion ? [improvement.remark] : [];
  if (mark.mark === mark.maximum) return [...next, topMarkSuggestion(context, mark)].slice(0, 1);
  const others = steps.filter(({ wording }) => !context.followed.has(wording));
  return unlike([...next, ...(others.length > 0 ? others : steps)], mostSuggestions);
}

const improvementsByContext = new WeakMap<FeedbackContext, SuggestedImprovement | undefined>();

/** The one thing to do next; looked for once, since every criterion asks. */
export function suggestedImprovementOf(context: FeedbackContext): SuggestedImprovement | undefined {
  if (!improvementsByContext.has(context)) {
    const known = new Map<Criterion, Remark[]>();
    const find = (criterion: Criterion): Remark[] => {
      const mark = markOf(context, criterion);
      if (!mark) return [];
      return draftMarkability(context) === 'readable'
        ? remarksOn(context, mark).steps.filter(({ wording }) => !context.followed.has(wording))
        : startingParts(context).advice;
    };
    const suggestionsOn = (criterion: Criterion): Remark[] => {
      const found = known.get(criterion) ?? find(criterion);
      known.set(criterion, found);
      return found;
    };
    const improvement =
      chooseNextImprovement(context, suggestionsOn) ??
      chooseNextImprovement({ ...context, followed: new Set() }, suggestionsOn);
    improvementsByContext.set(context, improvement);
  }
  return improvementsByContext.get(context);
}

function wordedParts(context: FeedbackContext, mark: MeasuredMark): FeedbackRemarks {
  const { summary, outlook, strengths, steps } = remarksOn(context, mark);
  const [met, next] = outlook ? [[], [fillWording(outlook, context.year)]] : rules(context, mark);
  const last = context.prose.at(-1);
  const quote = last ? quotedEnd(context, last) : '';
  const isShort = context.assessment.words < fewWords;
  const begun = remark(shortDraftWording[isShort ? 'start' : 'opens'], { quote: wordsQuoted(context) });
  const praise = unlike(
    strengths.length > 0 ? strengths : [begun],
    praisedOnce.has(mark.criterion) ? 1 : mostStrengths,
  );
  const more = isShort ? remark(shortDraftWording.more, { quote }) : remark(shortDraftWording.ask);
  return {
    comment: [...met, ...(summary ? [fillWording(summary, context.year)] : []), ...next].join(' '),
    strengths: praise.map((each) => fillWording(each, context.year)),
    advice: suggestionsFor(context, mark, steps.length > 0 ? steps : [more]),
  };
}

/** What is suggested, before it is put into words. */
export const adviceOn = (context: FeedbackContext, mark: MeasuredMark): Remark[] =>
  partsOf(context, mark).advice;

const partsOf = (context: FeedbackContext, mark: MeasuredMark): FeedbackRemarks =>
  draftMarkability(context) === 'readable' ? wordedParts(context, mark) : startingParts(context);

const remarksOn = (context: FeedbackContext, mark: MeasuredMark): CriterionRemarks => {
  if (doesNotApplyToPoem(context, mark.criterion)) return remarkOnPoem(context, mark.criterion);
  if (doesNotApplyToOtherGenre(context, mark.criterion)) return remarkOnOtherGenre(context);
  if (context.letter && hasLetterWording(mark.criterion))
    return remarkOnLetter(context, context.letter, mark.criterion);
  return context.isExplaining && hasExplanationWording(mark.criterion)
    ? remarkOnExplanation(context, mark.criterion)
    : criteria[mark.criterion].remark(context, mark);
};

const isForeign = (context: FeedbackContext, criterion: Criterion): boolean =>
  doesNotApplyToPoem(context, criterion) || doesNotApplyToOtherGenre(context, criterion);

/** Rules of stories that a description need not follow. */
const storyRules: ReadonlySet<Criterion> = new Set(['audience', 'text_structure']);

/** A free piece in which nothing surely goes wrong may be no story, and has to be none. */
const mayBeNoStory = (context: FeedbackContext): boolean =>
  context.isAnyKind && context.genre === 'narrative' && !hasTrouble(context);

/** Rules that speak of opinions say nothing about an explanation, nor those of stories about a poem, a letter or a place. */
const isBesideThePoint = (context: FeedbackContext, criterion: Criterion): boolean =>
  (context.isExplaining && (hasExplanationWording(criterion) || criterion === 'paragraphing')) ||
  (context.isDescribing && storyRules.has(criterion)) ||
  (context.letter !== null && hasLetterWording(criterion)) ||
  (criterion === 'text_structure' && mayBeNoStory(context)) ||
  isForeign(context, criterion);

/** Nothing says more than a mark for what there is not, or need not be. */
const isMarked = (context: FeedbackContext, criterion: Criterion): boolean =>
  draftMarkability(context) === 'readable' && !isForeign(context, criterion);

/** The marks as people read them, without the rules that would contradict the comment. */
export const marksToShow = (context: FeedbackContext): CriterionMark[] =>
  context.assessment.marks
    .filter(({ criterion }) => isMarked(context, criterion))
    .map(({ found: _, ...mark }) =>
      isBesideThePoint(context, mark.criterion) ? { ...mark, met: '', next: null } : mark,
    );

/** The rule met and the next one. */
function rules(context: FeedbackContext, { criterion, mark, met, next }: MeasuredMark): [string[], string[]] {
  if (isBesideThePoint(context, criterion)) return [[], []];
  return [[met], next !== null && mark > 0 ? [`${nextStepUpLabel} ${lowerFirst(next)}`] : []];
}

/** The first few that neither say the same thing in the same words nor point at the same place. */
function unlike(remarks: Remark[], most: number): Remark[] {
  const isAlike = (a: Remark, b: Remark): boolean =>
    (a.wording === b.wording && a.slots.reason === b.slots.reason) ||
    (a.slots.quote !== undefined && a.slots.quote === b.slots.quote);
  const firsts: Remark[] = [];
  for (const each of remarks) if (!firsts.some((first) => isAlike(first, each))) firsts.push(each);
  return firsts.slice(0, most);
}

function topMarkSuggestion(context: FeedbackContext, { criterion }: MeasuredMark): Remark {
  const middle = quotableSentenceNear(context, 0.5);
  const quote = middle ? quoted(context, middle) : '';
  return remark(criteria[criterion].topMarkSuggestion, { quote });
}

/** Nothing is praised that is not there: an honest line and one small move. */
function startingParts(context: FeedbackContext): FeedbackRemarks {
  const state = draftMarkability(context);
  const why = veryShortDraftWording[state === 'readable' ? 'uncredited' : state];
  return {
    comment: fillWording(remark(why), context.year),
    strengths:
      state === 'words'
        ? [fillWording(remark(shortDraftWording.start, { quote: wordsQuoted(context) }), context.year)]
        : [],
    advice: [state === 'words' ? remark(nextSentenceWording) : remark(firstSentenceWording[context.genre])],
  };
}

const wordsQuoted = (context: FeedbackContext): string => {
  const [first] = context.prose;
  return first ? quoted(context, first) : '';
};

const lowerFirst = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** What the text is where it is neither a story nor an argument, though it is marked on their scales. */
function kindOf({ isExplaining, letter, isDescribing }: FeedbackContext): TextKind | null {
  if (isExplaining) return 'explanation';
  if (letter) return 'letter';
  return isDescribing ? 'description' : null;
}

function exampleFor(context: FeedbackContext, { criterion, mark, maximum }: MeasuredMark): string {
  const band = bandForExample(mark, maximum, context.year);
  const { genre, text } = context;
  const example = chooseExample({ genre, kind: kindOf(context), criterion, band, year: context.year, text });
  return example ? renderExample(example) : '';
}

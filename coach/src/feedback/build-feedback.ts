import { type Criterion, criteriaOf, type FeedbackByCategory, type FeedbackOutput } from '@inkling/contract';
import type { CriterionMark } from '../marking/assessment.ts';
import { exampleBand } from './band.ts';
import { chooseExample } from './choose-example.ts';
import { lineNear } from './choose-line.ts';
import {
  type CriterionVoice,
  createFeedbackContext,
  type FeedbackContext,
  type FeedbackInput,
  markOf,
  type NoticeCriterion,
  quoted,
} from './feedback-context.ts';
import { noticeAudience } from './notice/audience.ts';
import { noticeCharacterAndSetting } from './notice/character-and-setting.ts';
import { noticeCohesion } from './notice/cohesion.ts';
import { isExplained, noticeExplaining } from './notice/explaining.ts';
import { noticeIdeas } from './notice/ideas.ts';
import { noticeParagraphing } from './notice/paragraphing.ts';
import { noticePersuasiveDevices } from './notice/persuasive-devices.ts';
import { noticePunctuation } from './notice/punctuation.ts';
import { noticeSentenceStructure } from './notice/sentence-structure.ts';
import { noticeSpelling } from './notice/spelling.ts';
import { noticeTextStructure } from './notice/text-structure.ts';
import { isForeignToVerse, noticeVerse } from './notice/verse.ts';
import { noticeVocabulary } from './notice/vocabulary.ts';
import { readState } from './read-state.ts';
import { renderExample } from './render-example.ts';
import { type Notice, notice, say } from './wording.ts';
import { firstMove, littleToRead, nextStepUp, shortPiece } from './words/little-to-read.ts';
import { stretchWords } from './words/stretch.ts';

const noticers: Record<Criterion, NoticeCriterion> = {
  audience: noticeAudience,
  text_structure: noticeTextStructure,
  ideas: noticeIdeas,
  character_and_setting: noticeCharacterAndSetting,
  persuasive_devices: noticePersuasiveDevices,
  vocabulary: noticeVocabulary,
  cohesion: noticeCohesion,
  paragraphing: noticeParagraphing,
  sentence_structure: noticeSentenceStructure,
  punctuation: noticePunctuation,
  spelling: noticeSpelling,
};

const mostStrengths = 2;
const mostSuggestions = 2;

/** Feedback on every criterion of the genre, from the marks and the child's own words. Pure and deterministic. */
export function buildFeedback(input: FeedbackInput): FeedbackByCategory {
  const context = createFeedbackContext(input);
  return Object.fromEntries(
    criteriaOf(context.genre).map((criterion) => [criterion, criterionFeedback(context, criterion)]),
  );
}

export function criterionFeedback(context: FeedbackContext, criterion: Criterion): FeedbackOutput {
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
      content: parts.advice.map((each) => say(each, context.year)),
    },
    example_to_learn_from: exampleFor(context, mark),
  };
}

interface FeedbackParts {
  comment: string;
  strengths: string[];
  advice: Notice[];
}

function wordedParts(context: FeedbackContext, mark: CriterionMark): FeedbackParts {
  const { summary, outlook, strengths, steps } = noticed(context, mark);
  const [met, next] = outlook ? [[], [say(outlook, context.year)]] : rules(context, mark);
  const last = context.prose.at(-1);
  const quote = last ? quoted(context, last) : context.topic;
  const praise = unlike(
    strengths.length > 0 ? strengths : [notice(shortPiece.start, { quote })],
    mostStrengths,
  );
  const advice = unlike(steps.length > 0 ? steps : [notice(shortPiece.more, { quote })], mostSuggestions);
  return {
    comment: [...met, say(summary, context.year), ...next].join(' '),
    strengths: praise.map((each) => say(each, context.year)),
    advice: mark.mark === mark.maximum ? [stretch(context, mark)] : advice,
  };
}

/** What is suggested, before it is put into words. */
export const adviceOn = (context: FeedbackContext, mark: CriterionMark): Notice[] =>
  partsOf(context, mark).advice;

const partsOf = (context: FeedbackContext, mark: CriterionMark): FeedbackParts =>
  readState(context) === 'readable' ? wordedParts(context, mark) : startingParts(context);

const noticed = (context: FeedbackContext, mark: CriterionMark): CriterionVoice => {
  if (isForeignToVerse(context, mark.criterion)) return noticeVerse(context);
  return context.isExplaining && isExplained(mark.criterion)
    ? noticeExplaining(context, mark.criterion)
    : noticers[mark.criterion](context, mark);
};

/** Rules that speak of opinions say nothing about an explanation, nor those of stories about a poem. */
const isBesideThePoint = (context: FeedbackContext, criterion: Criterion): boolean =>
  (context.isExplaining && isExplained(criterion)) || isForeignToVerse(context, criterion);

/** Nothing says more than a mark for what there is not, or need not be. */
const isMarked = (context: FeedbackContext, criterion: Criterion): boolean =>
  readState(context) === 'readable' && !isForeignToVerse(context, criterion);

/** The marks as a child reads them, without the rules that would contradict the comment. */
export const marksToShow = (context: FeedbackContext): CriterionMark[] =>
  context.assessment.marks
    .filter(({ criterion }) => isMarked(context, criterion))
    .map((mark) => (isBesideThePoint(context, mark.criterion) ? { ...mark, met: '', next: null } : mark));

/** The rule met and the next one. */
function rules(
  context: FeedbackContext,
  { criterion, mark, met, next }: CriterionMark,
): [string[], string[]] {
  if (isBesideThePoint(context, criterion)) return [[], []];
  return [[met], next !== null && mark > 0 ? [`${nextStepUp} ${lowerFirst(next)}`] : []];
}

/** The first few that neither say the same thing in the same words nor point at the same place. */
function unlike(notices: Notice[], most: number): Notice[] {
  const isAlike = (a: Notice, b: Notice): boolean =>
    (a.wording === b.wording && a.slots.reason === b.slots.reason) ||
    (a.slots.quote !== undefined && a.slots.quote === b.slots.quote);
  const firsts: Notice[] = [];
  for (const each of notices) if (!firsts.some((first) => isAlike(first, each))) firsts.push(each);
  return firsts.slice(0, most);
}

function stretch(context: FeedbackContext, { criterion }: CriterionMark): Notice {
  const middle = lineNear(context, 0.5);
  const quote = middle ? quoted(context, middle) : context.topic;
  return notice(stretchWords[criterion], { quote });
}

/** Nothing is praised that is not there: an honest line and one small move. */
function startingParts(context: FeedbackContext): FeedbackParts {
  const state = readState(context);
  const why = littleToRead[state === 'readable' ? 'uncredited' : state];
  return {
    comment: say(notice(why), context.year),
    strengths:
      state === 'words' ? [say(notice(shortPiece.start, { quote: wordsQuoted(context) }), context.year)] : [],
    advice: [notice(firstMove[context.genre])],
  };
}

const wordsQuoted = (context: FeedbackContext): string => {
  const [first] = context.prose;
  return first ? quoted(context, first) : context.topic;
};

const lowerFirst = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

function exampleFor(context: FeedbackContext, { criterion, mark, maximum }: CriterionMark): string {
  const band = exampleBand(mark, maximum, context.year);
  const example = chooseExample({ genre: context.genre, criterion, band, text: context.text });
  return example ? renderExample(example) : '';
}

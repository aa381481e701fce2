import type { Criterion } from '@inkling/contract';
import { ideasWording } from '../../criteria/ideas/wording.ts';
import { criteria } from '../../criteria/index.ts';
import { sentenceStructureWording } from '../../criteria/sentence-structure/wording.ts';
import { areMarksStrong } from '../../marking/are-marks-strong.ts';
import type { MeasuredMark } from '../../marking/assessment.ts';
import { draftMarkability } from '../draft-markability.ts';
import type { FeedbackContext } from '../feedback-context.ts';
import { isOtherGenre } from '../other-genre-remarks.ts';
import { remark } from '../remark.ts';
import {
  suggestFixingCommonestError,
  suggestMendingGrammar,
  suggestSentenceBoundaries,
} from './accuracy-improvements.ts';
import {
  suggestAnsweringOtherSide,
  suggestGrowingBestReason,
  suggestGrowingThinReason,
  suggestLongerClosing,
  suggestProof,
  suggestSayingOpinion,
} from './argument-improvements.ts';
import {
  suggestAskingListener,
  suggestEnding,
  suggestEndingOnTopic,
  suggestFirstBreak,
  suggestGrouping,
  suggestShowingSomeone,
} from './other-text-kind-improvements.ts';
import {
  suggestOwnWords,
  suggestSlowingBigMoment,
  suggestStartingSooner,
  suggestTrouble,
} from './story-improvements.ts';
import {
  suggestConvincingScepticalReader,
  suggestCuttingOneLine,
  suggestLinkingReasons,
  suggestNamedProof,
  suggestPlantingEarlier,
  suggestStrengtheningReason,
} from './strong-draft-improvements.ts';
import {
  type FindImprovement,
  firstNeededImprovement,
  suggestionInWording,
} from './suggested-improvement.ts';

/** The one thing to do next, in the order in which teachers choose it. */
export const chooseNextImprovement: FindImprovement = (context, suggestionsOn) => {
  if (draftMarkability(context) !== 'readable') return firstSuggestion('ideas')(context, suggestionsOn);
  // To be what was asked for comes before all else.
  if (isOtherGenre(context)) return firstSuggestion('text_structure')(context, suggestionsOn);
  const needed = improvementsFor(context)(context, suggestionsOn);
  // Where what it needs most was just done, there is more to gain elsewhere.
  return needed ?? (context.followed.size > 0 ? mostToGain(context, suggestionsOn) : undefined);
};

const firstSuggestion =
  (criterion: Criterion): FindImprovement =>
  (_context, suggestionsOn) => {
    const [first] = suggestionsOn(criterion);
    return first && { criterion, remark: first };
  };

const improvementsFor = (context: FeedbackContext): FindImprovement => {
  const isStory = context.genre === 'narrative';
  // Free pieces are marked on the scale of stories or arguments, but advice for those need not fit them.
  if (context.assessment.written === 'poem') return mostToGain;
  if (context.letter) return letter;
  if (context.isDescribing) return description;
  if (context.isExplaining) return explanation;
  if (context.isAnyKind) return freePiece;
  // Who writes well gains more from a question about the whole than from one word or mark.
  if (isNearTheTop(context)) return isStory ? strongStory : strongArgument;
  return isStory ? story : argument;
};

const nearTheTop = 0.83;

const isNearTheTop = ({ assessment: { marks } }: FeedbackContext): boolean =>
  marks.reduce((sum, { mark, maximum }) => sum + mark - nearTheTop * maximum, 0) >= 0;

const shortFor = (year: number): number => Math.min(140, 35 + 15 * year);

const ifShort =
  (find: FindImprovement): FindImprovement =>
  (context, suggestionsOn) =>
    context.assessment.words < shortFor(context.year) ? find(context, suggestionsOn) : undefined;

const ifStrong =
  (find: FindImprovement): FindImprovement =>
  (context, suggestionsOn) =>
    areMarksStrong(context.assessment.marks) ? find(context, suggestionsOn) : undefined;

/** A short last line may be the point of a piece that is told well. */
const unlessStrong =
  (find: FindImprovement): FindImprovement =>
  (context, suggestionsOn) =>
    areMarksStrong(context.assessment.marks) ? undefined : find(context, suggestionsOn);

const addOneReason: FindImprovement = () => ({ criterion: 'ideas', remark: remark(ideasWording.newReason) });

const firstYearOfOpenings = 4;
/** Older writers say "I" again and again on purpose. */
const lastYearOfOpenings = 6;

const varyOpenings: FindImprovement = (context, suggestionsOn) =>
  context.year >= firstYearOfOpenings && context.year <= lastYearOfOpenings
    ? suggestionInWording(suggestionsOn, 'sentence_structure', [sentenceStructureWording.sameOpening])
    : undefined;

const outOfReach = 0.7;
/** The share of a scale within reach at a year: about half in Year 2, nearly all from Year 9 on. */
const reachOf = (year: number): number => Math.min(1, 0.35 + 0.07 * year);
/** How much less advice that points at no sentence weighs, and what only polishes. */
const pointingNowhere = 0.8;
const finishingTouch = 0.4;
const wordsToBreakUp = 80;

/** The most important criterion with most to gain from a mark within reach at the year. */
const mostToGain: FindImprovement = (context, suggestionsOn) => {
  const worth = ({ criterion, mark, maximum }: MeasuredMark): number => {
    const reach = (mark + 1) / maximum <= reachOf(context.year) ? 1 : outOfReach;
    const [first] = suggestionsOn(criterion);
    const weight = first?.isMinor ? finishingTouch : first?.slots.quote ? 1 : pointingNowhere;
    return criteria[criterion].importance * reach * weight * (1 - mark / maximum);
  };
  const [best] = context.assessment.marks
    .filter(
      ({ criterion }) =>
        // A few lines belong in one paragraph.
        !(criterion === 'paragraphing' && context.assessment.words < wordsToBreakUp) &&
        !(criterion === 'persuasive_devices' && context.isExplaining) &&
        suggestionsOn(criterion).length > 0,
    )
    .sort((a, b) => worth(b) - worth(a));
  return best && firstSuggestion(best.criterion)(context, suggestionsOn);
};

const letter = firstNeededImprovement(
  suggestSentenceBoundaries,
  suggestFirstBreak,
  suggestFixingCommonestError,
  firstSuggestion('audience'),
);

const description = firstNeededImprovement(
  suggestSentenceBoundaries,
  suggestFixingCommonestError,
  suggestShowingSomeone,
  mostToGain,
);

const explanation = firstNeededImprovement(
  suggestSentenceBoundaries,
  suggestFixingCommonestError,
  suggestEndingOnTopic,
  suggestGrouping,
  suggestFirstBreak,
  mostToGain,
);

const freePiece = firstNeededImprovement(
  suggestFirstBreak,
  suggestSentenceBoundaries,
  suggestFixingCommonestError,
  suggestEnding,
  suggestAskingListener,
  mostToGain,
);

/** What a reader stumbles over again and again comes first, and then what could be richer. */
const story = firstNeededImprovement(
  suggestSentenceBoundaries,
  suggestFixingCommonestError,
  suggestTrouble,
  suggestStartingSooner,
  suggestOwnWords,
  varyOpenings,
  ifStrong(firstNeededImprovement(suggestPlantingEarlier, suggestCuttingOneLine)),
  suggestSlowingBigMoment,
  mostToGain,
);

const argument = firstNeededImprovement(
  suggestSentenceBoundaries,
  suggestFixingCommonestError,
  suggestSayingOpinion,
  ifShort(addOneReason),
  suggestProof,
  suggestGrowingThinReason,
  unlessStrong(suggestLongerClosing),
  suggestAnsweringOtherSide,
  ifStrong(
    firstNeededImprovement(suggestNamedProof, suggestStrengtheningReason, suggestConvincingScepticalReader),
  ),
  suggestGrowingBestReason,
);

const strongStory = firstNeededImprovement(
  suggestMendingGrammar,
  suggestOwnWords,
  suggestPlantingEarlier,
  suggestCuttingOneLine,
);
const strongArgument = firstNeededImprovement(
  suggestMendingGrammar,
  suggestLinkingReasons,
  suggestNamedProof,
  suggestConvincingScepticalReader,
);

import { mainNames } from '../../criteria/character-and-setting/remarks.ts';
import { ideasWording } from '../../criteria/ideas/wording.ts';
import { textStructureWording } from '../../criteria/text-structure/wording.ts';
import { vocabularyWording } from '../../criteria/vocabulary/wording.ts';
import type { Sentence } from '../../parse/index.ts';
import { bodilyFeelingPattern } from '../../word-lists/patterns-for-advice-checks.ts';
import { stockPhrase } from '../../word-lists/stock-phrases.ts';
import { storyProblemPattern } from '../../word-lists/words-and-patterns-for-remarks.ts';
import { type FeedbackContext, findCue, quoted } from '../feedback-context.ts';
import { quotableSentenceNear, textOfSentence } from '../quotable-sentence.ts';
import { inQuotes } from '../quote.ts';
import { remark } from '../remark.ts';
import { type FindImprovement, suggestionInWording } from './suggested-improvement.ts';

const fewestDeeds = 2;

/** Somebody who does things: "Ring" in "Ring ring" is nobody. */
const doesThings = ({ analysis: { words } }: FeedbackContext, name: string): boolean =>
  /^\p{Lu}/u.test(name) &&
  words.filter((word, index) => word.text === name && /^(?:VERB|AUX)$/.test(words[index + 1]?.pos ?? ''))
    .length >= fewestDeeds;

/** Whose eyes a story is seen through: "what does Mia see", "what do you see". */
const seenBy = (context: FeedbackContext): string => {
  if (context.analysis.person === 'first') return 'do you';
  const name = mainNames(context).find((each) => doesThings(context, each));
  return name ? `does ${name}` : 'do they';
};

const tinyStory = 40;
/** What went before the story, or did not happen. */
const outsideTheStory = /\b(?:had|not|never|always|used to|would)\b/i;

/** What happens in the story, told and not spoken, between its first line and its last. */
const toldIn = (context: FeedbackContext): Sentence[] =>
  context.prose
    .slice(1, -1)
    .filter(
      (sentence) =>
        !sentence.hasSpeech &&
        sentence.endMark !== '?' &&
        sentence.tense === 'past' &&
        !outsideTheStory.test(textOfSentence(context, sentence)),
    );

/** The line where things go wrong, where only one says so: the wrong line would be worse than none. */
const turningPoint = (context: FeedbackContext): Sentence | undefined => {
  const turns = toldIn(context).filter((sentence) => findCue(context, [sentence], storyProblemPattern));
  if (turns.length === 1) return turns[0];
  return context.assessment.words < tinyStory ? quotableSentenceNear(context, 0.5) : undefined;
};

const firstYearOfStockPhrases = 6;
const fewestStockPhrases = 2;

/** Words that other stories lend: older writers are asked for their own. */
export const suggestOwnWords: FindImprovement = (context) => {
  if (context.year < firstYearOfStockPhrases) return undefined;
  const found = [...context.text.matchAll(stockPhrase)].map(([phrase]) => phrase);
  const [first] = found;
  if (!first || found.length < fewestStockPhrases) return undefined;
  const slots = { word: inQuotes(first), who: seenBy(context) };
  return { criterion: 'vocabulary', remark: remark(vocabularyWording.stockPhrase, slots) };
};

const longStory = 220;
const lateShare = 0.65;
const firstYearToCut = 5;

/** A story that gets up, eats and drives for half its length before anything happens. */
export const suggestStartingSooner: FindImprovement = (context) => {
  const { prose, assessment } = context;
  const turn = findCue(context, toldIn(context), storyProblemPattern)?.sentence;
  if (!turn || assessment.words < longStory || context.year < firstYearToCut) return undefined;
  if (prose.indexOf(turn) < lateShare * prose.length) return undefined;
  const quote = quoted(context, turn);
  return { criterion: 'text_structure', remark: remark(textStructureWording.cutToTurn, { quote }) };
};

/** A story needs something to go wrong. */
export const suggestTrouble: FindImprovement = (context, suggestionsOn) => {
  const middle = quotableSentenceNear(context, 0.5);
  if (context.assessment.written === 'recount' && middle) {
    const quote = quoted(context, turningPoint(context) ?? middle);
    return { criterion: 'text_structure', remark: remark(textStructureWording.addProblem, { quote }) };
  }
  if (context.assessment.words < tinyStory) return undefined;
  return suggestionInWording(suggestionsOn, 'text_structure', [textStructureWording.addProblem]);
};

/** The lines right behind the moment already tell what a body did or what went on in a head. */
const isSlowed = (context: FeedbackContext, moment: Sentence): boolean => {
  const at = context.prose.indexOf(moment) + 1;
  return findCue(context, context.prose.slice(at, at + 2), bodilyFeelingPattern) !== undefined;
};

/** What teachers ask for most: to stay at the moment that matters, inside somebody's head. */
export const suggestSlowingBigMoment: FindImprovement = (context) => {
  const moment = turningPoint(context);
  if (moment && isSlowed(context, moment)) return undefined;
  const who = seenBy(context);
  return {
    criterion: 'ideas',
    remark: moment
      ? remark(ideasWording.slowMoment, { quote: quoted(context, moment), who })
      : remark(ideasWording.findMoment, { who }),
  };
};

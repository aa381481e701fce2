import { findSpeechWithoutQuoteMarks } from '../../criteria/punctuation/remarks.ts';
import { punctuationWording } from '../../criteria/punctuation/wording.ts';
import { isEndlessSentence } from '../../criteria/sentence-structure/endless-sentence.ts';
import { tenseShifts } from '../../criteria/sentence-structure/tense-shifts.ts';
import { sentenceStructureWording } from '../../criteria/sentence-structure/wording.ts';
import { commonMisspellings } from '../../criteria/spelling/remarks.ts';
import { spellingWording } from '../../criteria/spelling/wording.ts';
import type { Sentence } from '../../parse/index.ts';
import type { Finding } from '../../writing-errors/finding.ts';
import {
  type FeedbackContext,
  isInside,
  overlapsFinding,
  quoteCue,
  quoted,
  wordsIn,
} from '../feedback-context.ts';
import { textOfSentence } from '../quotable-sentence.ts';
import { inQuotes, quoteList } from '../quote.ts';
import { type Remark, remark } from '../remark.ts';
import {
  type FindImprovement,
  type SuggestedImprovement,
  suggestionInWording,
} from './suggested-improvement.ts';

/** Beginners have more to gain from one more idea than from marks. */
const lastYearOfBeginners = 2;

const lengthOf = ({ firstWord, endWord }: Sentence): number => endWord - firstWord;

const longChain = 35;
/** Older writers build long sentences on purpose. */
const lastYearOfChains = 6;
const mostLinks = 2;

/** One thing after the other in a single sentence: "and then … and … so …". */
const isChain = (context: FeedbackContext, sentence: Sentence): boolean =>
  isEndlessSentence(context.analysis, sentence) ||
  (context.year <= lastYearOfChains &&
    lengthOf(sentence) > longChain &&
    // Who sets a dash or a semicolon made it long on purpose.
    !/[;:—–]/.test(textOfSentence(context, sentence)) &&
    wordsIn(context, sentence).filter(({ lower }) => /^(?:and|then|so|but|because)$/.test(lower)).length >
      mostLinks);

const isUnmarked = ({ endMark, startsWithCapital }: Sentence): boolean =>
  endMark === null || !startsWithCapital;

const shareToMend = { beginners: 0.8, others: 0.28 };
const fewWords = { beginners: 40, others: 25 };

/** A reader gets lost when this much of a text is in sentences without a proper beginning or end. */
export const suggestSentenceBoundaries: FindImprovement = (context, suggestionsOn) => {
  const isBad = (sentence: Sentence): boolean =>
    isUnmarked(sentence) || isChain(context, sentence) || overlapsFinding(sentence, context.joins);
  const sum = (sentences: Sentence[]) => sentences.reduce((words, each) => words + lengthOf(each), 0);
  const bad = context.prose.filter(isBad);
  const who = context.year <= lastYearOfBeginners ? 'beginners' : 'others';
  if (sum(bad) < shareToMend[who] * sum(context.prose) || context.assessment.words < fewWords[who])
    return undefined;
  const chains = bad.filter((sentence) => isChain(context, sentence));
  const { endless, fault } = sentenceStructureWording;
  if (chains.length > 0) return { criterion: 'sentence_structure', remark: remark(endless) };
  const inSentences = suggestionInWording(suggestionsOn, 'sentence_structure', [fault]);
  const inMarks = suggestionInWording(suggestionsOn, 'punctuation', [
    punctuationWording.addEnd,
    punctuationWording.addCapital,
  ]);
  const isInMarks = bad.filter(isUnmarked).length > bad.length / 2;
  return isInMarks ? (inMarks ?? inSentences) : (inSentences ?? inMarks);
};

/** One slip is a slip. What comes again and again is what to learn next. */
interface Habit {
  times: number;
  /** From how many times on it is one. */
  fewest: number;
  /** How often it has to come in a hundred words. */
  least: number;
  /** How much one of them stops a reader. */
  weight: number;
  step: SuggestedImprovement | undefined;
}

const fewestTimes = 3;
const oftenAnyway = 2;

const isHabit = ({ assessment }: FeedbackContext, { times, fewest, least }: Habit): boolean => {
  const rate = (times * 100) / Math.max(1, assessment.words);
  return (times >= fewest && rate >= least) || (times > 1 && rate >= Math.max(least, oftenAnyway));
};

/** Those of the rule that comes most often. */
const commonest = (findings: readonly Finding[]): Finding[] => {
  const byRule = new Map<string, Finding[]>();
  for (const finding of findings) byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), finding]);
  return [...byRule.values()].sort((a, b) => b.length - a.length)[0] ?? [];
};

const slotsOf = (
  context: FeedbackContext,
  finding: Finding | undefined,
): Record<string, string> | undefined => {
  const sentence = finding && context.prose.find((each) => isInside(finding, each));
  return sentence && { quote: quoted(context, sentence, finding.start), reason: finding.reason };
};

const notGrammar = /^(?:comma-splice|run-on|long-sentence)$/;

const agreement = /^(?:missing-s-on-verb|pronoun-verb-agreement|nominal-wants)$/;
const mostOfThem = 0.5;

/** "One day she go": where the verbs of a story told in the past stay plain, they want the past, and not an s. */
const pastOfVerb = (context: FeedbackContext, slips: readonly Finding[]): Remark | undefined => {
  const told = context.prose.filter(({ hasSpeech }) => !hasSpeech);
  const inTense = (tense: Sentence['tense']) => told.filter((sentence) => sentence.tense === tense).length;
  if (context.genre !== 'narrative' || inTense('past') <= inTense('present')) return undefined;
  const plain = slips.filter(
    (slip) => agreement.test(slip.rule) && told.some((sentence) => isInside(slip, sentence)),
  );
  const [first] = plain;
  const slots = slotsOf(context, first);
  const isHabitual = plain.length >= fewestTimes && plain.length >= slips.length * mostOfThem;
  if (!isHabitual || !first || !slots) return undefined;
  const verb = context.text.slice(first.start, first.end).split(/\s+/).at(-1) ?? '';
  return remark(sentenceStructureWording.pastOfVerb, { ...slots, word: inQuotes(verb) });
};

/** A few lines in another time may tell what is always so. */
const shareOfShifts = 0.15;

/** Verbs, endings and little words that do not fit, as learners of English write them. */
const grammarHabit = (context: FeedbackContext): Habit => {
  const slips = context.findings.filter(({ kind, rule }) => kind === 'grammar' && !notGrammar.test(rule));
  const leaving = tenseShifts(context);
  const shifts = leaving.length >= context.prose.length * shareOfShifts ? leaving : [];
  const often = commonest(slips);
  const slots = slotsOf(context, often[0]);
  const [shift] = shifts;
  const { tense, grammar } = sentenceStructureWording;
  const found =
    pastOfVerb(context, slips) ??
    (shift && shifts.length >= Math.max(fewestTimes, often.length)
      ? remark(tense, { quote: quoted(context, shift) })
      : slots && remark(grammar, slots));
  return {
    times: slips.length + shifts.length,
    fewest: fewestTimes,
    least: 0.6,
    weight: 1.5,
    step: found && { criterion: 'sentence_structure', remark: found },
  };
};

const spokenOfElsewhere = /^(?:sentence-capital|end-mark|unmarked-speech)$/;

/** One kind of mark that is missing throughout, such as the apostrophe. */
const punctuationHabit = (context: FeedbackContext): Habit => {
  const often = commonest(
    context.findings.filter(({ kind, rule }) => kind === 'punctuation' && !spokenOfElsewhere.test(rule)),
  );
  const slots = slotsOf(context, often[0]);
  const step: SuggestedImprovement | undefined = slots && {
    criterion: 'punctuation',
    remark: remark(punctuationWording.finding, slots),
  };
  return { times: often.length, fewest: fewestTimes, least: 0.8, weight: 1, step };
};

/** What people say, without the marks that show it. */
const speechHabit = (context: FeedbackContext): Habit => {
  const spoken = findSpeechWithoutQuoteMarks(context);
  const [first] = spoken;
  const step: SuggestedImprovement | undefined = first && {
    criterion: 'punctuation',
    remark: remark(punctuationWording.markSpeech, { quote: quoteCue(context, first) }),
  };
  return { times: spoken.length, fewest: 2, least: 0.6, weight: 2.5, step };
};

const wordsToMend = 3;

/** Everyday words that are misspelt: a few of them are mended. */
const spellingHabit = (context: FeedbackContext): Habit => {
  const misspelt = commonMisspellings(context);
  const words = quoteList(misspelt.slice(0, wordsToMend));
  return {
    times: misspelt.length,
    fewest: fewestTimes,
    least: 2.5,
    weight: 0.6,
    step: { criterion: 'spelling', remark: remark(spellingWording.lookAgain, { words }) },
  };
};

const worstOf =
  (...habits: ((context: FeedbackContext) => Habit)[]): FindImprovement =>
  (context) =>
    habits
      .map((find) => find(context))
      .filter((habit) => habit.step && isHabit(context, habit))
      .sort((a, b) => b.times * b.weight - a.times * a.weight)[0]?.step;

export const suggestMendingGrammar: FindImprovement = worstOf(grammarHabit);

/** The slip that comes most often, from the year on in which marks and spelling are taught. */
export const suggestFixingCommonestError: FindImprovement = (context, suggestionsOn) =>
  context.year > lastYearOfBeginners
    ? worstOf(grammarHabit, speechHabit, punctuationHabit, spellingHabit)(context, suggestionsOn)
    : undefined;

import type { Sentence } from '../parse/index.ts';
import { roleProbability } from '../sentence-roles/classify-roles.ts';
import type { SentenceRole } from '../sentence-roles/sentence-role.ts';
import { announcedReasonsPattern } from '../word-lists/words-and-patterns-for-remarks.ts';
import { type CueMatch, type FeedbackContext, findCue, isInside } from './feedback-context.ts';
import { textOfSentence } from './quotable-sentence.ts';

const fewestWordsOfReason = 4;

const lengthOf = (sentence: Sentence): number => sentence.endWord - sentence.firstWord;

/** How likely a sentence has a role, to be quoted for it; a role that is only likely is asked for no more. */
const sureEnoughToQuote = 0.45;
const likelyEnough = 0.3;

const probabilityOf = ({ analysis }: FeedbackContext, sentence: Sentence, role: SentenceRole): number =>
  roleProbability(analysis, sentence, role);

export const hasRole = (context: FeedbackContext, sentence: Sentence, role: SentenceRole): boolean =>
  probabilityOf(context, sentence, role) >= sureEnoughToQuote;

/** Whether a sentence may well have a role: enough to leave it alone, too little to be quoted for it. */
export const mayHaveRole = (context: FeedbackContext, sentence: Sentence, role: SentenceRole): boolean =>
  probabilityOf(context, sentence, role) >= likelyEnough;

/** The sentences that surely have a role, the surest first. */
export const sentencesWithRole = (context: FeedbackContext, role: SentenceRole): Sentence[] =>
  context.prose
    .filter((sentence) => hasRole(context, sentence, role))
    .sort((a, b) => probabilityOf(context, b, role) - probabilityOf(context, a, role) || a.start - b.start);

const tellsToThink =
  /^\W*(?:and |but |so |now |just )?(?:think|imagine|ask|remember|look|consider|picture)\b/i;

const turnsAround = /^\W*(?:but|yet|however|still|nevertheless|even so)\b/i;

/** What is taken back in the same paragraph ("People get hurt. But ask what works.") is the other side's. */
export const isTakenBack = ({ prose, text }: FeedbackContext, sentence: Sentence): boolean => {
  const next = prose[prose.indexOf(sentence) + 1];
  return next?.paragraph === sentence.paragraph && turnsAround.test(text.slice(next.start, next.end));
};

/** A reason that stands as a statement of its own: it can be asked to be proved. */
export const isStatedReason = (context: FeedbackContext, sentence: Sentence): boolean => {
  const isStated =
    sentence.endMark !== '?' &&
    sentence.endMark !== '!' &&
    !sentence.hasSpeech &&
    !tellsToThink.test(textOfSentence(context, sentence));
  const isOwnReason =
    hasRole(context, sentence, 'reason') &&
    !mayHaveRole(context, sentence, 'other_side') &&
    !isTakenBack(context, sentence) &&
    !announcedReasonsPattern.test(textOfSentence(context, sentence));
  return isStated && isOwnReason && lengthOf(sentence) >= fewestWordsOfReason;
};

const opensPoint =
  /^\W*(?:also|another|first|firstly|second|secondly|third|thirdly|next|finally|lastly|furthermore|moreover|in addition|in conclusion|to conclude|to sum up|that is why|my (?:first|second|third|next|last|final|other))\b/i;

/** Whether it, or a sentence beside it in the same paragraph, already backs it up. */
export function isReasonBackedUp(context: FeedbackContext, sentence: Sentence): boolean {
  const { prose, analysis, text } = context;
  const at = prose.indexOf(sentence);
  const beside = (near: Sentence | undefined) => (near?.paragraph === sentence.paragraph ? near : undefined);
  const isProof = (near: Sentence | undefined): boolean =>
    near !== undefined &&
    (near.tense === 'past' ||
      mayHaveRole(context, near, 'support') ||
      analysis.devices.some(
        (device) => ['example', 'statistic', 'authority'].includes(device.kind) && isInside(device, near),
      ));
  const next = beside(prose[at + 1]);
  // What follows in the same paragraph says more about it, unless it opens a new point.
  const isSupported = next !== undefined && !opensPoint.test(text.slice(next.start, next.end));
  return isSupported || [beside(prose[at - 1]), sentence, next].some(isProof);
}

const opinionCues =
  /\b(?:should(?:n['’]t)?|must(?:n['’]t)?|ought|better|best|worst|agree|disagree|opinion|(?:i|we) (?:strongly |really |do |also )?(?:think|believe)|banned|needs? to|want|unfair|ask(?:ing)? you to|persuade you)\b/i;
const fewestWordsOfOpinion = 4;
/** What sounds like an opinion may be one with less of a chance than what does not. */
const enoughIfItSoundsSo = 0.3;
/** With less than this nobody has said yet what they think. */
const enoughToBeThere = 0.2;

/** Where the writer first says what they think; of what only sounds like it, where it is likeliest. */
export function findOpinionSentence(context: FeedbackContext): CueMatch | undefined {
  const known = knownOpinions.get(context) ?? { match: searchOpinion(context) };
  knownOpinions.set(context, known);
  return known.match;
}

const knownOpinions = new WeakMap<FeedbackContext, { match: CueMatch | undefined }>();

function searchOpinion(context: FeedbackContext): CueMatch | undefined {
  const { prose, analysis } = context;
  const opinions = analysis.devices.filter(({ kind }) => kind === 'opinion');
  const candidates = prose
    .filter((one) => one.endMark !== '?' && lengthOf(one) >= fewestWordsOfOpinion)
    .flatMap((sentence) => {
      const probability = probabilityOf(context, sentence, 'opinion');
      const opinion = opinions.find((device) => isInside(device, sentence));
      // Misspelt words count by what they were meant to be: "We shood have".
      const cued = findCue(context, [sentence], opinionCues);
      const isSure = probability >= (opinion || cued ? enoughIfItSoundsSo : sureEnoughToQuote);
      return isSure
        ? [{ sentence, probability, place: opinion?.start ?? cued?.place ?? sentence.start }]
        : [];
    });
  const sure = candidates.find(({ probability }) => probability >= sureEnoughToQuote);
  return sure ?? candidates.sort((a, b) => b.probability - a.probability || a.place - b.place)[0];
}

/** Whether the writer may have said what they think, also where no sentence of it can be quoted. */
export const mayHaveOpinion = (context: FeedbackContext): boolean =>
  context.prose.some((sentence) => probabilityOf(context, sentence, 'opinion') >= enoughToBeThere);

const enoughForOtherSide = 0.25;

/** Whether those who disagree may have been heard: they are not asked for again. */
export const mayMentionOtherSide = (context: FeedbackContext): boolean =>
  context.prose.some(
    (sentence) =>
      probabilityOf(context, sentence, 'other_side') >= enoughForOtherSide ||
      hasRole(context, sentence, 'answer'),
  );

/** Where the other side surely has its say. */
export const findOtherSideSentence = (context: FeedbackContext): Sentence | undefined =>
  sentencesWithRole(context, 'other_side')[0];

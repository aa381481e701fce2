import { announceCues, concessionCues } from '../language/remark-cues.ts';
import type { Sentence } from '../parse/index.ts';
import { type CueMatch, type FeedbackContext, findCue, isInside } from './feedback-context.ts';

const shortestLine = 7;
const shortestClaim = 4;

const lengthOf = (sentence: Sentence): number => sentence.endWord - sentence.firstWord;

export const textOf = ({ text }: FeedbackContext, { start, end }: Sentence): string => text.slice(start, end);

/** The line nearest to a share of the way through that can stand for its part: told, not spoken, and long enough. */
export function lineNear(context: FeedbackContext, share: number): Sentence | undefined {
  const { prose } = context;
  const at = Math.floor(prose.length * share);
  const told = prose.filter((one) => !one.hasSpeech && one.endMark !== '?' && lengthOf(one) >= shortestLine);
  const nearest = told.sort(
    (a, b) => Math.abs(prose.indexOf(a) - at) - Math.abs(prose.indexOf(b) - at) || a.start - b.start,
  );
  return nearest[0] ?? prose[at];
}

/** What an argument may be asked to prove: not a plea, a picture, a memory, or what the other side says. */
const noClaim =
  /\?|\b(?:who|what|how) (?:will|would|can|could) |\bwhy (?:can|do|are|is|should)|^\W*(?:because|please|imagine|picture|think about|consider|dear|hello|hi|good (?:morning|afternoon|evening)|in conclusion|to conclude|to sum up|so\b|that is why|that’s why|that's why|this is why|there (?:is|are)\b|i (?:know|am|have|will|promise|want|hope|ask|would)\b|of course|stop\b|let|my\b|i was|that (?:might|may|could) be true)/i;

const wentBefore = /\b(?:was|were|had|did|went|used to|yesterday|last (?:week|month|year|night|summer))\b/i;

export const isClaim = (context: FeedbackContext, sentence: Sentence): boolean => {
  const text = textOf(context, sentence);
  const isStated = sentence.endMark !== '?' && sentence.endMark !== '!' && !sentence.hasSpeech;
  const isBeside = [noClaim, wentBefore, concessionCues, announceCues].some((cues) => cues.test(text));
  const isTold = sentence.tense === 'past' || sentence.opening === 'verb';
  // "It is called distance" leans on the sentence before.
  const isLeaning = /^\W*(?:it|they|this|that|he|she)\b/i.test(text) && lengthOf(sentence) < shortestLine;
  return isStated && !isBeside && !isTold && !isLeaning && lengthOf(sentence) >= shortestClaim;
};

const opensPoint =
  /^\W*(?:also|another|first|firstly|second|secondly|third|thirdly|next|finally|lastly|furthermore|moreover|in addition|in conclusion|to conclude|to sum up|that is why|my (?:first|second|third|next|last|final|other))\b/i;

/** Whether it, or a sentence beside it in the same paragraph, already backs it up. */
export function isBackedUp({ prose, analysis, text }: FeedbackContext, sentence: Sentence): boolean {
  const at = prose.indexOf(sentence);
  const beside = (near: Sentence | undefined) => (near?.paragraph === sentence.paragraph ? near : undefined);
  const isProof = (near: Sentence | undefined): boolean =>
    near !== undefined &&
    (near.tense === 'past' ||
      analysis.devices.some(
        (device) => ['example', 'statistic', 'authority'].includes(device.kind) && isInside(device, near),
      ));
  const next = beside(prose[at + 1]);
  // What follows in the same paragraph says more about it, unless it opens a new point.
  const isSupported = next !== undefined && !opensPoint.test(text.slice(next.start, next.end));
  return isSupported || [beside(prose[at - 1]), sentence, next].some(isProof);
}

const standCues =
  /\b(?:should(?:n['’]t)?|must(?:n['’]t)?|ought|better|best|worst|agree|disagree|opinion|(?:i|we) (?:strongly |really |do |also )?(?:think|believe)|banned|needs? to|want|unfair|ask(?:ing)? you to|persuade you)\b/i;
const shortestStand = 4;
const firstSentences = 4;

/** Where the writer first says what they think: in the first sentences, or the first third of many. */
export function findStand(context: FeedbackContext): CueMatch | undefined {
  const { prose, analysis } = context;
  const early = prose
    .slice(0, Math.max(firstSentences, Math.ceil(prose.length / 3)))
    .filter((one) => one.endMark !== '?' && lengthOf(one) >= shortestStand);
  const opinions = analysis.devices.filter(({ kind }) => kind === 'opinion');
  for (const sentence of early) {
    if (concessionCues.test(textOf(context, sentence))) continue;
    const opinion = opinions.find((device) => isInside(device, sentence));
    // Misspelt words count by what they were meant to be: "We shood have".
    const cued = findCue(context, [sentence], standCues);
    if (opinion || cued) return { sentence, place: opinion?.start ?? cued?.place ?? sentence.start };
  }
  return undefined;
}

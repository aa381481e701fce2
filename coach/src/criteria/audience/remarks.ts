import {
  type CriterionRemarks,
  type FeedbackContext,
  findCue,
  isInside,
  quoteCue,
  quoted,
  quotedEnd,
} from '../../feedback/feedback-context.ts';
import {
  findOpinionSentence,
  findOtherSideSentence,
  mayHaveOpinion,
  mayHaveRole,
  mayMentionOtherSide,
} from '../../feedback/find-sentences-by-role.ts';
import { textOfSentence } from '../../feedback/quotable-sentence.ts';
import { minorRemark, type Remark, remark, type Wording } from '../../feedback/remark.ts';
import { areMarksStrong } from '../../marking/are-marks-strong.ts';
import type { CriterionMark } from '../../marking/assessment.ts';
import type { PersuasiveDeviceKind, Sentence } from '../../parse/index.ts';
import { settingPattern } from '../../word-lists/words-and-patterns-for-remarks.ts';
import { audienceWording as words } from './wording.ts';

const longPiece = 60;
/** A title helps, but is never the first thing to do; from here on it is not needed. */
const lastMarkForTitle = 4;
const lastMarkForOpening = 4;
const lastMarkForAddress = 3;

export function remarkOnAudience(context: FeedbackContext, mark: CriterionMark): CriterionRemarks {
  const { genre, topic } = context;
  const isStory = genre === 'narrative';
  const plain = context.isDescribing ? remark(words.summaryDescribing) : null;
  return {
    summary: topic === null ? plain : remark(words.summary[genre], { topic }),
    strengths: isStory ? storyStrengths(context) : caseStrengths(context),
    steps: isStory ? storySteps(context, mark.mark) : caseSteps(context, mark.mark),
  };
}

function storyStrengths(context: FeedbackContext): Remark[] {
  const { analysis, prose } = context;
  const first = prose[0];
  const last = prose.at(-1);
  const found: Remark[] = [];
  if (first && isHook(first)) found.push(remark(words.hook, { quote: quoted(context, first) }));
  if (analysis.title) found.push(remark(words.title, { quote: quoted(context, analysis.title) }));
  const isPlain = first !== undefined && isStockOpening(context, first);
  if (first && !isHook(first) && !isPlain) found.push(remark(words.setUp, { quote: quoted(context, first) }));
  // A description may simply stop.
  if (last && prose.length > 4 && !context.isDescribing)
    found.push(remark(words.ending, { quote: quotedEnd(context, last) }));
  if (found.length === 0 && first) found.push(remark(words.setUp, { quote: quoted(context, first) }));
  return found;
}

/** With these any story could begin. */
const stockOpening =
  /^\W*(?:once upon a time|one (?:\w+ )?(?:day|morning|night|afternoon|evening|time)\b|once there was|there (?:once )?was (?:once )?an?\b|it was (?:an? |on )|my name is|i(?: am|['’]m) going to (?:tell|write)|this (?:story |text |piece )?is (?:a story )?about|(?:on|in|last|this) (?:the )?(?:weekend|week|holidays?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b)/i;

const isStockOpening = (context: FeedbackContext, sentence: Sentence): boolean =>
  stockOpening.test(textOfSentence(context, sentence));

const isHook = (sentence: Sentence): boolean =>
  sentence.hasSpeech || sentence.endMark === '?' || sentence.endMark === '!';

function storySteps(context: FeedbackContext, mark: number): Remark[] {
  const { analysis, prose } = context;
  const first = prose[0];
  if (!first) return [];
  const quote = quoted(context, first);
  const found: Remark[] = [];
  if (mark <= 2 && !findCue(context, prose, settingPattern) && !analysis.words.some(({ isName }) => isName))
    found.push(remark(words.sayWhoAndWhere, { quote }));
  const isPlain = !isHook(first) && isStockOpening(context, first) && !context.isDescribing;
  if (isPlain && mark <= lastMarkForOpening) found.push(remark(words.openStronger, { quote }));
  if (mark >= 3 && !context.isDescribing && !areMarksStrong(context.assessment.marks))
    found.push(remark(words.slowDown));
  const isLetter = analysis.paragraphs.some(({ role }) => role === 'greeting');
  if (!analysis.title && !context.hasTitle && !isLetter && !analysis.isPoem && mark <= lastMarkForTitle)
    found.push(remark(words.addTitle));
  const last = prose.at(-1);
  if (last) found.push(minorRemark(words.echo, { quote: quoted(context, last) }));
  return found;
}

const sentenceWith = (context: FeedbackContext, kind: PersuasiveDeviceKind): Sentence | undefined => {
  const devices = context.analysis.devices.filter((candidate) => candidate.kind === kind);
  return context.prose.find((sentence) => devices.some((device) => isInside(device, sentence)));
};

function caseStrengths(context: FeedbackContext): Remark[] {
  const stand = findOpinionSentence(context);
  const address = sentenceWith(context, 'reader-address');
  const question = context.prose.find(
    (sentence) => sentence.endMark === '?' && mayHaveRole(context, sentence, 'appeal'),
  );
  const candidates: [Wording, Sentence | undefined][] = [
    [words.concession, findOtherSideSentence(context)],
    [words.question, question],
    [words.opinion, stand?.sentence],
    [words.readerAddress, address],
    [words.setUp, context.prose[0]],
  ];
  const taken = new Set<Sentence>();
  return candidates.flatMap(([wording, sentence]) => {
    if (!sentence || taken.has(sentence)) return [];
    taken.add(sentence);
    const place = stand?.sentence === sentence ? stand.place : undefined;
    return [remark(wording, { quote: quoted(context, sentence, place) })];
  });
}

const fewestAddresses = 3;
const fewWords = 60;

/** By a device, or by "you" and "we" again and again. */
const speaksToReader = (context: FeedbackContext): boolean =>
  sentenceWith(context, 'reader-address') !== undefined ||
  context.prose.some((sentence) => /^\W*please\b/i.test(textOfSentence(context, sentence))) ||
  context.analysis.words.filter(({ lower }) => /^(?:you|your|we|us|our)$/.test(lower)).length >=
    (context.assessment.words < fewWords ? 1 : fewestAddresses);

function caseSteps(context: FeedbackContext, mark: number): Remark[] {
  const { prose, assessment } = context;
  const first = prose[0];
  if (!first) return [];
  const last = prose.at(-1) ?? first;
  const found: Remark[] = [];
  if (!mayHaveOpinion(context) && mark <= 3) found.push(remark(words.opinionFirst));
  if (!speaksToReader(context) && mark <= lastMarkForAddress)
    found.push(remark(words.talkToReader, { quote: quoted(context, last) }));
  const isReadyForDoubt = mark >= 2 && assessment.words >= longPiece;
  if (isReadyForDoubt && !mayMentionOtherSide(context)) {
    found.push(remark(words.answerDoubt));
  }
  const reason = findCue(context, prose, /\b(?:because|since|as a result|this means)\b/i);
  if (reason && mark <= 3) found.push(remark(words.whyCare, { quote: quoteCue(context, reason) }));
  found.push(minorRemark(words.changeTone));
  return found;
}

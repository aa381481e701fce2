import {
  type CriterionRemarks,
  type FeedbackContext,
  findCue,
  isInside,
  isQuotedWhole,
  overlapsFinding,
  quoteCue,
  quoted,
  wordsIn,
} from '../../feedback/feedback-context.ts';
import {
  findOpinionSentence,
  isReasonBackedUp,
  isStatedReason,
  isTakenBack,
  mayHaveRole,
  sentencesWithRole,
} from '../../feedback/find-sentences-by-role.ts';
import { textOfSentence } from '../../feedback/quotable-sentence.ts';
import { type Remark, remark } from '../../feedback/remark.ts';
import { areMarksStrong } from '../../marking/are-marks-strong.ts';
import type { CriterionMark } from '../../marking/assessment.ts';
import type { Connective, Sentence } from '../../parse/index.ts';
import {
  announcedReasonsPattern,
  namedFeelingWords,
  storyProblemPattern,
} from '../../word-lists/words-and-patterns-for-remarks.ts';
import { ideasWording as words } from './wording.ts';

export function remarkOnIdeas(context: FeedbackContext, mark: CriterionMark): CriterionRemarks {
  const isStory = context.genre === 'narrative';
  return {
    summary: context.topic === null ? null : remark(words.summary, { topic: context.topic }),
    strengths: isStory ? storyStrengths(context) : caseStrengths(context),
    steps: isStory ? storySteps(context, mark.mark) : caseSteps(context, mark.mark),
  };
}

/** How much a sentence tells: its meaningful words, and a bonus for exact ones. */
const richness = (context: FeedbackContext, sentence: Sentence): number =>
  wordsIn(context, sentence).reduce((sum, word) => {
    if (!word.isContent || !word.isKnown) return sum;
    return sum + (word.vocabulary === 'precise' || word.vocabulary === 'rare' ? 2 : 1);
  }, 0);

const richestFirst = (context: FeedbackContext): Sentence[] =>
  [...context.prose]
    .filter((sentence) => sentence.faults.length === 0)
    .sort((a, b) => richness(context, b) - richness(context, a) || a.start - b.start);

/** "So let's start!" and "That is why I want one" draw an end; they give no reason. */
const drawsAnEnd = /^(?:so|that is why|that's why|that’s why|this is why|therefore)$/i;

/** The word with which a sentence says why. */
const whyLink = (context: FeedbackContext, sentence: Sentence): Connective | undefined =>
  context.links.find(
    (link) =>
      link.kind === 'cause' &&
      isInside(link, sentence) &&
      !(drawsAnEnd.test(link.phrase) && (link.opensSentence || sentence.hasSpeech)),
  );

const explains = (context: FeedbackContext, sentence: Sentence): boolean =>
  whyLink(context, sentence) !== undefined;

function storyStrengths(context: FeedbackContext): Remark[] {
  const [first] = context.prose;
  const rich = richestFirst(context).filter((sentence) => sentence !== first);
  // A line with a slip in it, or too long to be shown whole, isn't held up while there is another.
  const clean = rich.filter((sentence) => isClean(context, sentence));
  const pictured = clean.find((sentence) => isPictured(context, sentence));
  const whole = clean.find((sentence) => isQuotedWhole(sentence) && sentence.kind !== 'fragment');
  const richest = pictured ?? whole ?? clean[0] ?? rich[0] ?? first;
  if (!richest) return [];
  const found = [
    remark(richest === pictured ? words.detail : words.start, { quote: quoted(context, richest) }),
  ];
  const developed = context.prose.find(
    (sentence) =>
      sentence !== richest &&
      explains(context, sentence) &&
      saysWhy.test(quoteReason(context, sentence)) &&
      isClean(context, sentence),
  );
  if (developed) found.push(remark(words.developed, { quote: quoteReason(context, developed) }));
  return found;
}

const isClean = ({ findings, joins }: FeedbackContext, sentence: Sentence): boolean =>
  !sentence.hasSpeech &&
  !overlapsFinding(sentence, joins) &&
  !overlapsFinding(
    sentence,
    findings.filter(({ kind, rule }) => kind !== 'spelling' || rule !== 'spelling'),
  );

const fewestWordsOfPicture = 6;

/** Full of things to see, and short enough to be shown with all of them. */
const isPictured = (context: FeedbackContext, sentence: Sentence): boolean => {
  const text = textOfSentence(context, sentence);
  return (
    isQuotedWhole(sentence) &&
    sentence.endWord - sentence.firstWord >= fewestWordsOfPicture &&
    sentence.kind !== 'fragment' &&
    sentence.endMark !== '?' &&
    richness(context, sentence) >= fullOfDetail &&
    !/["“]|\b(?:sa(?:id|ys)|called?|because|if|maybe|perhaps|might)\b/i.test(text) &&
    !nothingToSee.test(text)
  );
};

/** Thoughts and what did not happen leave nothing to see or hear. */
const nothingToSee =
  /\b(?:not|never|no|nothing|nobody|\w+n['’]?t|believe\w*|thought|think|know|knew|learn\w*|forgot|remember\w*|hope\w*|want\w*|you)\b/i;

/** What is always so, or only thought of, isn't a moment a reader could see. */
const noMoment =
  /^\W*(?:where|what|who|why|how|is|was|did|does|do|there)\b|\d|\b(?:supposed?|it said)\b|\b(?:when|whenever|always|never|if|every|used to|would|will)\b/i;

const fullOfDetail = 4;
const sensed =
  /\b(?:hot|cold|wet|dark|bright|loud|quiet|soft|warm|\w+ly|heard|saw|smell\w*|felt|rumbl\w*|crash\w*|scream\w*|glow\w*|shak\w*|shook|swinging|laugh\w*)\b/i;

/** It or a sentence beside it, in the same paragraph, shows it already: there is nothing left to ask. */
function isToldNext(context: FeedbackContext, sentence: Sentence): boolean {
  const at = context.prose.indexOf(sentence);
  const before = context.prose[at - 1];
  const next = context.prose[at + 1];
  if (sensed.test(textOfSentence(context, sentence))) return true;
  if (before?.paragraph === sentence.paragraph && richness(context, before) >= fullOfDetail) return true;
  if (next?.paragraph !== sentence.paragraph) return false;
  const goesOn = /^\W*(?:it|its|he|his|she|her|they|their|there|this|that|these|those|the|because|so)\b/i;
  return goesOn.test(textOfSentence(context, next)) || richness(context, next) >= fullOfDetail;
}

/** Where things go wrong a reader wants to be there, so one more detail counts most. */
function bigMoment(context: FeedbackContext): Sentence | undefined {
  const told = context.prose
    .slice(1, -1)
    .filter(({ hasSpeech, endMark, tense }) => !hasSpeech && endMark !== '?' && tense === 'past');
  const acted = told.filter(
    (sentence) => !/^\W*(?:there|it) (?:was|were)\b/i.test(textOfSentence(context, sentence)),
  );
  return findCue(context, acted, storyProblemPattern)?.sentence;
}

function storySteps(context: FeedbackContext, mark: number): Remark[] {
  const plain = context.prose.filter(
    (sentence) => richness(context, sentence) <= 3 && !noMoment.test(textOfSentence(context, sentence)),
  );
  const feeling = findCue(context, plain, namedFeelingWords);
  const found: Remark[] = [];
  const moment = bigMoment(context);
  // A story that is told well gains more by what is left out.
  if (areMarksStrong(context.assessment.marks)) found.push(remark(words.trim));
  else
    found.push(
      moment ? remark(words.addSenses, { quote: quoted(context, moment) }) : remark(words.pickMoment),
    );
  if (feeling && !isToldNext(context, feeling.sentence))
    found.push(remark(words.showFeeling, { quote: quoteCue(context, feeling) }));
  found.push(remark(words.askListener));
  if (mark >= 4) found.push(remark(words.theme));
  return found;
}

/** "Because of this we need one" draws an end, and "I don't think so!" gives nothing. */
const givesNoReason = /\bbecause of (?:this|that|these)\b|\bthink so\b/i;

/** The quote holds the reason itself, and not only the words up to it. */
const saysWhy = /\b(?:because|since|so that)\b(?:\W+[\p{L}’'-]+){4,}/iu;

function caseStrengths(context: FeedbackContext): Remark[] {
  const [reason] = sentencesWithRole(context, 'reason').filter(
    (sentence) =>
      explains(context, sentence) &&
      !mayHaveRole(context, sentence, 'other_side') &&
      !isTakenBack(context, sentence) &&
      !announcedReasonsPattern.test(textOfSentence(context, sentence)) &&
      !givesNoReason.test(textOfSentence(context, sentence)) &&
      !sumsUp.test(textOfSentence(context, sentence)),
  );
  const stand = findOpinionSentence(context)?.sentence;
  const proof = context.analysis.devices.find(
    (device) => ['example', 'authority'].includes(device.kind) && !(stand && isInside(device, stand)),
  );
  const proven = proof && sentencesWithRole(context, 'support').find((sentence) => isInside(proof, sentence));
  const found: Remark[] = [];
  if (reason && saysWhy.test(quoteReason(context, reason)))
    found.push(remark(words.reason, { quote: quoteReason(context, reason) }));
  if (proof && proven && proven !== reason)
    found.push(remark(words.example, { quote: quoted(context, proven, proof.start) }));
  const own = richestFirst(context).filter(
    (sentence) => !mayHaveRole(context, sentence, 'other_side') && !isTakenBack(context, sentence),
  );
  const start = stand ?? own.find(isQuotedWhole) ?? own[0] ?? context.prose[0];
  if (found.length === 0 && start) found.push(remark(words.start, { quote: quoted(context, start) }));
  return found;
}

/** The part with the word that says why. */
const quoteReason = (context: FeedbackContext, sentence: Sentence): string =>
  quoted(context, sentence, whyLink(context, sentence)?.start);

const shapedFrom = 4;
const sumsUp =
  /^\W*(?:to (?:conclude|sum)|in (?:conclusion|summary)|overall|finally|all in all|so|that is why)\b/i;
const proposes = /\b(?:should|must|need)\b/i;

/** A sentence before it in the same paragraph has led up to it. */
const followsOn = ({ prose }: FeedbackContext, sentence: Sentence): boolean =>
  prose[prose.indexOf(sentence) - 1]?.paragraph === sentence.paragraph && prose.length > fewSentences;

const fewSentences = 6;
/** An opening, three reasons and a closing. */
const paragraphsOfEssay = 5;

function caseSteps(context: FeedbackContext, mark: number): Remark[] {
  const inner = context.prose.length > 4 ? context.prose.slice(1, -1) : context.prose;
  const stand = findOpinionSentence(context)?.sentence;
  const claims = inner.filter((sentence) => sentence !== stand && isStatedReason(context, sentence));
  if (mark >= shapedFrom) return [remark(words.deeper)];
  const bare = claims
    .filter(
      (sentence) =>
        !explains(context, sentence) && !isReasonBackedUp(context, sentence) && !followsOn(context, sentence),
    )
    .sort((a, b) => richness(context, a) - richness(context, b) || a.start - b.start);
  const proposal = claims.find(
    (sentence) =>
      sentence !== bare[0] &&
      proposes.test(textOfSentence(context, sentence)) &&
      !sumsUp.test(textOfSentence(context, sentence)) &&
      !explains(context, sentence),
  );
  const found: Remark[] = [];
  if (bare[0]) found.push(remark(words.giveReason, { quote: quoted(context, bare[0]) }));
  if (proposal) found.push(remark(words.whoGains, { quote: quoted(context, proposal) }));
  // Three reasons are enough; then one of them can grow.
  found.push(remark(context.body.length >= paragraphsOfEssay ? words.weakestReason : words.newReason));
  return found;
}

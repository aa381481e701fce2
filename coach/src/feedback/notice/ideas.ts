import type { CriterionMark } from '../../assessment.ts';
import type { Sentence } from '../../text/index.ts';
import { concessionCues, feelingWords } from '../cues.ts';
import {
  type CriterionVoice,
  type FeedbackContext,
  findCue,
  isInside,
  quoteCue,
  quoted,
  wordsIn,
} from '../feedback-context.ts';
import { type Notice, notice } from '../wording.ts';
import { ideasWords as words } from '../words/ideas.ts';

export function noticeIdeas(context: FeedbackContext, mark: CriterionMark): CriterionVoice {
  const isStory = context.genre === 'narrative';
  return {
    summary: notice(words.summary, { topic: context.topic }),
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

const explains = (context: FeedbackContext, sentence: Sentence): boolean =>
  context.links.some((link) => link.kind === 'cause' && isInside(link, sentence));

function storyStrengths(context: FeedbackContext): Notice[] {
  const [first] = context.prose;
  const richest = richestFirst(context).find((sentence) => sentence !== first) ?? first;
  if (!richest) return [];
  const isDetailed = richness(context, richest) >= 4;
  const found = [notice(isDetailed ? words.detail : words.start, { quote: quoteRichest(context, richest) })];
  const developed = context.prose.find((sentence) => sentence !== richest && explains(context, sentence));
  if (developed) found.push(notice(words.developed, { quote: quoted(context, developed) }));
  return found;
}

/** The part of the sentence with its most exact word. */
function quoteRichest(context: FeedbackContext, sentence: Sentence): string {
  const exact = wordsIn(context, sentence).find(
    ({ vocabulary }) => vocabulary === 'precise' || vocabulary === 'rare',
  );
  return quoted(context, sentence, exact?.start);
}

/** The barest whole sentences first: where one more detail helps most. Beginning and end have other jobs. */
function barestFirst(context: FeedbackContext): Sentence[] {
  const inner = context.prose.length > 4 ? context.prose.slice(1, -1) : context.prose;
  const whole = inner.filter((sentence) => {
    const length = sentence.endWord - sentence.firstWord;
    return !sentence.hasSpeech && sentence.endMark !== '?' && length >= 3;
  });
  return whole.sort((a, b) => richness(context, a) - richness(context, b) || a.start - b.start);
}

function storySteps(context: FeedbackContext, mark: number): Notice[] {
  const plain = context.prose.filter((sentence) => richness(context, sentence) <= 3);
  const feeling = findCue(context, plain, feelingWords);
  const [bare, second] = barestFirst(context).filter((sentence) => sentence !== feeling?.sentence);
  const last = context.prose.at(-1);
  const found: Notice[] = [];
  if (bare) found.push(notice(words.addSenses, { quote: quoted(context, bare) }));
  if (feeling) found.push(notice(words.showFeeling, { quote: quoteCue(context, feeling) }));
  if (second) found.push(notice(words.addWhy, { quote: quoted(context, second) }));
  if (last && mark >= 4) found.unshift(notice(words.theme, { quote: quoted(context, last) }));
  return found;
}

function caseStrengths(context: FeedbackContext): Notice[] {
  const reasons = context.prose.filter((sentence) => explains(context, sentence));
  const reason =
    reasons.find(({ start, end }) => !concessionCues.test(context.text.slice(start, end))) ?? reasons[0];
  const proof = context.analysis.devices.find(
    ({ kind }) => kind === 'example' || kind === 'statistic' || kind === 'authority',
  );
  const proven = proof && context.prose.find((sentence) => isInside(proof, sentence));
  const found: Notice[] = [];
  if (reason) found.push(notice(words.reason, { quote: quoteReason(context, reason) }));
  if (proof && proven && proven !== reason)
    found.push(notice(words.example, { quote: quoted(context, proven, proof.start) }));
  const start = richestFirst(context)[0] ?? context.prose[0];
  if (found.length === 0 && start) found.push(notice(words.start, { quote: quoted(context, start) }));
  return found;
}

/** The part with the word that says why. */
function quoteReason(context: FeedbackContext, sentence: Sentence): string {
  const link = context.links.find(({ kind, start }) => kind === 'cause' && start >= sentence.start);
  return quoted(context, sentence, link?.start);
}

function caseSteps(context: FeedbackContext, mark: number): Notice[] {
  const inner = context.prose.length > 4 ? context.prose.slice(1, -1) : context.prose;
  const bare = inner.filter((sentence) => !explains(context, sentence) && sentence.endMark !== '?');
  const [first, second] = bare.sort(
    (a, b) => richness(context, a) - richness(context, b) || a.start - b.start,
  );
  const strongest = richestFirst(context)[0];
  const found: Notice[] = [];
  if (first && mark < 4) found.push(notice(words.giveReason, { quote: quoted(context, first) }));
  if (mark >= 4 && strongest) found.unshift(notice(words.deeper, { quote: quoted(context, strongest) }));
  const other = mark >= 4 ? undefined : (second ?? strongest);
  if (other) found.push(notice(words.whoGains, { quote: quoted(context, other) }));
  return found;
}

import {
  type CriterionRemarks,
  type CueMatch,
  type FeedbackContext,
  findCue,
  isInside,
  isQuotedWhole,
  overlapsFinding,
  quoteCue,
  quoted,
} from '../../feedback/feedback-context.ts';
import { quoteAroundJoin, quoteList } from '../../feedback/quote.ts';
import { minorRemark, type Remark, remark } from '../../feedback/remark.ts';
import type { CriterionMark } from '../../marking/assessment.ts';
import type { Sentence } from '../../parse/index.ts';
import { speakingPattern } from '../../word-lists/words-and-patterns-for-remarks.ts';
import type { Finding } from '../../writing-errors/finding.ts';
import { punctuationWording as words } from './wording.ts';

const hardMarks = 4;

export function remarkOnPunctuation(context: FeedbackContext, { mark }: CriterionMark): CriterionRemarks {
  const { prose } = context;
  // "Nearly all your sentences" and "All 7 lines" must not stand side by side.
  const hasOtherMarksToGo = mark < hardMarks && prose.length > 1 && prose.every(isMarkedOff);
  return {
    summary: summarise(context),
    ...(hasOtherMarksToGo && { outlook: remark(words.otherMarks) }),
    strengths: strengths(context),
    steps: steps(context, mark),
  };
}

const isMarkedOff = (sentence: Sentence): boolean => sentence.startsWithCapital && sentence.endMark !== null;

function summarise(context: FeedbackContext): Remark {
  const { prose } = context;
  const [first] = prose;
  if (first && prose.length === 1) return remark(words.summaryOne, { quote: quoted(context, first) });
  const good = prose.filter(isMarkedOff).length;
  const slots = { total: String(prose.length), good: String(good) };
  if (good === 0) return remark(words.summaryNone, slots);
  return remark(good === prose.length ? words.summaryAll : words.summary, slots);
}

const afterOpening =
  /^\W*(?:when|if|while|although|because|as|after|before|since|once|until|in|on|at|by|for|from|to|with|without|then|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|however|suddenly|meanwhile|also|next|another)\b[^,]*, \p{L}/iu;
const beforeJoiningWord =
  /\p{L}, (?:and|but|so|or|yet|which|who|where|although|because|while|even|unless)\b/iu;

/** Where a comma is surely right: after what leads in, and before a joining word. Two sentences may hide behind any other. */
const hasHelpfulComma = (quote: string): boolean => afterOpening.test(quote) || beforeJoiningWord.test(quote);

/** Two words in one: whether an owner's apostrophe is right, only the meaning tells. */
const shortForm =
  /\p{L}(?:n['’]t|['’](?:m|re|ve|ll|d))$|^(?:it|that|he|she|what|there|let|who|where)['’]s$/iu;

/** "If I go who will help my mother." asks, whatever its mark says. */
const asksUnmarked = ({ text }: FeedbackContext, { start, end, endMark }: Sentence): boolean =>
  endMark !== '?' &&
  /\b(?:who|what|how|why) (?:will|would|can|could|do|does|did|is|are)\b/i.test(text.slice(start, end));

function strengths(context: FeedbackContext): Remark[] {
  const { prose, analysis, findings } = context;
  const flagged = findings.filter(({ kind }) => kind !== 'spelling');
  const clean = prose.filter(
    (sentence) =>
      isMarkedOff(sentence) && sentence.faults.length === 0 && !overlapsFinding(sentence, flagged),
  );
  const found: Remark[] = [];
  const add = (wording: typeof words.speech, sentence: Sentence | undefined) => {
    if (sentence) found.push(remark(wording, { quote: quoted(context, sentence) }));
  };
  const spoken = analysis.speech.find((speech) => clean.some((sentence) => isInside(speech, sentence)));
  const speaking = spoken && clean.find((sentence) => isInside(spoken, sentence));
  if (speaking) found.push(remark(words.speech, { quote: quoted(context, speaking, spoken.start) }));
  const marked = analysis.words.filter(
    // Whether "it's" is right, only its meaning tells.
    (word) =>
      shortForm.test(word.text) && word.lower !== "it's" && word.isKnown && !overlapsFinding(word, findings),
  );
  const apostrophes = [...new Set(marked.map((word) => word.text))].slice(0, 2);
  if (apostrophes.length > 0) found.push(remark(words.apostrophe, { words: quoteList(apostrophes) }));
  add(
    words.question,
    clean.find((sentence) => sentence.endMark === '?' && !sentence.hasSpeech),
  );
  add(
    words.comma,
    clean.find((sentence) => !sentence.hasSpeech && hasHelpfulComma(quoted(context, sentence))),
  );
  add(
    words.ends,
    clean.find((sentence) => isQuotedWhole(sentence) && !asksUnmarked(context, sentence)),
  );
  if (found.length > 0) return found;
  add(
    words.capital,
    prose.find((sentence) => sentence.startsWithCapital),
  );
  if (found.length === 0) add(words.attempt, prose[0]);
  return found;
}

/** These words with a small or a capital first letter: names need their capital, so the patterns mind it. */
const eitherCase = (words: string): string =>
  `(?:${words.replace(/(^|\|)(\p{L})/gu, (_, bar: string, letter: string) => `${bar}[${letter}${letter.toUpperCase()}]`)})`;
const speaks = '(?:said|sed|says?|yelled|shouted|screamed|whispered|replied|asked?|asks)';
const speaker = String.raw`(?:the|my|his|her|he|she|[iI]|we|they|[mM]um|[dD]ad|\p{Lu}\p{Ll}+)`;
const firstSpoken = eitherCase(
  "who|what|where|why|how|can|do|don['’]?t|are|is|i|i['’]?m|we|you|please|stop|help|no|yes|come|let['’]?s|hey|look",
);
/** "She said I could", "he asked what it was": somebody else tells what was said. */
const reported = String.raw`(?:[iI]|we|you|it|he|she|they) (?:had|could|was|were|should|can|have to|would|might|did|didn['’]?t|couldn['’]?t)\b`;
const spokenAfter = eitherCase(
  "i|we|you|well|yes|no|hey|hi|hello|oh|ok|okay|come|go|stop|look|help|what|where|why|who|do|don['’]?t|can|are|is|it['’]?s|let['’]?s|thank ?you|thanks",
);
/** "Big one she said", "he yelled I got him": the words themselves, not "she said that" or "said goodbye". */
const saidAloud = new RegExp(
  [
    String.raw`\b(?:${speaks}|saying) (?!${reported})${spokenAfter}\b`,
    String.raw`\b\p{L}+ (?:[iI]|we) got\b.*\b(?:yelled|shouted)\b`,
    String.raw`^\W*${firstSpoken} [^.!?]*\b${speaks} ${speaker}\b`,
    String.raw`^\W*${firstSpoken} [^.!?]*\b${speaker} ${speaks}\W*$`,
  ].join('|'),
  'u',
);

/** Where somebody speaks in a story that has no speech marks at all. */
export function findSpeechWithoutQuoteMarks(context: FeedbackContext): CueMatch[] {
  if (context.analysis.speech.length > 0 || context.genre !== 'narrative') return [];
  return context.prose.flatMap((sentence) => findCue(context, [sentence], saidAloud) ?? []);
}

function steps(context: FeedbackContext, mark: number): Remark[] {
  const { prose, findings, analysis } = context;
  const found: Remark[] = [];
  const add = (wording: typeof words.addEnd, sentence: Sentence | undefined) => {
    if (sentence) found.push(remark(wording, { quote: quoted(context, sentence) }));
  };
  const endless = prose.find((sentence) => sentence.endMark === null);
  if (endless)
    found.push(
      remark(words.addEnd, {
        quote: quoted(context, endless, context.analysis.words[endless.endWord - 1]?.start),
      }),
    );
  const small = prose.find((sentence) => !sentence.startsWithCapital && sentence !== endless);
  add(words.addCapital, small);
  found.push(...findingSteps(context, small?.start));
  const comma = context.joins.find(({ rule }) => rule === 'comma-splice');
  const spliced = comma && prose.find((sentence) => isInside(comma, sentence));
  if (spliced)
    found.push(remark(words.splice, { quote: quoteAroundJoin(context.text, spliced, comma.start) }));
  const isPlain = analysis.speech.length === 0 && context.genre === 'narrative';
  const [unmarked] = findSpeechWithoutQuoteMarks(context);
  const turnable = prose.find((sentence) => isTurnable(context, sentence));
  if (unmarked) found.unshift(remark(words.markSpeech, { quote: quoteCue(context, unmarked) }));
  else if (
    (mark >= hardMarks || findings.length === 0) &&
    isPlain &&
    !findCue(context, prose, speakingPattern)
  )
    found.push(remark(words.trySpeech));
  if (mark >= hardMarks && !/[:;]|—| – /.test(context.text)) found.push(minorRemark(words.tryColon));
  else add(words.turnAround, turnable);
  found.push(minorRemark(words.readAloud));
  return found;
}

const lastPart =
  / (?:when|if|because|while|although|before|after) (?:i|you|he|she|it|we|they|the|my|his|her|our|their|there|people|\p{Lu}\p{L}+)\b/iu;
const longestTurnable = 15;

/** Its last part can come first and the meaning stays: not "I was asleep when I heard a noise". */
function isTurnable({ text, findings }: FeedbackContext, sentence: Sentence): boolean {
  const words = text.slice(sentence.start, sentence.end);
  const isWhole =
    sentence.endMark === '.' &&
    sentence.faults.length === 0 &&
    !overlapsFinding(sentence, findings) &&
    !sentence.hasSpeech;
  const isOneTurn =
    lastPart.test(words) &&
    !/^\W*(?:so|and|but|or)\b|[,;]|\band\b|\bas if\b|\blook\w* after\b|\b(?:was|were) \w+ing\b.* when\b/i.test(
      words,
    );
  const length = sentence.endWord - sentence.firstWord;
  return (
    sentence.kind === 'complex' &&
    isWhole &&
    isOneTurn &&
    sentence.opening !== 'subordinate' &&
    length <= longestTurnable
  );
}

/** One for each kind of slip; the place that another step speaks of already is left out. */
function findingSteps(context: FeedbackContext, spokenOf: number | undefined): Remark[] {
  const marks = context.findings.filter(({ kind, start }) => kind === 'punctuation' && start !== spokenOf);
  const firsts = marks.filter(({ rule }, index) => marks.findIndex((each) => each.rule === rule) === index);
  const timesOf = (one: Finding) => marks.filter(({ rule }) => rule === one.rule).length;
  return firsts
    .sort((a, b) => timesOf(b) - timesOf(a) || a.start - b.start)
    .flatMap((finding) => {
      const sentence = context.prose.find((candidate) => overlapsFinding(candidate, [finding]));
      if (!sentence) return [];
      const slots = { quote: quoted(context, sentence, finding.start), reason: finding.reason };
      return [remark(words.finding, slots)];
    });
}

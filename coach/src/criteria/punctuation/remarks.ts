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
  quotedEnd,
} from '../../feedback/feedback-context.ts';
import { textOfSentence } from '../../feedback/quotable-sentence.ts';
import { quoteAroundJoin, quoteList } from '../../feedback/quote.ts';
import { minorRemark, type Remark, remark } from '../../feedback/remark.ts';
import type { CriterionMark } from '../../marking/assessment.ts';
import type { Sentence } from '../../parse/index.ts';
import { speakingPattern } from '../../word-lists/words-and-patterns-for-remarks.ts';
import type { Finding } from '../../writing-errors/finding.ts';
import { goesOnAfterSpeech } from '../../writing-errors/rules/capitals.ts';
import { findCertainRunOns } from '../sentence-structure/certain-run-ons.ts';
import { punctuationWording as words } from './wording.ts';

const hardMarks = 4;

export function remarkOnPunctuation(context: FeedbackContext, { mark }: CriterionMark): CriterionRemarks {
  const prose = sentencesIn(context);
  // "Nearly all your sentences" and "All 7 lines" must not stand side by side.
  const hasOtherMarksToGo =
    mark < hardMarks && prose.length > 1 && prose.every(isMarkedOff) && context.joins.length === 0;
  return {
    summary: summarise(context),
    ...(hasOtherMarksToGo && { outlook: remark(words.otherMarks) }),
    strengths: strengths(context),
    steps: steps(context, mark),
  };
}

const isMarkedOff = (sentence: Sentence): boolean => sentence.startsWithCapital && sentence.endMark !== null;

/** "From Jett" and "Dear Santa" have no end mark, and need none. */
const greetingOrSignOff =
  /^\W*(?:(?:from|love|yours|your friend|sincerely|regards|cheers|thank you|thanks|bye)\b[^.!?]{0,40}|(?:dear|hi|hello|hey)\b[^.!?,]{0,30},?)$/i;

const sentencesIn = (context: FeedbackContext): Sentence[] => {
  const whole = context.prose.filter(
    (sentence) =>
      isMarkedOff(sentence) ||
      !(
        greetingOrSignOff.test(textOfSentence(context, sentence)) || goesOnAfterSpeech(context.text, sentence)
      ),
  );
  return whole.length > 0 ? whole : context.prose;
};

const nearlyAll = 0.8;
const most = 0.5;

/** How many there are is not said: where one sentence ends and the next begins, people count differently. */
function summarise(context: FeedbackContext): Remark {
  const sentences = sentencesIn(context);
  const [first] = sentences;
  if (first && sentences.length === 1) return remark(words.summaryOne, { quote: quoted(context, first) });
  // Where two sentences run together, one of them has no end.
  const share = sentences.filter(isMarkedOff).length / (sentences.length + context.joins.length);
  if (share === 1) return remark(words.summaryAll);
  if (share >= nearlyAll) return remark(words.summaryNearlyAll);
  if (share > most) return remark(words.summaryMost);
  return remark(share === 0 ? words.summaryNone : words.summarySome);
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
  // A name in quotation marks, "Mister", is not spoken there.
  const aloud = analysis.speech.filter(({ start, end }) => /[.,!?…]\W$/.test(context.text.slice(start, end)));
  const spoken = aloud.find((speech) => clean.some((sentence) => isInside(speech, sentence)));
  const speaking = spoken && clean.find((sentence) => isInside(spoken, sentence));
  if (speaking) found.push(remark(words.speech, { quote: quoted(context, speaking, spoken.start) }));
  const marked = analysis.words.filter(
    // Whether "it's" is right, only its meaning tells.
    (word) =>
      shortForm.test(word.text) && word.lower !== "it's" && word.isKnown && !overlapsFinding(word, findings),
  );
  const apostrophes = [...new Set(marked.map((word) => word.text))].slice(0, 2);
  if (apostrophes.length > 0) found.push(remark(words.apostrophe, { words: quoteList(apostrophes) }));
  const asked = clean.filter((sentence) => sentence.endMark === '?' && !sentence.hasSpeech);
  const question = asked.find(isQuotedWhole) ?? asked[0];
  // The end of a long question is where it asks.
  if (question) found.push(remark(words.question, { quote: quotedEnd(context, question) }));
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
const saidOfOneself = String.raw`(?:[iI]|[wW]e) (?:am|will|want|need|got|love|hate|don['’]?t|won['’]?t)\b|[iI]['’]?(?:m|ll)\b`;
const called = eitherCase(
  "stop|look out|come on|come here|come back|go away|help me|let me|watch out|hurry up|don['’]?t \\p{L}+|let['’]?s \\p{L}+",
);
/** "Big one she said", "he yelled I got him": the words themselves, not "she said that" or "said we are bad". */
const saidAloud = new RegExp(
  [
    String.raw`\b(?:${speaks}|saying),? (?:${saidOfOneself}|${called}\b|(?:${eitherCase('hey|oh|ok|okay|well|please|yes|no')}),? (?:[iI]|you|we|it|can|do|come|let|what|that)\b)`,
    String.raw`\b(?:${speaks}|saying),? ${eitherCase('can|will|do|are|what|where|why|how|who')} (?:is|are|do|does|did|can|will|you|we)\b`,
    String.raw`\b\p{L}+ (?:[iI]|we) got\b.*\b(?:yelled|shouted)\b`,
    String.raw`^\W*(?:${eitherCase("hey|help|stop|please|come|look|who|what|where|why|how|let['’]?s|don['’]?t")}|${saidOfOneself}) [^.!?]*\b${speaker} ${speaks}\W*$`,
    String.raw`^\W*(?:${eitherCase("hey|help|stop|please|come|look|let['’]?s|don['’]?t")}|${saidOfOneself}) [^.!?]*\b${speaks} ${speaker}\b`,
  ].join('|'),
  'u',
);

/** Where somebody speaks in a story that has no speech marks at all. */
export function findSpeechWithoutQuoteMarks(context: FeedbackContext): CueMatch[] {
  if (context.analysis.speech.length > 0 || context.genre !== 'narrative') return [];
  return context.prose.flatMap((sentence) => findCue(context, [sentence], saidAloud) ?? []);
}

function steps(context: FeedbackContext, mark: number): Remark[] {
  const { findings, analysis } = context;
  const prose = sentencesIn(context);
  const found: Remark[] = [];
  // After a colon a list goes on.
  const endless = prose.find(
    ({ endMark, start, end }) => endMark === null && !/:\s*$/.test(context.text.slice(start, end + 1)),
  );
  if (endless) found.push(remark(words.addEnd, { quote: quotedEnd(context, endless) }));
  const small = prose.find((sentence) => !sentence.startsWithCapital && sentence !== endless);
  if (small) found.push(remark(words.addCapital, { quote: quoted(context, small) }));
  found.push(...findingSteps(context, small?.start));
  const splice = findCertainRunOns(context).find(({ place }) => place.rule === 'comma-splice');
  if (splice)
    found.push(
      remark(words.splice, { quote: quoteAroundJoin(context.text, splice.sentence, splice.place.start) }),
    );
  const isPlain = analysis.speech.length === 0 && context.genre === 'narrative';
  const [unmarked] = findSpeechWithoutQuoteMarks(context);
  if (unmarked) found.unshift(remark(words.markSpeech, { quote: quoteCue(context, unmarked) }));
  else if (
    (mark >= hardMarks || findings.length === 0) &&
    isPlain &&
    !findCue(context, prose, speakingPattern)
  )
    found.push(remark(words.trySpeech));
  if (isSureOfMarks(context, mark)) found.push(minorRemark(words.tryColon));
  found.push(minorRemark(words.readAloud));
  return found;
}

const firstYearOfRareMarks = 5;

/** A colon is for those who have the common marks, and the grammar, in hand. */
const isSureOfMarks = ({ text, year, findings, analysis, joins }: FeedbackContext, mark: number): boolean =>
  year >= firstYearOfRareMarks &&
  mark >= hardMarks &&
  !/[:;]|—| – /.test(text) &&
  findings.every(({ kind }) => kind === 'spelling') &&
  analysis.grammarSlips.length + joins.length === 0;

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

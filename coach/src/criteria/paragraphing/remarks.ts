import {
  type CriterionRemarks,
  type FeedbackContext,
  isInside,
  quoted,
} from '../../feedback/feedback-context.ts';
import { hasRole } from '../../feedback/find-sentences-by-role.ts';
import { textOfSentence } from '../../feedback/quotable-sentence.ts';
import { type Remark, remark } from '../../feedback/remark.ts';
import type { CriterionMark } from '../../marking/assessment.ts';
import type { Paragraph, Sentence } from '../../parse/index.ts';
import { paragraphingWording as words } from './wording.ts';

const longParagraph = 9;
/** So few sentences are one paragraph, and rightly so. */
const onlyOneParagraph = 3;
const fewWords = 40;
/** A few lines on one thing need no break. */
const wordsOfOneParagraph = 60;

export function remarkOnParagraphing(context: FeedbackContext, mark: CriterionMark): CriterionRemarks {
  const { body } = context;
  return {
    summary: summarise(context, body),
    // "Start a new paragraph" and "There are 11 paragraphs" must not stand side by side.
    ...(mark.mark === 0 && body.length > 1 && { outlook: remark(words.checkBreaks) }),
    strengths: strengths(context, body),
    steps: steps(context, body, mark.mark),
  };
}

const lengthOf = (paragraph: Paragraph): number => paragraph.endSentence - paragraph.firstSentence;

const wordsOf = ({ analysis }: FeedbackContext, paragraph: Paragraph): number =>
  analysis.words.filter((word) => isInside(word, paragraph)).length;

const areSingleLines = (body: Paragraph[]): boolean =>
  body.length >= 4 && body.filter((paragraph) => lengthOf(paragraph) <= 1).length / body.length > 0.7;

const isJustBegun = ({ assessment }: FeedbackContext, [first, ...later]: Paragraph[]): boolean =>
  first !== undefined &&
  later.length === 0 &&
  lengthOf(first) <= onlyOneParagraph &&
  assessment.words < fewWords;

const openingOf = (context: FeedbackContext, paragraph: Paragraph): Sentence | undefined =>
  context.analysis.sentences[paragraph.firstSentence];

const quoteOpening = (context: FeedbackContext, paragraph: Paragraph): string => {
  const opening = openingOf(context, paragraph);
  return quoted(context, opening ?? paragraph);
};

function summarise(context: FeedbackContext, body: Paragraph[]): Remark {
  const [first] = body;
  const last = body.at(-1);
  const quote = first ? quoteOpening(context, first) : '';
  if (isJustBegun(context, body)) return remark(words.summaryBegun);
  if (body.length < 2 || !last) return remark(words.summaryBlock, { quote });
  if (areSingleLines(body)) return remark(words.summaryLines, { quote });
  return remark(words.summary, { count: String(body.length), quote: quoteOpening(context, last) });
}

function strengths(context: FeedbackContext, body: Paragraph[]): Remark[] {
  const [first, ...later] = body;
  if (later.length === 0 || areSingleLines(body)) {
    // That lines belong together would contradict the advice to break them up.
    if (context.assessment.words >= wordsOfOneParagraph) return [remark(words.enoughForMore)];
    return first ? [remark(words.firstLine, { quote: quoteOpening(context, first) })] : [];
  }
  const focused = later.filter((paragraph) => lengthOf(paragraph) >= 2);
  return (focused.length > 0 ? focused : later).map((paragraph) => {
    const opening = openingOf(context, paragraph);
    const makesPoint = opening !== undefined && hasRole(context, opening, 'reason');
    const isPoint = context.genre === 'persuasive' && !context.isExplaining && makesPoint;
    return remark(isPoint ? words.topicSentence : words.newParagraph, {
      quote: quoteOpening(context, paragraph),
    });
  });
}

function steps(context: FeedbackContext, body: Paragraph[], mark: number): Remark[] {
  const [first] = body;
  if (!first) return [];
  if (areSingleLines(body)) return [joinStep(context, body)];
  if (isJustBegun(context, body)) return [remark(words.writeOn, { quote: quoteOpening(context, first) })];
  if (body.length === 1) return [blockStep(context, first)];
  const isArgument =
    context.genre === 'persuasive' && context.assessment.written !== 'story' && !context.isExplaining;
  const found: Remark[] = [];
  const long = body.find((paragraph) => lengthOf(paragraph) > longParagraph);
  if (long) found.push(remark(words.splitLong, { quote: quoteOpening(context, long) }));
  if (isArgument) {
    const thin = body
      .slice(1, -1)
      .find((paragraph) => lengthOf(paragraph) <= 2 && wordsOf(context, paragraph) < fewWords);
    if (thin) found.push(remark(words.support, { quote: quoteOpening(context, thin) }));
    if (mark >= 1) found.push(remark(words.order, { quote: quoteOpening(context, first) }));
    return found;
  }
  const shift = findShift(context, long ?? [...body].sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? first);
  if (!long && shift) found.push(remark(words.breakHere, { quote: quoted(context, shift) }));
  const standing = body.filter((paragraph) => lengthOf(paragraph) <= 1).length;
  if (context.assessment.written === 'story' && standing < 2) found.push(remark(words.punch));
  return found;
}

function joinStep(context: FeedbackContext, body: Paragraph[]): Remark {
  const [one, two] = body.map((paragraph) => quoteOpening(context, paragraph));
  return remark(words.joinLines, { first: one ?? '', second: two ?? '' });
}

function blockStep(context: FeedbackContext, block: Paragraph): Remark {
  const shift = findShift(context, block);
  if (lengthOf(block) <= onlyOneParagraph + 2 && context.assessment.words < wordsOfOneParagraph)
    return remark(words.writeOn, { quote: quoteOpening(context, block) });
  if (shift) return remark(words.breakHere, { quote: quoted(context, shift) });
  return remark(words.breakSomewhere, { quote: quoteOpening(context, block) });
}

/** A new time or the next part for sure: "sometimes" and "when" may go on with the same thing. */
const opensPart =
  /^\W*(?:then|next|later|after (?:that|a while|lunch|dinner|school|work)|afterwards|that (?:night|afternoon|evening|morning|day)|the (?:next|second|third|last|other) (?:\w+ )?(?:day|morning|afternoon|evening|night|week|weekend|month|year|summer|winter|time)|(?:on )?(?:the )?(?:first|second|third|last) (?:day|night|week)|in the (?:end|morning|afternoon|evening)|one (?:day|night|morning|afternoon)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|finally|soon after|an hour later|firstly|secondly|thirdly|in conclusion)\b/i;

/** Where time or the part surely changes inside a paragraph: the place nearest to its middle. */
function findShift(context: FeedbackContext, paragraph: Paragraph): Sentence | undefined {
  const inner = context.prose.filter((sentence) => isInside(sentence, paragraph)).slice(1);
  const middle = (paragraph.start + paragraph.end) / 2;
  const shifts = inner.filter((sentence) => opensPart.test(textOfSentence(context, sentence)));
  return shifts.sort((a, b) => Math.abs(a.start - middle) - Math.abs(b.start - middle))[0];
}

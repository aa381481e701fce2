import {
  type CriterionRemarks,
  type FeedbackContext,
  isInside,
  isShortPiece,
  openingCounts,
  overlapsFinding,
  quoted,
  wordsIn,
} from '../../feedback/feedback-context.ts';
import { inQuotes, quoteList } from '../../feedback/quote.ts';
import { type Remark, remark } from '../../feedback/remark.ts';
import type { CriterionMark, Span } from '../../marking/assessment.ts';
import type { Connective, Sentence } from '../../parse/index.ts';
import { isRealConnective } from './real-connectives.ts';
import { linkWords, cohesionWording as words } from './wording.ts';

const manyOpeners = 3;
/** In fewer words nothing is seen to be joined. */
const shortestQuote = 4;
const manyAnds = 6;
const manyNames = 6;
/** Of all words, one name in so few stands out. */
const wordsForName = 14;

export function remarkOnCohesion(context: FeedbackContext, mark: CriterionMark): CriterionRemarks {
  const links = distinctLinks(context);
  return {
    summary: summarise(context, links),
    ...(isShortPiece(context) && { outlook: remark(words.writeOn) }),
    // "You join ideas" and "no joining words" must not stand side by side.
    ...(!isShortPiece(context) && links.length === 0 && { outlook: newLink(context) }),
    strengths: strengths(context, links),
    steps: steps(context, mark.mark),
  };
}

const simpleLinks = ['but', 'when', 'so', 'because', 'if', 'then'];
const harderLinks = ['although', 'while', 'instead', 'even though', 'until', 'unless'];
const linksToOffer = 3;

/** Linking words that the piece does without so far. */
function newLink({ analysis, text, year }: FeedbackContext): Remark {
  const used = new Set(analysis.words.map(({ lower }) => lower));
  const offered = (year <= lastYearOfSimpleLinks ? simpleLinks : harderLinks).filter(
    (link) => !used.has(link) && !text.toLowerCase().includes(link),
  );
  if (offered.length < 2) return remark(words.joinTwo);
  return remark(words.newLink, { words: orList(offered.slice(0, linksToOffer)) });
}

const lastYearOfSimpleLinks = 3;

const orList = (links: string[]): string => {
  const marked = links.map((link) => `‘${link}’`);
  return marked.length < 2 ? marked.join('') : `${marked.slice(0, -1).join(', ')} or ${marked.at(-1)}`;
};

const textOf = (context: FeedbackContext, link: Connective): string =>
  context.text.slice(link.start, link.end);

/** Rarer links first; ‘and’ last, for it joins everything. */
const rank = ({ isSimple, phrase }: Connective): number => Number(isSimple) + Number(phrase === 'and');

/** One of each linking phrase, the less simple ones first. */
function distinctLinks(context: FeedbackContext): Connective[] {
  const seen = new Set<string>();
  const working = context.links.filter(
    (link) => isRealConnective(context, link) && link.phrase !== 'the first time',
  );
  const firsts = working.filter(({ phrase }) => !seen.has(phrase) && seen.add(phrase));
  return firsts.sort((a, b) => rank(a) - rank(b) || a.start - b.start);
}

function summarise(context: FeedbackContext, links: Connective[]): Remark {
  const shown = links.slice(0, 3).map((link) => textOf(context, link));
  if (shown.length === 0) return remark(words.summaryNone);
  return remark(shown.length === 1 ? words.summaryOne : words.summary, { words: quoteList(shown) });
}

function strengths(context: FeedbackContext, links: Connective[]): Remark[] {
  const found = links.slice(0, 4).flatMap((link) => {
    const sentence = context.prose.find((candidate) => isInside(link, candidate));
    // A link that hangs on a wrong comma is not held up as one that works.
    if (!sentence || overlapsFinding(link, [...context.findings, ...context.joins])) return [];
    const quote = quoted(context, sentence, link.start);
    if (quote.split(/\s+/).length < shortestQuote) return [];
    return [remark(linkWords[link.kind], { quote, word: inQuotes(textOf(context, link)) })];
  });
  const [first] = context.prose;
  return found.length > 0 || !first ? found : [remark(words.stays, { quote: quoted(context, first) })];
}

function steps(context: FeedbackContext, mark: number): Remark[] {
  const found = [...danglingStep(context), ...openerStep(context), ...andStep(context)];
  const { body } = context;
  const later = body.length > 1 ? body.at(-1) : undefined;
  const opening = later && context.prose.find((sentence) => sentence.start >= later.start);
  if (
    opening &&
    opening !== context.prose[0] &&
    mark >= 2 &&
    !opening.hasSpeech &&
    !looksBack(context, opening)
  )
    found.push(remark(words.paragraphLink, { quote: quoted(context, opening) }));
  const all = [...found, ...nameStep(context)];
  return all.length > 0 ? all : [newLink(context)];
}

/** It starts with a link, or with a word that takes up what came before. */
const looksBack = ({ links, text }: FeedbackContext, { start, end }: Sentence): boolean =>
  links.some((link) => link.opensSentence && link.start >= start && link.start < start + 3) ||
  /^\W*(?:it|he|she|they|his|her|their|its|this|that|these|those|such|now|another|also|so|please|in|on|at|after|when|outside|inside|later|meanwhile|then|there|suddenly|above|below)\b|^[^,.!?]{1,25},/i.test(
    text.slice(start, end),
  );

function danglingStep(context: FeedbackContext): Remark[] {
  const lost = context.analysis.referents.dangling.find((place) => !hasNounBefore(context, place));
  const sentence = lost && context.prose.find((candidate) => isInside(lost, candidate));
  if (!lost || !sentence) return [];
  const word = inQuotes(context.text.slice(lost.start, lost.end));
  return [remark(words.dangling, { quote: quoted(context, sentence, lost.start), word })];
}

/** A noun earlier in the same sentence is what the word stands for. */
function hasNounBefore(context: FeedbackContext, place: Span): boolean {
  const sentence = context.prose.find((candidate) => isInside(place, candidate));
  const nouns = sentence
    ? wordsIn(context, sentence).filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
    : [];
  return nouns.some((noun) => noun.end <= place.start);
}

function openerStep(context: FeedbackContext): Remark[] {
  const openers = openingCounts(context).filter(({ word }) =>
    context.links.some((link) => link.opensSentence && link.start === word.start),
  );
  // Three conditions in a row are three conditions.
  const [top] = openers.filter(({ word }) => !/^(?:the|if|my)$/.test(word.lower));
  if (!top || top.count < manyOpeners) return [];
  return [remark(words.sameOpener, { word: inQuotes(top.word.text), count: String(top.count) })];
}

function andStep(context: FeedbackContext): Remark[] {
  const ands = context.analysis.words.filter((word) => word.lower === 'and');
  const share = ands.length / Math.max(1, context.prose.length);
  if (ands.length < manyAnds || share < 0.6) return [];
  return [remark(words.manyAnds, { count: String(ands.length) })];
}

function nameStep(context: FeedbackContext): Remark[] {
  const [main] = [...context.analysis.referents.characters].sort(
    (a, b) => b.mentions.length - a.mentions.length,
  );
  if (!main || main.mentions.length < manyNames) return [];
  if (main.mentions.length * wordsForName < context.analysis.words.length) return [];
  return [remark(words.newName, { word: inQuotes(main.name), count: String(main.mentions.length) })];
}

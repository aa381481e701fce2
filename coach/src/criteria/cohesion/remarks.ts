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
import type { Span } from '../../marking/assessment.ts';
import type { Connective } from '../../parse/index.ts';
import { isRealConnective } from './real-connectives.ts';
import { linkWords, cohesionWording as words } from './wording.ts';

const manyOpeners = 3;
/** In fewer words nothing is seen to be joined. */
const shortestQuote = 4;
const manyAnds = 6;
const manyNames = 6;
/** Of all words, one name in so few stands out. */
const wordsForName = 14;

export function remarkOnCohesion(context: FeedbackContext): CriterionRemarks {
  const links = distinctLinks(context);
  return {
    summary: summarise(context, links),
    ...(isShortPiece(context) && { outlook: remark(words.writeOn) }),
    // "You join ideas" and "no joining words" must not stand side by side.
    ...(!isShortPiece(context) && links.length === 0 && { outlook: newLink(context) }),
    strengths: strengths(context, links),
    steps: steps(context),
  };
}

const simpleLinks = ['but', 'when', 'so', 'because', 'if', 'then'];
const harderLinks = ['although', 'while', 'instead', 'even though', 'until', 'unless'];
const linksToOffer = 3;

/** Linking words that the piece does without so far. */
function newLink({ analysis, text, year, findings }: FeedbackContext): Remark {
  // A misspelt "becos" is used all the same.
  const meant = findings.flatMap(({ suggestions }) => suggestions.slice(0, 1));
  const used = new Set([
    ...analysis.words.map(({ lower }) => lower),
    ...meant.map((word) => word.toLowerCase()),
  ]);
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
  if (links.length === 0) return remark(words.summaryNone);
  // "and" is in every text, and named only where nothing else joins.
  const telling = links.filter(({ phrase }) => phrase !== 'and');
  const shown = (telling.length > 0 ? telling : links).slice(0, 3).map((link) => textOf(context, link));
  return remark(shown.length === 1 ? words.summaryOne : words.summary, { words: quoteList(shown) });
}

const opensClause =
  /^ (?:then |so |now |also )?(?:i|you|he|she|it|we|they|there|(?:the|an?|my|your|his|her|its|our|their|this|that) \p{L}+ (?:was|were|is|are|had|has|did|can|could|will|would|\p{L}+(?:ed|s)))\b/iu;

function strengths(context: FeedbackContext, links: Connective[]): Remark[] {
  const found = links.slice(0, 4).flatMap((link) => {
    const sentence = context.prose.find((candidate) => isInside(link, candidate));
    // A link that hangs on a wrong comma is not held up as one that works.
    if (!sentence || overlapsFinding(link, [...context.findings, ...context.joins])) return [];
    // "Mummy and Mama Jo" are two people, and no two ideas.
    if (link.phrase === 'and' && !opensClause.test(context.text.slice(link.end, sentence.end))) return [];
    const quote = quoted(context, sentence, link.start);
    if (quote.split(/\s+/).length < shortestQuote) return [];
    return [remark(linkWords[link.kind], { quote, word: inQuotes(textOf(context, link)) })];
  });
  const [first] = context.prose;
  return found.length > 0 || !first ? found : [remark(words.stays, { quote: quoted(context, first) })];
}

function steps(context: FeedbackContext): Remark[] {
  const found = [...danglingStep(context), ...openerStep(context), ...andStep(context)];
  const all = [...found, ...nameStep(context)];
  return all.length > 0 ? all : [newLink(context)];
}

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

import { contentWords } from './already-told.ts';
import type { IdeaCard } from './conversation.ts';
import { type InterviewKind, labelOf } from './interview/interview.ts';

/** What was done to the cards because of what the child said about them. */
export interface CardChange {
  cards: IdeaCard[];
  what:
    | 'renamed'
    /** The text is about something else now. */
    | 'subject'
    | 'rewritten'
    | 'removed'
    | 'moved'
    | 'undone'
    /** Nothing was changed: the card is shown, and the child changes it. */
    | 'shown'
    /** Nothing was changed: the child is asked what this card should say. */
    | 'words wanted'
    /** Nothing was changed, and nobody knows which card is meant. */
    | 'unknown card'
    /** What seemed to be about a card is an idea of its own. */
    | 'noted';
  /** What stands there now. */
  to?: string | undefined;
  label?: string | undefined;
  /** The cards to show, the likeliest first. */
  shown?: IdeaCard[];
  /** What was said, as a card of its own. */
  idea?: { slot: string; idea: string } | undefined;
}

const leadingArticle = /^(?:an?|the|my|his|her|some)\s+/i;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The whole word, also with an ending: "queens bathroom". */
const wholeWordPattern = (word: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}'])${escaped(word)}(?=(?:['’]?s)?(?![\p{L}]))`, 'gu');

/** Gives someone another name wherever they stand; nothing where the old name stands nowhere. */
export function renameOnCards(cards: IdeaCard[], from: string, to: string): CardChange | undefined {
  const old = from.replace(leadingArticle, '');
  const name = to.replace(leadingArticle, '');
  const capital = old.charAt(0).toUpperCase() + old.slice(1);
  // "Will" is a name, "will" is none.
  const isWritten = (word: string): boolean => cards.some(({ text }) => wholeWordPattern(word).test(text));
  const written = [capital, old.toLowerCase()].find(isWritten);
  if (old.length < 2 || !written) return undefined;
  // Of "Mister Hassan" nobody makes "Mister Mister".
  const isTwice = cards.some(
    ({ text }) => wholeWordPattern(written).test(text) && wholeWordPattern(name).test(text),
  );
  if (isTwice) return undefined;
  const renamed = cards.map((card) => ({
    ...card,
    text: card.text.replaceAll(wholeWordPattern(written), name),
  }));
  return { cards: renamed, what: 'renamed', to: name };
}

const leadingPreposition = /^(?:in|at|on|to|with|by)\s+/i;

/** Puts other words in the place of some words of a card; nothing where the old ones don't stand there just once. */
export function replaceOnCard(
  cards: IdeaCard[],
  target: IdeaCard,
  { from, to }: { from: string; to: string },
): CardChange | undefined {
  const old = from.replace(leadingPreposition, '').replace(leadingArticle, '');
  const words = to.replace(leadingPreposition, '');
  const patternOf = (text: string): RegExp => new RegExp(wholeWordPattern(text).source, 'giu');
  const isThere = contentWords(old).length > 0 && target.text.match(patternOf(old))?.length === 1;
  if (!isThere || patternOf(words).test(target.text)) return undefined;
  // "a cave" stands for "an old shed" with its article.
  const article = leadingArticle.test(words) ? String.raw`(?:(?<!\p{L})(?:an?|the|my|his|her|some)\s+)?` : '';
  const pattern = new RegExp(`${article}${patternOf(old).source}`, 'iu');
  // "a mean troll" becomes "a mean witch", and not "a mean a witch".
  const isBare = !/^(?:an?|the|my|his|her|some)\s/i.test(pattern.exec(target.text)?.[0] ?? '');
  const follows =
    isBare &&
    /\b(?:an?|the|my|his|her)\s+(?:\p{L}+\s+){1,2}$/iu.test(
      target.text.slice(0, pattern.exec(target.text)?.index),
    );
  const text = target.text.replace(pattern, () => (follows ? words.replace(leadingArticle, '') : words));
  return { ...rewriteCard(cards, target, text), what: 'renamed', to: words };
}

export const rewriteCard = (cards: IdeaCard[], target: IdeaCard, text: string): CardChange => ({
  cards: cards.map((card) => (card.id === target.id ? { ...card, text } : card)),
  what: 'rewritten',
  to: text,
  label: target.label,
});

/** Takes some words off a card, with the comma or the full stop beside them. */
export function cutFromCard(cards: IdeaCard[], target: IdeaCard, words: string): CardChange {
  const pattern = new RegExp(String.raw`[\s,.;]*${escaped(words)}[.,;]?`, 'iu');
  return rewriteCard(cards, target, target.text.replace(pattern, '').trim());
}

export const removeCard = (cards: IdeaCard[], target: IdeaCard): CardChange => ({
  cards: cards.filter(({ id }) => id !== target.id),
  what: 'removed',
  label: target.label,
});

export function moveCard(
  cards: IdeaCard[],
  { card: source, to, interview }: { card: IdeaCard; to: string; interview: InterviewKind },
): CardChange {
  const label = labelOf(interview, to);
  return {
    cards: cards.map(({ also = [], ...card }) => {
      const others = card.id === source.id ? also.filter((part) => part !== to) : also;
      const kept = others.length > 0 ? { ...card, also: others } : card;
      return card.id === source.id ? { ...kept, slot: to, label } : kept;
    }),
    what: 'moved',
    label,
  };
}

import { newCard } from './add-ideas-to-cards.ts';
import type { IdeaCard } from './conversation.ts';
import { type InterviewKind, labelOf } from './interview/interview.ts';

/** What a correction did: the cards after it, and how to say so. */
export interface CardChange {
  cards: IdeaCard[];
  what:
    | 'replaced'
    | 'everywhere'
    | 'rewritten'
    | 'added'
    | 'removed'
    | 'moved'
    | 'undone'
    | 'already'
    /** Nothing was changed: what the card should say has to be asked. */
    | 'this card'
    /** Nothing was changed: nobody knows which card is meant. */
    | 'which card'
    /** Nothing was changed: the child says under which part of the text the card belongs. */
    | 'which part';
  /** What stands there now. */
  to?: string | undefined;
  label?: string | undefined;
  /** The card to ask about. */
  card?: IdeaCard;
  /** What was to be put in the place of what, where nobody knows for sure. */
  wanted?: { from?: string | undefined; to?: string | undefined };
  /** The child wants something off. */
  isRemoval?: boolean;
  /** The parts of the text that were named with the card. */
  named?: string[];
  /** What may be a card of its own instead. */
  idea?: { slot: string; idea: string } | undefined;
}

export const leadingArticle = /^(?:an?|the|my|his|her|some)\s+/i;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The whole word, also with an ending: "queens bathroom". */
export const wholeWordPattern = (word: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}'])${escaped(word)}(?=(?:['’]?s)?(?![\p{L}]))`, 'giu');

export const cardWithWord = (cards: IdeaCard[], words: string | undefined): IdeaCard | undefined =>
  words === undefined ? undefined : cards.findLast(({ text }) => wholeWordPattern(words).test(text));

const isShouted = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
export const lowerShoutedWords = (text: string): string =>
  text.replaceAll(/\p{Lu}{2,}/gu, (word) => (isShouted(word) ? word.toLowerCase() : word));

/** "mr FLUSH" is Mr Flush. */
export const capitaliseName = (text: string): string =>
  text
    .replace(leadingArticle, '')
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase() + lowerShoutedWords(word).slice(1))
    .join(' ');

/** "a" before a consonant, "an" before a vowel. */
const withRightArticles = (text: string): string =>
  text.replaceAll(/\b(an?) (?=\p{L})/giu, (_, article: string, at: number, all: string) => {
    const right = /^[aeiou]/i.test(all.slice(at + article.length + 1)) ? 'an' : 'a';
    return `${/^A/.test(article) ? right.charAt(0).toUpperCase() + right.slice(1) : right} `;
  });

export const leadingPreposition = /^(?:in|on|at|to|into|from|under|near|inside)\s+/i;

/** Puts one thing in the place of another on all cards that have it. */
export function replaceOnCards(cards: IdeaCard[], from: string, to: string): CardChange {
  const bare = to.replace(leadingPreposition, '').replace(leadingArticle, '');
  const old = from.replace(leadingPreposition, '').replace(leadingArticle, '');
  // "mr" inside "Mr Flush": the whole name is put right, and not doubled.
  const isInside = wholeWordPattern(old).test(bare);
  const whole = wholeWordPattern(bare);
  const last = bare.split(/\s+/).at(-1) ?? '';
  let count = 0;
  const after = cards.map((card) => {
    const target = isInside && whole.test(card.text) ? whole : wholeWordPattern(old);
    const text = withRightArticles(
      card.text
        .replaceAll(target, bare)
        .replaceAll(new RegExp(`(${escaped(bare)}) ${escaped(last)}(?!\\p{L})`, 'giu'), '$1'),
    );
    if (text === card.text) return card;
    count++;
    // "a fox finds it finds it": what follows was said again with the new thing.
    return { ...card, text: text.replace(saidTwice, '$1') };
  });
  return { cards: after, what: count > 1 ? 'everywhere' : 'replaced', to };
}

const saidTwice = /(?<!\p{L})(\p{L}+(?: \p{L}+){0,4}) \1(?!\p{L})/iu;

const namedAs =
  /\b((?:called|named|name is|name's|names) )((?:(?:mr|mrs|miss|ms|dr|sir|king|queen|captain|princess|prince)\.? )?\p{L}+)/iu;

/** Another name, where the old one was not said; none where nobody has a name yet. */
export function renameOnCards(cards: IdeaCard[], to: string): CardChange | undefined {
  const who = cards.find(({ slot, text }) => slot === 'who' && namedAs.test(text));
  const old = who && namedAs.exec(who.text)?.[2];
  if (old && old.toLowerCase() !== to.toLowerCase()) return replaceOnCards(cards, old, to);
  const bare = cards.find(({ slot, text }) => slot === 'who' && /^\p{Lu}\p{L}+$/u.test(text.trim()));
  return bare ? replaceOnCards(cards, bare.text.trim(), to) : undefined;
}

/** Gives the card of a part another text; where there is none, it gets one. */
export function rewriteCardOfSlot(
  cards: IdeaCard[],
  text: string,
  slot: string,
  interview: InterviewKind,
): CardChange {
  const target = cards.findLast((card) => card.slot === slot);
  return target ? rewriteCard(cards, target, text) : added(cards, text, slot, interview);
}

/** Gives a card another text. */
export function rewriteCard(cards: IdeaCard[], target: IdeaCard, text: string): CardChange {
  // "make it a girl", of "a boy who can fly": who can fly stays.
  const head = /^(?:an?|the|my) .*?(?= (?:who|that|which|with|called|named)\b)/iu.exec(target.text)?.[0];
  const isHead = head && /^(?:an?|the|my)\s/i.test(text) && text.split(/\s+/).length <= 3;
  const kept = withRightArticles(isHead ? text + target.text.slice(head.length) : text);
  return {
    cards: cards.map((card) => (card.id === target.id ? { ...card, text: kept } : card)),
    what: 'rewritten',
    to: text,
    label: target.label,
  };
}

function added(cards: IdeaCard[], text: string, slot: string, interview: InterviewKind): CardChange {
  const card = newCard(cards, { slot, text }, { interview });
  return { cards: [...cards, card], what: 'added', to: text, label: card.label };
}

export function moveCard(
  cards: IdeaCard[],
  { card: source, to, interview }: { card: IdeaCard; to: string; interview: InterviewKind },
): CardChange {
  const label = labelOf(interview, to);
  return {
    cards: cards.map((card) => (card === source ? { ...card, slot: to, label } : card)),
    what: 'moved',
    label,
  };
}

/** "its Bisquit with a q": a word on a card that is nearly the same. */
export function nearlySameWord(cards: IdeaCard[], word: string): string | undefined {
  const lower = word.toLowerCase();
  return cards
    .flatMap(({ text }) => text.match(/\p{L}{4,}/gu) ?? [])
    .find((known) => known.toLowerCase() !== lower && isOneSlipFrom(known.toLowerCase(), lower));
}

const mostSlips = 2;

/** The same start and end, and a letter or two between them that differ. */
function isOneSlipFrom(one: string, other: string): boolean {
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return start >= 2 && Math.max(one.length, other.length) - start - end <= mostSlips && start + end >= 4;
}

/** "get rid of the bit that says i just told you": the longest run of words that a card has, too. */
export function longestSharedWords(text: string, cards: IdeaCard[]): string | undefined {
  const words = text.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  for (let size = Math.min(8, words.length); size >= 2; size--)
    for (let at = 0; at + size <= words.length; at++) {
      const run = words.slice(at, at + size).join(' ');
      if (run.length >= 8 && cards.some((card) => wholeWordPattern(run).test(card.text))) return run;
    }
  return undefined;
}

export const isOnCards = (cards: IdeaCard[], words: string | undefined): boolean =>
  cardWithWord(cards, words?.replace(leadingPreposition, '').replace(leadingArticle, '')) !== undefined;

/** "the puppy is called Jalebi", where a card has "his puppy Momo". */
export function formerName(cards: IdeaCard[], text: string): string | undefined {
  const being = /\bthe (\p{L}+) is (?:called|named)\b/iu.exec(text)?.[1];
  if (!being) return undefined;
  const name = new RegExp(String.raw`\b${being} (?:called |named )?(\p{Lu}\p{L}+)`, 'u');
  return cards.map((card) => name.exec(card.text)?.[1]).find((found) => found !== undefined);
}

/** "a girl called Mia", where Mia becomes "a boy called Max". */
export const descriptionOfCharacter = (cards: IdeaCard[], name: string): string | undefined =>
  cards
    .map(
      ({ text }) =>
        new RegExp(
          String.raw`(?<=\ban? )(?:\p{L}+ ){1,2}(?:called|named) ${escaped(name)}(?!\p{L})`,
          'iu',
        ).exec(text)?.[0],
    )
    .find((found) => found !== undefined);

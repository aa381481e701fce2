import { softmax } from '../softmax.ts';
import { contentWordsIn } from './features.ts';
import { COACH_WORD_PREFIX, createHead, type HeadFeatures, type StoredHead } from './linear-head.ts';
import type { KnownCard } from './message-words.ts';
import type { MessagePart } from './part-classifier.ts';

/** Finds how likely each card is the one that a correction or a complaint means; the shares are not of one whole. */
export type FindCard = (part: MessagePart, among: CardsInTalk) => number[];

/** The cards as the child sees them, and what was said. */
interface CardsInTalk {
  cards: KnownCard[];
  coach: string;
  /** The whole message: "there is a card that says ‘that’. get rid of it". */
  message: string;
}

export const createCardFinder = (stored: StoredHead): FindCard => {
  const score = createHead(stored);
  return (part, talk) =>
    talk.cards.map((_, at) => softmax(score(cardFeatures(part, { ...talk, at })))[1] ?? 0);
};

const holds = (isTrue: boolean): number => (isTrue ? 1 : 0);
/** Few numbers decide, so each may weigh much. */
const NUMBER_SCALE = 6;

const shareOf = (some: string[], isFound: (word: string) => boolean): number =>
  some.filter(isFound).length / Math.max(some.length, 1);

/** What speaks for a card: words it shares with the correction, the name of its part, its place, and what was said of it. */
export function cardFeatures(
  { text, change, slots = [] }: Pick<MessagePart, 'text' | 'change' | 'slots'>,
  { cards, coach, message, at }: CardsInTalk & { at: number },
): HeadFeatures {
  const card = cards[at] ?? { slot: '', text: '' };
  const own = new Set(contentWordsIn(card.text));
  const others = new Set(
    cards.filter((_, place) => place !== at).flatMap((other) => contentWordsIn(other.text)),
  );
  const said = contentWordsIn(text);
  const old = contentWordsIn(change?.from ?? '');
  const fresh = contentWordsIn(change?.to ?? '');
  const isOwn = (word: string): boolean => own.has(word);
  const isOnlyHere = (word: string): boolean => own.has(word) && !others.has(word);
  const coachWords = contentWordsIn(coach);
  const fromEnd = cards.length - 1 - at;
  const run = longestSharedRun(message, card.text);
  const longestOther = Math.max(
    0,
    ...cards.filter((_, place) => place !== at).map((other) => longestSharedRun(message, other.text)),
  );
  const quoted = quotesIn(message);
  return {
    numbers: Float32Array.from(
      [
        holds(old.some(isOwn)),
        shareOf(old, isOwn),
        holds(old.length > 0 && !old.some(isOwn)),
        holds(old.some(isOnlyHere)),
        holds(said.some(isOwn)),
        holds(said.some(isOnlyHere)),
        shareOf(said, isOwn),
        shareOf([...own], (word) => said.includes(word)),
        shareOf(fresh, isOwn),
        shareOf([...own], (word) => coachWords.includes(word)),
        slots.find(({ name }) => name === card.slot)?.share ?? 0,
        holds(cards.length === 1),
        holds(fromEnd === 0),
        holds(fromEnd === 1),
        holds(cards.filter(({ slot }) => slot === card.slot).length === 1),
        Math.min(run, LONG_RUN) / LONG_RUN,
        run / Math.max(bareWords(card.text).length, 1),
        holds(run > longestOther),
        holds(quoted.some((quote) => longestSharedRun(quote, card.text) === bareWords(quote).length)),
        shareOf([...own], (word) => message.toLowerCase().includes(word)),
      ].map((value) => value * NUMBER_SCALE),
    ),
    ngrams: new Set([
      ...bareWords(text).map((word) => `${card.slot}: ${word}`),
      ...bareWords(text).map((word) => `${Math.min(at, MOST_PLACES)} from the start: ${word}`),
      ...bareWords(text).map((word) => `${Math.min(fromEnd, MOST_PLACES)} from the end: ${word}`),
      ...bareWords(coach).map((word) => `${COACH_WORD_PREFIX}${card.slot}: ${word}`),
      `${card.slot} ${change?.what ?? ''}`,
    ]),
  };
}

const MOST_PLACES = 3;
const LONG_RUN = 4;

const quotesIn = (text: string): string[] =>
  [...text.matchAll(/["“]([^"“”]+)["”]|(?<!\p{L})['‘]([^'‘’]+)['’](?!\p{L})/gu)].map(
    ([, double, single]) => double ?? single ?? '',
  );

/** How many words in a row both texts have. */
function longestSharedRun(one: string, other: string): number {
  const [first, second] = [bareWords(one), bareWords(other)];
  let longest = 0;
  let ends = new Array<number>(second.length).fill(0);
  for (const word of first) {
    ends = second.map((each, at) => (each === word ? (at > 0 ? (ends[at - 1] ?? 0) : 0) + 1 : 0));
    longest = Math.max(longest, ...ends);
  }
  return longest;
}

const bareWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

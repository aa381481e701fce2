import type { Respell } from '../understanding/index.ts';
import { findSameCard } from './already-told.ts';
import type { IdeaCard } from './conversation.ts';
import { type InterviewKind, labelOf } from './interview/interview.ts';
import { ideaPhrase } from './phrases-from-message.ts';
import { slotsByCueWords } from './slots-by-cue-words.ts';
import { keepsUncertaintyWords } from './uncertain-facts.ts';

const longestCard = 400;
const mostCards = 20;
/** A card tells a second part as well from this share on; these parts want a card of their own. */
const alsoFrom = 0.2;
/** Who and where are often told in passing. */
const alsoSoon = new Set(['who', 'where']);
const alsoSoonFrom = 0.12;
/** What was asked for is told from this share on: an answer is an answer. */
const alsoAskedFrom = 0.2;
const wantsOwnCard = new Set(['answer', 'ending', 'evidence', 'other side', 'last line', 'reason']);

/** Something told, and how likely it belongs to each part of the text. */
export interface IdeaWithSlotScores {
  text: string;
  slots: { name: string; share: number }[];
  /** Parts that single clauses of it tell. */
  clauseSlots?: string[] | undefined;
}

/** Nobody answers an objection that was not named, and no story ends before something went wrong. */
const comesAfter: Partial<Record<string, string[]>> = {
  answer: ['other side'],
  ending: ['tries', 'event', 'moment'],
  tries: ['trouble', 'wants', 'event'],
};
const early = 0.15;
/**
 * Below this nearly every second heading was wrong (of 368 parts in talks not learned from): such an idea stands under
 * no heading of its own, and the child is asked. What answers the question is more often right.
 */
const SURE_OF_HEADING = 0.55;
const SURE_OF_ASKED = 0.05;
/** From this on a part counts as told, and is not asked for again. */
const LIKELY_TOLD = 0.25;
/** The reader learned from talks where every second question was another one; children answer theirs more often. */
const ANSWERS_OFTEN = 3;
/** Of most parts a text has one: who tells another thing seldom tells it twice. */
const SELDOM_TWICE = 0.7;
const mayComeTwice = new Set([
  'reason',
  'evidence',
  'event',
  'detail',
  'fact',
  'does',
  'looks',
  'image',
  'small thing',
  'surprise',
  'how or why',
]);
const endsIt = /\b(?:end|ends|ending|finally|at last|ever after|in the end|goes home|go home|went home)\b/i;
const isTooEarly = (name: string, isTold: (slot: string) => boolean): boolean =>
  comesAfter[name]?.every((other) => !isTold(other)) ?? false;

/** The parts a piece tells: where it is filed, and what else it says. */
export function slotsOfIdea(
  { text, slots, clauseSlots = [] }: IdeaWithSlotScores,
  asked: string | undefined,
  isTold: (slot: string) => boolean,
): { slot: string; also: string[] } {
  const [first, ...rest] = slots
    .map(({ name, share }) => ({
      name,
      share:
        share *
        (name === asked
          ? ANSWERS_OFTEN
          : isTooEarly(name, isTold) && !(name === 'ending' && endsIt.test(text))
            ? early
            : isTold(name) && !mayComeTwice.has(name)
              ? SELDOM_TWICE
              : 1),
    }))
    .sort((a, b) => b.share - a.share);
  const least = (name: string): number =>
    name === asked ? alsoAskedFrom : alsoSoon.has(name) ? alsoSoonFrom : alsoFrom;
  const likeliest = first?.name ?? 'idea';
  const raw = slots.find(({ name }) => name === likeliest)?.share ?? 0;
  const isSure = raw >= (likeliest === asked ? SURE_OF_ASKED : SURE_OF_HEADING);
  const slot = isSure ? likeliest : 'idea';
  const maybeTold = !isSure && raw >= LIKELY_TOLD ? [likeliest] : [];
  // An opinion with its "because" gives a reason, too.
  const isArgued = slot === 'opinion' && /\bbecause\b/i.test(text);
  const also = [
    ...maybeTold,
    ...(isArgued ? ['reason'] : []),
    ...rest
      .filter(
        ({ name, share }) =>
          share >= least(name) && ((name === asked && name !== 'reason') || !wantsOwnCard.has(name)),
      )
      .map(({ name }) => name),
    ...[
      ...clauseSlots,
      ...slotsByCueWords(text).filter((name) => slots.some((each) => each.name === name)),
    ].filter((name) => !wantsOwnCard.has(name)),
  ];
  return { slot, also: [...new Set(also)].filter((name) => name !== slot) };
}

/** Where something told would be filed, and in which words; none where a card says it already. */
export function newCardContent(
  told: IdeaWithSlotScores,
  cards: IdeaCard[],
  { asked, respell, interview }: { asked: string | undefined; respell: Respell; interview: InterviewKind },
): { slot: string; idea: string } | undefined {
  const isTold = (name: string): boolean =>
    cards.some(({ slot, also = [] }) => slot === name || also.includes(name));
  const { slot } = slotsOfIdea(told, asked, isTold);
  const idea = cutToCard(
    ideaPhrase(told.text, respell, { withDoubt: keepsUncertaintyWords(interview, slot) }),
  );
  return isSaid(idea, cards) ? undefined : { slot, idea };
}

/** Puts what the child tells on cards, in the child's own words; neighbours of the same part share a card. */
export function addIdeasToCards(
  cards: IdeaCard[],
  told: IdeaWithSlotScores[],
  { interview, asked, respell }: { interview: InterviewKind; asked: string | undefined; respell: Respell },
): IdeaCard[] {
  const pieces: { slot: string; also: string[]; text: string }[] = [];
  for (const piece of told) {
    const isTold = (name: string): boolean =>
      [...cards, ...pieces].some(({ slot, also = [] }) => slot === name || also.includes(name));
    const place = slotsOfIdea(piece, asked, isTold);
    const withDoubt = keepsUncertaintyWords(interview, place.slot);
    const filed = { ...place, text: ideaPhrase(piece.text, respell, { withDoubt }) };
    const last = pieces.at(-1);
    if (last && last.slot === filed.slot) {
      last.text = `${last.text} ${piece.text.trim()}`;
      last.also = [...new Set([...last.also, ...filed.also])];
    } else if (!isSaid(filed.text, [...cards, ...pieces])) pieces.push(filed);
  }
  const added = pieces
    .filter(({ text }) => !isSaid(text, cards))
    .slice(0, Math.max(0, mostCards - cards.length))
    .map(({ slot, also, text }, index) =>
      newCard(cards, { slot, also, text: cutToCard(text) }, { interview, index }),
    );
  return [...cards, ...added];
}

/** The number of the next card. */
export const freeId = (cards: { id: string }[], index = 0): string =>
  String(Math.max(0, ...cards.map(({ id }) => Number.parseInt(id, 10) || 0)) + index + 1);

export const newCard = (
  cards: IdeaCard[],
  { slot, also = [], text }: { slot: string; also?: string[]; text: string },
  { interview, index = 0 }: { interview: InterviewKind; index?: number },
): IdeaCard => ({
  id: freeId(cards, index),
  slot,
  label: labelOf(interview, slot),
  text,
  ...(also.length > 0 && { also }),
});

/** Said again: one card holds all its words already. */
const isSaid = (text: string, cards: { text: string }[]): boolean => findSameCard(text, cards) !== undefined;

/** A long answer is kept to whole sentences, or to whole words. */
export function cutToCard(text: string): string {
  if (text.length <= longestCard) return text;
  const cut = text.slice(0, longestCard);
  return /^(.{40,}[.!?])\s/s.exec(cut)?.[1] ?? cut.replace(/[\s,]+(?:and|but|so|then|because)?\s*\S*$/, '');
}

import { type CardChange, renameOnCards, replaceOnCard, rewriteCard } from '../card-edits.ts';
import type { IdeaCard } from '../conversation.ts';
import type { ChangeOfSubject } from './change-of-subject.ts';

const longestSubject = 7;
const oneThing = /^(?:(?:an?|the|my|his|her|our|their|some)\s+)?[\p{L}'’-]+$/iu;

/** Puts the new thing on its card: of someone only the old word goes, wherever it stands; what a text is about is said anew. */
export function changeSubjectCard(
  cards: IdeaCard[],
  { card, to, from }: ChangeOfSubject,
): CardChange | undefined {
  const isSomeone = card.slot === 'who' || card.slot === 'moment';
  const changed =
    isSomeone && from && oneThing.test(from) && oneThing.test(to)
      ? (renameOnCards(cards, from, to) ?? replaceOnCard(cards, card, { from, to }))
      : isSomeone && from && !/\bcalled\b/i.test(to)
        ? replaceOnCard(cards, card, { from, to })
        : undefined;
  const isLong = card.text.split(/\s+/).length > longestSubject;
  // Of a card that tells more, the old words have to be found: the rest stays.
  if (!changed && isSomeone && isLong) return undefined;
  return { ...(changed ?? rewriteCard(cards, card, to)), what: 'subject', to, label: card.label };
}

import type { TutorTurn } from '@inkling/coach';
import type { ChatMessage, IdeaCard } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { lockCards, saveCards } from './chat.queries.ts';

/** What is kept of a turn with its reply, so that the next turn knows what was asked and heard. */
export const chatStateAfter = ({
  asked,
  heard,
  face,
  isReady,
  offers,
  shown,
}: TutorTurn): ChatMessage['extra'] => ({
  ...(asked && { asked }),
  ...(heard && { heard }),
  face,
  ...(isReady && { ready: true }),
  ...(offers && { offers }),
  ...(shown && { shown }),
});

const isSame = (one: IdeaCard, other: IdeaCard | undefined): boolean =>
  one.text === other?.text && one.slot === other.slot;

/** Adds what a turn noted or corrected to the cards as they are now: the child may have changed them while the reply was made. */
export async function storeNewIdeaCards(
  db: Db,
  chat: { id: number; cards: IdeaCard[] },
  after: IdeaCard[],
): Promise<void> {
  const idsOf = (cards: IdeaCard[]) => new Set(cards.map(({ id }) => id));
  const before = idsOf(chat.cards);
  const kept = idsOf(after);
  const now = await lockCards(db, chat.id);
  const taken = idsOf(now);
  const added = after
    .filter(({ id }) => !before.has(id))
    .map((card) => (taken.has(card.id) ? { ...card, id: `${card.id}-${now.length}` } : card));
  const wasBefore = (card: IdeaCard) => chat.cards.find(({ id }) => id === card.id);
  const isUntouched = (card: IdeaCard): boolean => isSame(card, wasBefore(card));
  // What the child has changed meanwhile stays as the child wants it.
  const stay = now.filter((card) => kept.has(card.id) || !before.has(card.id) || !isUntouched(card));
  const corrected = stay.map((card) => {
    const will = after.find(({ id }) => id === card.id);
    return will && before.has(card.id) && isUntouched(card) ? will : card;
  });
  const isCorrected = corrected.some((card, at) => !isSame(card, stay[at]));
  if (added.length > 0 || isCorrected || stay.length < now.length)
    await saveCards(db, chat.id, [...corrected, ...added]);
}

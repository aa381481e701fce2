import type { TutorTurn } from '@inkling/coach';
import type { ChatMessage, IdeaCard } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { lockCards, saveCards } from './chat.queries.ts';

/** What is kept of a turn with its reply, so that the next turn knows what was asked and heard. */
export const messageExtraOf = ({ asked, heard, face, isReady }: TutorTurn): ChatMessage['extra'] => ({
  ...(asked && { asked }),
  ...(heard && { heard }),
  face,
  ...(isReady && { ready: true }),
});

/** Adds what a turn noted to the cards as they are now: the child may have changed them while the reply was made. */
export async function addNotedCards(
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
  const stay = now.filter(({ id }) => kept.has(id) || !before.has(id));
  if (added.length > 0 || stay.length < now.length) await saveCards(db, chat.id, [...stay, ...added]);
}

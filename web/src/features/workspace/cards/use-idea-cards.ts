import type { IdeaCard } from '@inkling/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useUser } from '../../../api/session.ts';
import { chat } from '../../../api/typed-calls.ts';
import { forgetTypedCard } from './unsaved-card-text.ts';

/** A part of the text that a card can be put under. */
export type CardHeading = Pick<IdeaCard, 'slot' | 'label'>;

interface CardsChange {
  change: (cards: IdeaCard[]) => IdeaCard[];
  /** The card whose typed words the server has then. */
  cardId: string;
}

export const ideaCardsQuery = (chatId: number) =>
  queryOptions({
    queryKey: ['idea-cards', chatId],
    queryFn: ({ signal }) => call(chat.listCards, { query: { chat_id_eq: chatId } }, { signal, keep: true }),
    // The chat itself says when it can't be reached.
    meta: { silent: true },
  });

/** The cards of a writing's chat, and a way to change them; what is shown changes at once. */
export function useIdeaCards(chatId: number) {
  const queryClient = useQueryClient();
  const userId = useUser()?.id ?? 0;
  const { queryKey } = ideaCardsQuery(chatId);
  const { data } = useQuery(ideaCardsQuery(chatId));
  const cards = data?.cards ?? [];
  const headings = data?.headings ?? [];
  const { mutate } = useMutation({
    // The coach may have noted something since the cards were read: only this one change is made to what is there now.
    mutationFn: async ({ change, cardId }: CardsChange) => {
      const now = await call(chat.listCards, { query: { chat_id_eq: chatId } });
      const saved = await call(chat.saveCards, { body: { chat_id: chatId, cards: change(now.cards) } });
      await forgetTypedCard({ userId, chatId, cardId });
      return saved;
    },
    onMutate: ({ change }) => {
      queryClient.setQueryData(queryKey, { cards: change(cards), headings });
    },
    onSuccess: (saved) => queryClient.setQueryData(queryKey, { cards: saved.cards, headings }),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    cards,
    headings,
    change: (changed: IdeaCard) =>
      mutate({
        // The coach may have taken the card away meanwhile: what the child wrote stays.
        change: (all) =>
          all.some(({ id }) => id === changed.id)
            ? all.map((card) => (card.id === changed.id ? changed : card))
            : [...all, changed],
        cardId: changed.id,
      }),
    remove: (id: string) => mutate({ change: (all) => all.filter((card) => card.id !== id), cardId: id }),
  };
}

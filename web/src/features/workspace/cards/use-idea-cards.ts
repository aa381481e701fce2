import type { IdeaCard } from '@inkling/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { chat } from '../../../api/typed-calls.ts';

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
  const { queryKey } = ideaCardsQuery(chatId);
  const { data } = useQuery(ideaCardsQuery(chatId));
  const cards = data?.cards ?? [];
  const { mutate } = useMutation({
    mutationFn: (changed: IdeaCard[]) => call(chat.saveCards, { body: { chat_id: chatId, cards: changed } }),
    onMutate: (changed) => {
      queryClient.setQueryData(queryKey, { cards: changed });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    cards,
    edit: (id: string, text: string) =>
      mutate(cards.map((card) => (card.id === id ? { ...card, text } : card))),
    remove: (id: string) => mutate(cards.filter((card) => card.id !== id)),
  };
}

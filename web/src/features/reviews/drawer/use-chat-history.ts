import { type ChatMessage, chat, chatPageSize } from '@inkling/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';

const words = {
  first: 'Unable to retrieve chat data.',
  /** We never reached the server. */
  unreached: 'Failed to load more messages',
  refused: 'Unable to load more messages.',
};

const problemOf = (error: Error | null, hasMessages: boolean): string | null => {
  if (!error) return null;
  if (!hasMessages) return words.first;
  return error instanceof ApiError && error.status === 0 ? words.unreached : words.refused;
};

/** A page may begin with messages of the one before when the child goes on talking meanwhile. */
const oldestFirst = (pages: { items: ChatMessage[] }[]): ChatMessage[] => [
  ...new Map(
    pages
      .flatMap(({ items }) => items)
      .toReversed()
      .map((message) => [message.id, message]),
  ).values(),
];

/** The newest messages first, older ones as they are asked for. */
export const useChatHistory = (chatId: number) => {
  const query = useInfiniteQuery({
    queryKey: ['reviews', 'chat', chatId],
    queryFn: ({ pageParam, signal }) =>
      call(
        chat.listMessages,
        { query: { chat_id_eq: chatId, per_page: chatPageSize, offset: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ meta }) =>
      meta.offset + chatPageSize < meta.total ? meta.offset + chatPageSize : undefined,
    meta: { silent: true },
  });
  const messages = oldestFirst(query.data?.pages ?? []).filter(({ content }) => content !== '');
  return {
    messages,
    isLoading: query.isPending,
    isLoadingOlder: query.isFetchingNextPage,
    problem: problemOf(query.error, query.data !== undefined),
    loadOlder: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
  };
};

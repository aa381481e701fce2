import { type ChatMessage, chatPageSize } from '@inkling/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { chat } from '../../../api/typed-calls.ts';
import { t } from './texts.ts';

const words = {
  first: t.unableToRetrieveChat,
  /** We never reached the server. */
  unreached: t.failedToLoadMore,
  rejected: t.unableToLoadMore,
};

const load = (chatId: number, offset: number, signal?: AbortSignal) =>
  call(
    chat.listMessages,
    { query: { chat_id_eq: chatId, per_page: chatPageSize, offset } },
    { ...(signal && { signal }) },
  );

/** A page may begin with messages of the one before when the child goes on talking meanwhile. */
const oldestFirst = (newestFirst: ChatMessage[]): ChatMessage[] => [
  ...new Map(newestFirst.toReversed().map((message) => [message.id, message])).values(),
];

/** The newest messages first, older ones as they are asked for. */
export const useChatHistory = (chatId: number) => {
  const [older, setOlder] = useState<ChatMessage[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const isBusy = useRef(false);
  const query = useQuery({
    queryKey: ['reviews', 'chat', chatId],
    queryFn: ({ signal }) => load(chatId, 0, signal),
    // What was loaded above it must not shift.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { silent: true },
  });
  const known = [...(query.data?.items ?? []), ...older];
  const total = query.data?.meta.total ?? 0;

  const loadOlder = async () => {
    if (isBusy.current || known.length >= total) return;
    isBusy.current = true;
    setIsLoadingOlder(true);
    try {
      const { items } = await load(chatId, known.length);
      setOlder((before) => [...before, ...items]);
      setProblem(null);
    } catch (error) {
      // Said above the chat, where the next scroll tries again.
      setProblem(error instanceof ApiError && error.status === 0 ? words.unreached : words.rejected);
    }
    isBusy.current = false;
    setIsLoadingOlder(false);
  };
  return {
    messages: oldestFirst(known).filter(({ content }) => content !== ''),
    isLoading: query.isPending,
    isLoadingOlder,
    problem: query.error ? words.first : problem,
    loadOlder,
  };
};

import { type ChatMessage, chatPageSize, type Step } from '@inkling/contract';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, isUnreachable } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useUser } from '../../../api/session.ts';
import { chat } from '../../../api/typed-calls.ts';
import type { ReasonMessageWaits } from './send-unsent-message.ts';
import { readTypedMessage, readUnsentMessage } from './unsent-message.ts';
import { waitUntilConnected } from './wait-until-connected.ts';

const problems = {
  first: { unreached: 'Failed to fetch chat data', rejected: 'Unable to retrieve chat data.' },
  older: { unreached: 'Failed to load more messages', rejected: 'Unable to load more messages.' },
};

/** A server that was never reached answers no status. */
const wordsFor = (error: unknown, { unreached, rejected }: (typeof problems)['first']): string =>
  error instanceof ApiError && error.status > 0 ? rejected : unreached;

const load = (chatId: number, offset: number) =>
  call(
    chat.listMessages,
    { query: { chat_id_eq: chatId, offset, per_page: chatPageSize } },
    { rawErrors: true, keep: offset === 0 },
  );

interface ChatState {
  messages: ChatMessage[];
  total: number;
  /** The reply under way; null when none is. */
  reply: string | null;
  /** What the child said and the server has not answered for yet. */
  sending: string | null;
  problem: string | null;
  /** Which messages could not be loaded. */
  missing: keyof typeof problems | null;
  /** The last reply broke off or never came. */
  canRetry: boolean;
  isLoading: boolean;
  /** The coach's question of this step is not there yet, so there is nothing to answer. */
  isOpening: boolean;
  /** The server has been reached, and has it. */
  isBegun: boolean;
  /** There is no network: the coach comes by itself once there is. */
  isOffline: boolean;
  /** What the child said without a network. */
  waiting: string | null;
  whyMessageWaits: ReasonMessageWaits;
  /** What the server would not take: back in the input, to be changed and sent. */
  restored: string | null;
}

const blank: ChatState = {
  messages: [],
  total: 0,
  reply: null,
  sending: null,
  problem: null,
  missing: null,
  canRetry: false,
  isLoading: true,
  isOpening: true,
  isBegun: false,
  isOffline: false,
  waiting: null,
  whyMessageWaits: 'network',
  restored: null,
};

const needsReply = (messages: ChatMessage[]): boolean => {
  const last = messages.at(-1);
  return last !== undefined && (last.role === 'user' || last.extra.cut === true);
};

/** A page that was closed during the reply has sent what still stands in its input. */
const withTyped = (now: ChatState, typed: string): ChatState => {
  const isSent = now.messages
    .slice(-2)
    .some(({ role, content }) => role === 'user' && content === typed.trim());
  return isSent ? now : { ...now, restored: now.restored ?? typed };
};

/** A device that knows of its trouble waits; otherwise the child is told. */
const troubleWith = (error: unknown): Partial<ChatState> =>
  isUnreachable(error) && !navigator.onLine
    ? { isOffline: true }
    : { problem: wordsFor(error, problems.first), missing: 'first' };

/** The messages of a writing's chat, loaded in pages and opened by the coach. */
export const useChatMessages = (chatId: number, step: Step, isClosed: boolean) => {
  const userId = useUser()?.id ?? 0;
  const [state, setState] = useState(blank);
  const change = useCallback((part: Partial<ChatState>) => setState((now) => ({ ...now, ...part })), []);

  const refresh = useCallback(async () => {
    const { items, meta } = await load(chatId, 0);
    const messages = items.toReversed();
    change({ messages, total: meta.total, canRetry: !isClosed && needsReply(messages) });
    return messages;
  }, [chatId, change, isClosed]);

  /** Tells whether the server was reached. */
  const begin = useCallback(async (): Promise<boolean> => {
    try {
      // What was said before is there to read while the coach finds its opening words.
      const said = await refresh();
      if (said.length > 0) change({ isLoading: false });
      if (!isClosed) {
        await call(chat.openStep, { body: { chat_id: chatId, step_id: step.id } }, { rawErrors: true });
        await refresh();
      }
      change({ isBegun: true, isOffline: false, problem: null, missing: null });
      return true;
    } catch (error) {
      change(troubleWith(error));
      return !isUnreachable(error);
    } finally {
      change({ isLoading: false, isOpening: false });
    }
  }, [chatId, step.id, isClosed, refresh, change]);
  useEffect(() => {
    let isLeft = false;
    const keepTrying = async () => {
      let isReached = await begin();
      const typed = await readTypedMessage(userId, chatId);
      if (!isLeft && typed !== null) setState((now) => withTyped(now, typed));
      while (!isLeft && !isReached) {
        await waitUntilConnected();
        isReached = isLeft || (await begin());
      }
    };
    void keepTrying();
    void readUnsentMessage(userId, chatId).then(
      (unsent) => !isLeft && unsent !== null && change({ waiting: unsent.content }),
    );
    return () => {
      isLeft = true;
    };
  }, [begin, userId, chatId, change]);

  const loadOlder = async () => {
    change({ problem: null, missing: null });
    try {
      const { items, meta } = await load(chatId, state.messages.length);
      // A reply may have come meanwhile, and moved what counts as older.
      setState((now) => {
        const known = new Set(now.messages.map(({ id }) => id));
        const older = items.toReversed().filter(({ id }) => !known.has(id));
        return { ...now, messages: [...older, ...now.messages], total: meta.total };
      });
    } catch (error) {
      change({ problem: wordsFor(error, problems.older), missing: 'older' });
    }
  };

  const beginAgain = () => {
    change({ isLoading: true, isOpening: true, problem: null, missing: null });
    return begin();
  };
  return { state, change, refresh, begin: beginAgain, loadOlder };
};

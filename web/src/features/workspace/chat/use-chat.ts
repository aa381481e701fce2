import type { ChatMessage, Step } from '@inkling/contract';
import { useQueryClient } from '@tanstack/react-query';
import { chat } from '../../../api/typed-calls.ts';
import { ideaCardsQuery } from '../cards/use-idea-cards.ts';
import { askCoach } from './ask-coach.ts';
import { useChatMessages } from './use-chat-messages.ts';

/** What a browser says of a lost connection is nothing for a child. */
const messageOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof TypeError) ? error.message : 'Failed to send message';

/** A writing's chat: its messages, and a way to say something and hear the response in a stream. */
export const useChat = (chatId: number, step: Step, isClosed: boolean) => {
  const { state, change, refresh, begin, loadOlder } = useChatMessages(chatId, step, isClosed);
  const queryClient = useQueryClient();

  /** Answers the messages as they are stored afterwards, which is the truth also after a cut; null when they can't be had. */
  const listen = async (asking: Promise<void>): Promise<ChatMessage[] | null> => {
    try {
      await asking;
    } catch (error) {
      change({ problem: messageOf(error) });
    }
    const stored = await refresh().catch(() => null);
    change({ reply: null, sending: null });
    // What was told may be on a card now.
    void queryClient.invalidateQueries({ queryKey: ideaCardsQuery(chatId).queryKey });
    return stored;
  };
  const listener = { onText: (reply: string) => change({ reply }), onDone: () => undefined };

  return {
    ...state,
    isBusy: state.reply !== null,
    tryAgain: state.missing && { first: begin, older: loadOlder }[state.missing],
    hasOlder: state.messages.length < state.total,
    /** Tells whether the coach has it: what was not stored must not vanish from the input. */
    send: async (content: string): Promise<boolean> => {
      if (state.reply !== null || isClosed || content.trim() === '') return false;
      const newestBefore = state.messages.at(-1)?.id ?? 0;
      change({ sending: content.trim(), reply: '', problem: null, missing: null, canRetry: false });
      const stored = await listen(
        askCoach(chat.sendMessage, { chat_id: chatId, content, step_id: step.id }, listener),
      );
      return stored?.some(({ id, role }) => role === 'user' && id > newestBefore) ?? false;
    },
    retry: () => {
      change({ reply: '', problem: null, missing: null, canRetry: false });
      void listen(askCoach(chat.askReplyAgain, { chat_id: chatId, step_id: step.id }, listener));
    },
    loadOlder,
  };
};

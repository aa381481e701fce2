import type { ChatMessage, Step } from '@inkling/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../../../api/session.ts';
import { chat } from '../../../api/typed-calls.ts';
import { ideaCardsQuery } from '../cards/use-idea-cards.ts';
import { askCoach } from './ask-coach.ts';
import {
  type MessageDelivery,
  type ReasonMessageWaits,
  sendUnsentMessage,
  whyMessageWaits,
} from './send-unsent-message.ts';
import { forgetUnsentMessage, keepTypedMessage, keepUnsentMessage } from './unsent-message.ts';
import { useChatMessages } from './use-chat-messages.ts';
import { waitUntilConnected } from './wait-until-connected.ts';

/** What a browser says of a lost connection is nothing for a child. */
const messageOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof TypeError) ? error.message : 'Failed to send message';

/** Where this device can keep nothing, it stays in the input. */
const notKept: Record<ReasonMessageWaits, string> = {
  network: 'You are not connected. Please send it once you are.',
  'sign-in': 'Please sign in again, and then send it.',
  coach: 'The coach is busy. Please send it again.',
};

type State = ReturnType<typeof useChatMessages>['state'];

const noticeOf = ({ waiting, whyMessageWaits, isOffline }: State): string | null => {
  if (!isOffline) return null;
  if (waiting !== null && whyMessageWaits === 'sign-in')
    return 'Please sign in again. Your message waits here until you have.';
  if (waiting !== null && whyMessageWaits === 'coach')
    return 'The coach is busy. Your message waits here and is sent by itself.';
  return waiting === null
    ? 'You are not connected. The coach is back once you are.'
    : 'You are not connected. Your message waits here and is sent once you are.';
};

/** Hears of a network again, and then asks for what waits to be sent. */
const useNetwork = (
  { waiting, isOffline, isBegun }: State,
  {
    isClosed,
    onNetwork,
    onReady,
  }: { isClosed: boolean; onNetwork: () => void; onReady: () => Promise<void> },
) => {
  const isReady = waiting !== null && isBegun && !isOffline && !isClosed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it becomes ready it is sent once
  useEffect(() => {
    if (isReady) void onReady();
  }, [isReady]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one wait for each time without a network
  useEffect(() => {
    if (!isOffline) return;
    let isLeft = false;
    const wait = async () => {
      do await waitUntilConnected();
      while (!isLeft && !navigator.onLine);
      if (!isLeft) onNetwork();
    };
    void wait();
    return () => {
      isLeft = true;
    };
  }, [isOffline]);
};

const stateAfter = (delivery: MessageDelivery): Partial<State> => {
  if (delivery.kind === 'waits') return { isOffline: true, whyMessageWaits: delivery.for };
  if (delivery.kind === 'nothing waits') return { waiting: null };
  return { waiting: null, problem: delivery.reason, restored: delivery.content };
};

const needsSignIn = (asking: Promise<void>): Promise<boolean> =>
  asking.then(
    () => false,
    (error: unknown) => whyMessageWaits(error) === 'sign-in',
  );

const stateOfWaiting = (content: string, reason: ReasonMessageWaits): Partial<State> => ({
  waiting: content.trim(),
  whyMessageWaits: reason,
  isOffline: true,
});

const shown = (state: State) => ({
  ...state,
  isBusy: state.reply !== null || state.waiting !== null,
  sending: state.sending ?? state.waiting,
  notice: noticeOf(state),
  needsSignIn: state.waiting !== null && state.whyMessageWaits === 'sign-in',
  hasOlder: state.messages.length < state.total,
});

/** A writing's chat: its messages, and a way to say something and hear the response in a stream. */
export const useChat = (chatId: number, step: Step, isClosed: boolean) => {
  const userId = useUser()?.id ?? 0;
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

  /** Said without a network or after the end of the session: kept on this device, and sent by itself. */
  const putAside = async (content: string, reason: ReasonMessageWaits): Promise<boolean> => {
    const isKept = await keepUnsentMessage(userId, chatId, { content, stepId: step.id });
    change(isKept ? stateOfWaiting(content, reason) : { problem: notKept[reason] });
    return isKept;
  };
  const say = async (content: string): Promise<boolean> => {
    const newestBefore = state.messages.at(-1)?.id ?? 0;
    change({ sending: content.trim(), reply: '', problem: null, missing: null, canRetry: false });
    const asking = askCoach(chat.sendMessage, { chat_id: chatId, content, step_id: step.id }, listener);
    // At once: whatever hears of it next leaves this page.
    const isPutAside = (await needsSignIn(asking)) && (await putAside(content, 'sign-in'));
    const stored = await listen(isPutAside ? Promise.resolve() : asking);
    if (isPutAside) return true;
    const isStored = stored?.some(({ id, role }) => role === 'user' && id > newestBefore) ?? false;
    if (isStored && state.restored !== null) {
      await forgetUnsentMessage(userId, chatId);
      change({ restored: null });
    }
    return isStored;
  };
  useNetwork(state, {
    isClosed,
    onNetwork: () => change({ isOffline: false }),
    onReady: async () => {
      change({ reply: '' });
      const delivery = await sendUnsentMessage({ userId, chatId, stepId: step.id });
      await listen(Promise.resolve());
      change(stateAfter(delivery));
    },
  });

  return {
    ...shown(state),
    tryAgain: state.missing && { first: begin, older: loadOlder }[state.missing],
    /** Tells whether the coach has it, or will have it by itself. */
    send: async (content: string): Promise<boolean> => {
      if (shown(state).isBusy || isClosed || content.trim() === '') return false;
      // What was not stored must not vanish from the input.
      return navigator.onLine ? say(content) : putAside(content, 'network');
    },
    keepTyped: (text: string) => void keepTypedMessage(userId, chatId, text),
    onSignedIn: () => change({ isOffline: false }),
    retry: () => {
      change({ reply: '', problem: null, missing: null, canRetry: false });
      void listen(askCoach(chat.retryReply, { chat_id: chatId, step_id: step.id }, listener));
    },
    loadOlder,
  };
};

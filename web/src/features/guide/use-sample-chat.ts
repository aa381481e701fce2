import { useState } from 'react';
import type { Talk } from '../../ui/chat/chat-view.tsx';
import { sampleChatPage } from './sample/sample-chat.ts';

const nothing = { sending: null, reply: null, problem: null, isLoading: false, isBusy: false };

/** The talk from the sample alone: nobody is asked and nothing is sent. */
export const useSampleChat = (): Talk => {
  const [messages, setMessages] = useState(() => sampleChatPage(0).items);
  const { total } = sampleChatPage(0);
  return {
    ...nothing,
    messages,
    hasOlder: messages.length < total,
    loadOlder: async () => setMessages((now) => [...sampleChatPage(now.length).items, ...now]),
    canRetry: false,
    retry: () => undefined,
    send: async () => false,
  };
};

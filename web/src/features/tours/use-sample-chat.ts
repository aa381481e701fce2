import { useState } from 'react';
import type { ChatState } from '../../shared/chat/chat-view.tsx';
import { sampleChatMessages } from './sample-writing/sample-chat.ts';

const nothing = {
  sending: null,
  reply: null,
  problem: null,
  tryAgain: null,
  isLoading: false,
  isBusy: false,
};

/** The talk from the sample alone: nobody is asked and nothing is sent. */
export const useSampleChat = (stepId: string): ChatState => {
  const [messages, setMessages] = useState(() => sampleChatMessages(stepId, 0).items);
  const { total } = sampleChatMessages(stepId, 0);
  return {
    ...nothing,
    messages,
    hasOlder: messages.length < total,
    loadOlder: async () => setMessages((now) => [...sampleChatMessages(stepId, now.length).items, ...now]),
    canRetry: false,
    retry: () => undefined,
    send: async () => false,
  };
};

import type { Step, Writing } from '@inkling/contract';
import type { ReactNode } from 'react';
import { ChatView } from '../../../shared/chat/chat-view.tsx';
import { QuickReplies } from './quick-replies.tsx';
import { useChat } from './use-chat.ts';

interface ChatPanelProps {
  writing: Writing;
  step: Step;
  /** The button to the next step, shown when the coach says there is enough. */
  ready?: ReactNode;
}

export const ChatPanel = ({ writing, step, ready }: ChatPanelProps) =>
  writing.chat && (
    <Chat
      key={step.id}
      chatId={writing.chat.id}
      step={step}
      ready={ready}
      isClosed={writing.status === 'completed'}
    />
  );

interface ChatProps {
  chatId: number;
  step: Step;
  ready: ReactNode;
  isClosed: boolean;
}

const Chat = ({ chatId, step, ready, isClosed }: ChatProps) => {
  const chat = useChat(chatId, step, isClosed);
  const isReady = chat.messages.at(-1)?.extra.ready === true;
  return (
    <ChatView
      chat={chat}
      instructions={step.instructions}
      isClosed={isClosed}
      quickReplies={
        !isClosed && <QuickReplies disabled={chat.isBusy} ready={isReady && ready} onSend={chat.send} />
      }
    />
  );
};

import type { Step, Writing } from '@inkling/contract';
import { ChatView } from '../../../shared/chat/chat-view.tsx';
import { useChat } from './use-chat.ts';

interface ChatPanelProps {
  writing: Writing;
  step: Step;
}

export const ChatPanel = ({ writing, step }: ChatPanelProps) =>
  writing.chat && (
    <Chat key={step.id} chatId={writing.chat.id} step={step} isClosed={writing.status === 'completed'} />
  );

const Chat = ({ chatId, step, isClosed }: { chatId: number; step: Step; isClosed: boolean }) => (
  <ChatView chat={useChat(chatId, step, isClosed)} instructions={step.instructions} isClosed={isClosed} />
);

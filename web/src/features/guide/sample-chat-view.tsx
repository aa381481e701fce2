import { ChatView } from '../../ui/chat/chat-view.tsx';
import { useSampleChat } from './use-sample-chat.ts';

/** The sample talk, to read. */
export const SampleChatView = ({ instructions = '' }: { instructions?: string }) => (
  <div data-tour="chat">
    <ChatView chat={useSampleChat()} instructions={instructions} isClosed />
  </div>
);

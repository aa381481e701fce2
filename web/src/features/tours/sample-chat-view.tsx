import type { Step } from '@inkling/contract';
import { ChatView } from '../../shared/chat/chat-view.tsx';
import { useSampleChat } from './use-sample-chat.ts';

/** The sample talk as far as it had come, to read. */
export const SampleChatView = ({ step, instructions = '' }: { step: Step; instructions?: string }) => (
  <div data-tour="chat">
    <ChatView chat={useSampleChat(step.id)} instructions={instructions} isClosed />
  </div>
);

import type { ChatMessage, QuickReply, Step, Writing } from '@inkling/contract';
import { type ReactNode, Suspense } from 'react';
import { ChatView } from '../../../shared/chat/chat-view.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { IdeaCardList } from '../cards/idea-cards.tsx';
import { QuickReplies } from './quick-replies.tsx';
import { useChat } from './use-chat.ts';

const SignInAgain = lazyComponent(async () => (await import('../saving/sign-in-again.tsx')).SignInAgain);

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

/** Once there is enough, the way on comes first and nobody is asked to be stuck. */
const repliesFor = (step: Step, isReady: boolean): string[] => {
  if (step.type !== 'chat') return ['Give me a hint', "I'm stuck"];
  return isReady ? ['Next question'] : ['Give me a hint', "I'm stuck", 'Next question', "I'm ready"];
};

/** What is said of a card may be taken up while the talk goes on; any other offer waits for an answer. */
const offersIn = (message: ChatMessage | undefined): QuickReply[] => message?.extra.offers ?? [];
const isQuestion = ({ offers, shown }: ChatMessage['extra']): boolean =>
  shown === undefined && offers?.some(({ does }) => does.what !== 'undo') === true;

const Chat = ({ chatId, step, ready, isClosed }: ChatProps) => {
  const chat = useChat(chatId, step, isClosed);
  const last = chat.messages.at(-1);
  const isReady = ready !== undefined && last?.extra.ready === true;
  const shown = last?.extra.shown;
  return (
    <>
      <Suspense>{chat.needsSignIn && <SignInAgain onSignedIn={chat.onSignedIn} />}</Suspense>
      <ChatView
        chat={chat}
        instructions={step.instructions}
        isClosed={isClosed}
        quickReplies={
          !isClosed && (
            <QuickReplies
              cards={shown && <IdeaCardList chatId={chatId} isClosed={false} only={shown} />}
              offers={offersIn(last).map(({ text }) => text)}
              replies={last && isQuestion(last.extra) ? [] : repliesFor(step, isReady)}
              disabled={chat.isBusy || chat.isOpening}
              ready={isReady && ready}
              onSend={chat.send}
            />
          )
        }
      />
    </>
  );
};

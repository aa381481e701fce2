import type { CoachMood } from '@inkling/contract';
import { Alert, Button, Group, Loader, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ChatInput } from './chat-input.tsx';
import classes from './chat-view.module.css';
import { Message } from './message.tsx';

const olderWithinPx = 50;

interface ChatMessage {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  extra: { caring?: boolean | undefined; face?: CoachMood | undefined; ready?: boolean | undefined };
}

/** A talk as it stands: where it comes from is the caller's business. */
export interface ChatState {
  messages: ChatMessage[];
  isLoading: boolean;
  hasOlder: boolean;
  loadOlder: () => Promise<unknown>;
  /** What the child just sent, until it is among the messages. */
  sending: string | null;
  /** The reply as far as it has come; empty while the assistant thinks. */
  reply: string | null;
  problem: string | null;
  /** What a child should know and need not do anything about. */
  notice?: string | null;
  /** What could not be sent and comes back into the input. */
  restored?: string | null;
  /** Tries what the problem is about again; null where the child does that by sending. */
  tryAgain: (() => unknown) | null;
  isBusy: boolean;
  /** The coach has not asked anything yet. */
  isOpening?: boolean;
  canRetry: boolean;
  retry: () => unknown;
  send: (content: string) => Promise<boolean>;
  /** Told of what stands in the input, so that nothing typed is lost with the page. */
  keepTyped?: (text: string) => void;
}

interface ChatViewProps {
  chat: ChatState;
  instructions: string;
  isClosed: boolean;
  /** Answers to tap; given below the talk. */
  quickReplies?: ReactNode;
}

/** Stays at the newest message, and where the reader is when older ones come in above. */
const useScrolling = (chat: ChatState) => {
  const list = useRef<HTMLDivElement>(null);
  const isLoadingOlder = useRef(false);
  /** How far from the end the reader is. */
  const place = useRef(0);
  const newest = `${chat.messages.at(-1)?.id}/${chat.sending}/${chat.reply?.length}`;
  const oldest = chat.messages[0]?.id;
  const notePlace = (box: HTMLDivElement) => {
    place.current = box.scrollHeight - box.scrollTop;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message or piece scrolls to the end
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    if (list.current) notePlace(list.current);
  }, [newest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: older messages have come in above
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight - place.current;
  }, [oldest]);

  const onScroll = async () => {
    const box = list.current;
    if (!box) return;
    notePlace(box);
    if (box.scrollTop > olderWithinPx || !chat.hasOlder || isLoadingOlder.current) return;
    isLoadingOlder.current = true;
    await chat.loadOlder();
    isLoadingOlder.current = false;
  };
  return { list, onScroll };
};

/** A message of care never comes with a grin. */
const faceOf = ({ role, extra }: ChatMessage): CoachMood | undefined => {
  if (role === 'user') return undefined;
  return extra.caring ? 'caring' : (extra.face ?? 'happy');
};

const Messages = ({ chat }: { chat: ChatState }) => (
  <Stack gap="sm">
    {/* A reply that broke off before its first word is a button below, not an empty bubble. */}
    {chat.messages
      .filter(({ content }) => content !== '')
      .map((message) => (
        <Message
          key={message.id}
          from={message.role}
          content={message.content}
          isCaring={message.extra.caring}
          face={faceOf(message)}
        />
      ))}
    {chat.sending !== null &&
      !chat.messages.some(
        ({ content, role }, i) =>
          role === 'user' && content === chat.sending && i >= chat.messages.length - 2,
      ) && <Message from="user" content={chat.sending} />}
    {chat.reply !== null && chat.reply !== '' && (
      <Message from="assistant" content={chat.reply} face="happy" />
    )}
    {chat.reply === '' && (
      <div className={classes.typing} role="status">
        <Loader type="dots" size="sm" aria-hidden />
        <VisuallyHidden>The assistant is typing</VisuallyHidden>
      </div>
    )}
    {chat.canRetry && !chat.isBusy && (
      <Button size="sm" variant="default" onClick={chat.retry} style={{ alignSelf: 'flex-start' }}>
        Ask for the answer again
      </Button>
    )}
  </Stack>
);

/** The talk with the coach. */
export const ChatView = ({ chat, instructions, isClosed, quickReplies }: ChatViewProps) => {
  const { list, onScroll } = useScrolling(chat);
  return (
    <Stack component="section" gap={0} aria-label="AI Writing Assistant">
      <Title order={2} fz="h3">
        AI Writing Assistant
      </Title>
      {instructions && (
        <Text size="sm" c="dimmed" mt={2}>
          {instructions}
        </Text>
      )}
      {chat.notice && (
        <Alert color="ink" variant="light" mt="xs" py="xs" role="status">
          {chat.notice}
        </Alert>
      )}
      {chat.problem && (
        <Alert color="red" mt="xs" py="xs" role="alert">
          <Group justify="space-between" gap="xs">
            {chat.problem}
            {chat.tryAgain && (
              <Button size="sm" variant="default" onClick={chat.tryAgain}>
                Retry
              </Button>
            )}
          </Group>
        </Alert>
      )}
      <div
        ref={list}
        className={classes.list}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-label="Messages"
      >
        {chat.isLoading && <Skeleton height={72} radius="lg" />}
        <Messages chat={chat} />
      </div>
      {quickReplies}
      {isClosed && (
        <Text size="sm" c="dimmed" mb="xs">
          This piece is finished, so the coach is resting.
        </Text>
      )}
      <ChatInput
        disabled={chat.isBusy || chat.isOpening === true || isClosed}
        restored={chat.restored}
        onSend={chat.send}
        onType={chat.keepTyped}
      />
    </Stack>
  );
};

import type { Step, Writing } from '@inkling/contract';
import { Alert, Button, Loader, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { Message } from '../../../ui/chat-message/message.tsx';
import { ChatInput } from './chat-input.tsx';
import classes from './chat-panel.module.css';
import { useChat } from './use-chat.ts';

const olderWithinPx = 50;

interface ChatPanelProps {
  writing: Writing;
  step: Step;
}

export const ChatPanel = ({ writing, step }: ChatPanelProps) =>
  writing.chat && (
    <Chat key={step.id} chatId={writing.chat.id} step={step} isClosed={writing.status === 'completed'} />
  );

const Chat = ({ chatId, step, isClosed }: { chatId: number; step: Step; isClosed: boolean }) => {
  const chat = useChat(chatId, step, isClosed);
  const list = useRef<HTMLDivElement>(null);
  const isLoadingOlder = useRef(false);
  const newest = `${chat.messages.at(-1)?.id}/${chat.sending}/${chat.reply?.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message or piece scrolls to the end
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);

  const onScroll = async () => {
    const box = list.current;
    if (!box || box.scrollTop > olderWithinPx || !chat.hasOlder || isLoadingOlder.current) return;
    isLoadingOlder.current = true;
    const fromEnd = box.scrollHeight - box.scrollTop;
    await chat.loadOlder();
    requestAnimationFrame(() => {
      box.scrollTop = box.scrollHeight - fromEnd;
      isLoadingOlder.current = false;
    });
  };
  return (
    <section className={classes.panel} aria-label="AI Writing Assistant">
      <Title order={2} fz="h3">
        AI Writing Assistant
      </Title>
      {step.instructions && (
        <Text size="sm" c="dimmed" mt={2}>
          {step.instructions}
        </Text>
      )}
      {chat.problem && (
        <Alert color="red" mt="xs" py="xs" role="alert">
          {chat.problem}
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
              />
            ))}
          {chat.sending !== null &&
            !chat.messages.some(
              ({ content, role }, i) =>
                role === 'user' && content === chat.sending && i >= chat.messages.length - 2,
            ) && <Message from="user" content={chat.sending} />}
          {chat.reply !== null && chat.reply !== '' && <Message from="assistant" content={chat.reply} />}
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
      </div>
      <ChatInput disabled={chat.isBusy || isClosed} onSend={chat.send} />
    </section>
  );
};

import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { useLayoutEffect, useRef } from 'react';
import { Message } from '../../../shared/chat/message.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import classes from './review-drawer.module.css';
import type { TabProps } from './tab-props.ts';
import { useChatHistory } from './use-chat-history.ts';

const olderWithinPx = 50;
const throttleMs = 200;

/** Stays at the newest message at first, and where the reader is when older ones come in above. */
const useKeptPlace = (count: number) => {
  const list = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only more messages move the list
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    box.scrollTop += box.scrollHeight - height.current;
    height.current = box.scrollHeight;
  }, [count]);
  return list;
};

const History = ({ chatId, child }: { chatId: number; child: string }) => {
  const chat = useChatHistory(chatId);
  const list = useKeptPlace(chat.messages.length);
  const onScroll = useThrottledCallback(() => {
    if (list.current && list.current.scrollTop <= olderWithinPx) void chat.loadOlder();
  }, throttleMs);
  if (!chat.isLoading && !chat.problem && chat.messages.length === 0)
    return <EmptyState title="No messages yet" text={`${child} has not talked to the assistant.`} />;
  return (
    <Stack gap="sm">
      {chat.problem && (
        <Alert color="red" py="xs" role="alert">
          {chat.problem}
        </Alert>
      )}
      {chat.isLoading && <Skeleton height={72} radius="lg" />}
      <div
        ref={list}
        className={classes.chat}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-label="Messages"
      >
        {chat.isLoadingOlder && (
          <Text size="sm" c="dimmed" ta="center" role="status">
            Loading older messages...
          </Text>
        )}
        <Stack gap="sm">
          {chat.messages.map((message) => (
            <Message
              key={message.id}
              from={message.role}
              content={message.content}
              isCaring={message.extra.caring}
              child={child}
            />
          ))}
        </Stack>
      </div>
    </Stack>
  );
};

export const ChatTab = ({ writing }: TabProps) =>
  writing.chat ? (
    <History chatId={writing.chat.id} child={writing.student.full_name} />
  ) : (
    <EmptyState title="No messages yet" />
  );

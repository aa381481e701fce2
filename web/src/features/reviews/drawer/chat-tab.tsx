import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Message } from '../../../shared/chat/message.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AlertNotice } from './alert-notice.tsx';
import classes from './review-drawer.module.css';
import type { TabProps } from './tab-props.ts';
import { t } from './texts.ts';
import { useChatHistory } from './use-chat-history.ts';
import { useScrollToAlertPassage } from './use-scroll-to-alert-passage.ts';

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

interface HistoryProps {
  chatId: number;
  child: string;
  /** The words of the alert that the reader came from. */
  told: string | undefined;
}

const History = ({ chatId, child, told }: HistoryProps) => {
  const chat = useChatHistory(chatId);
  const list = useKeptPlace(chat.messages.length);
  const isTold = ({ role, content }: { role: string; content: string }): boolean =>
    told !== undefined && role === 'user' && content.includes(told);
  const isThere = chat.messages.some(isTold);
  const view = useScrollToAlertPassage(isThere);
  // It may stand further back than the newest messages.
  useEffect(() => {
    if (told !== undefined && !isThere && !chat.problem && !chat.isLoading && !chat.isLoadingOlder)
      void chat.loadOlder();
  }, [told, isThere, chat.problem, chat.isLoading, chat.isLoadingOlder, chat.loadOlder]);
  const onScroll = useThrottledCallback(() => {
    if (list.current && list.current.scrollTop <= olderWithinPx) void chat.loadOlder();
  }, throttleMs);
  if (!chat.isLoading && !chat.problem && chat.messages.length === 0)
    return <EmptyState title={t.noMessagesYet} text={t.hasNotTalked(child)} />;
  return (
    <Stack gap="sm" ref={view}>
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
        aria-label={t.messages}
      >
        {chat.isLoadingOlder && (
          <Text size="sm" c="dimmed" ta="center" role="status">
            {t.loadingOlderMessages}
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
              isTold={isTold(message)}
            />
          ))}
        </Stack>
      </div>
    </Stack>
  );
};

export const ChatTab = ({ writing, alert }: TabProps) =>
  writing.chat ? (
    <Stack gap="md">
      {alert?.source === 'chat' && <AlertNotice alert={alert} />}
      <History
        chatId={writing.chat.id}
        child={writing.student.full_name}
        told={alert?.source === 'chat' ? alert.excerpt : undefined}
      />
    </Stack>
  ) : (
    <EmptyState title={t.noMessagesYet} />
  );

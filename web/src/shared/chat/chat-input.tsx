import { ActionIcon, Group, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMaximize, IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, Suspense, useEffect, useState } from 'react';
import { lazyOrFallback } from '../../ui/lazy-component.tsx';

const ExpandedChatInput = lazyOrFallback(
  async () => (await import('./expanded-chat-input.tsx')).ExpandedChatInput,
);

interface ChatInputProps {
  disabled: boolean;
  /** Words that could not be sent from elsewhere: they come back here. */
  restored?: string | null | undefined;
  /** Tells whether it was sent. */
  onSend: (content: string) => Promise<boolean>;
  /** Told of every change by the child, and of an empty input once everything is sent. */
  onType?: ((text: string) => void) | undefined;
}

/** Enter sends, also with Ctrl; Shift+Enter makes a new line. What was typed stays until it is sent. */
export const ChatInput = ({ disabled, restored, onSend, onType }: ChatInputProps) => {
  const [text, setText] = useState('');
  useEffect(() => {
    if (restored) setText((now) => now || restored);
  }, [restored]);
  const [opened, { open, close }] = useDisclosure();
  const isBlank = text.trim() === '';
  const send = () => {
    if (isBlank || disabled) return;
    setText('');
    close();
    // Comes back to try again, unless something else was begun.
    const bringBack = () => setText((now) => now || text);
    void onSend(text).then((isSent) => (isSent ? onType?.('') : bringBack()), bringBack);
  };
  const type = (next: string) => {
    setText(next);
    onType?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Group gap="xs" wrap="nowrap" align="flex-end">
      <Textarea
        flex={1}
        aria-label="Message to the assistant"
        placeholder="Ask for help or suggestions..."
        autosize
        minRows={1}
        maxRows={4}
        value={text}
        disabled={disabled}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <ActionIcon
        size={44}
        radius="md"
        variant="default"
        aria-label="Write in a larger box"
        disabled={disabled}
        onClick={open}
      >
        <IconMaximize size={18} />
      </ActionIcon>
      <ActionIcon size={44} radius="md" aria-label="Send" disabled={disabled || isBlank} onClick={send}>
        <IconSend size={18} />
      </ActionIcon>
      {opened && (
        <Suspense>
          <ExpandedChatInput
            text={text}
            onChange={type}
            onKeyDown={(event) => event.ctrlKey && onKeyDown(event)}
            onClose={close}
            onSend={send}
            canSend={!disabled && !isBlank}
          />
        </Suspense>
      )}
    </Group>
  );
};

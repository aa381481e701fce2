import { ActionIcon, Button, Group, Modal, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMaximize, IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import classes from './chat-panel.module.css';

interface ChatInputProps {
  disabled: boolean;
  onSend: (content: string) => void;
}

/** Enter sends, also with Ctrl; Shift+Enter makes a new line. What was typed stays until it is sent. */
export const ChatInput = ({ disabled, onSend }: ChatInputProps) => {
  const [text, setText] = useState('');
  const [opened, { open, close }] = useDisclosure();
  const isBlank = text.trim() === '';
  const send = () => {
    if (isBlank || disabled) return;
    onSend(text);
    setText('');
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={classes.input}>
      <Textarea
        flex={1}
        aria-label="Message to the assistant"
        placeholder="Ask for help or suggestions..."
        autosize
        minRows={1}
        maxRows={4}
        value={text}
        disabled={disabled}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
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
      <Modal
        opened={opened}
        onClose={close}
        title="Ask for help or suggestions"
        size="lg"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Textarea
          aria-label="Your question"
          placeholder="Ask for help or suggestions..."
          autosize
          minRows={6}
          maxRows={14}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => event.ctrlKey && onKeyDown(event)}
          data-autofocus
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button onClick={send} disabled={disabled || isBlank}>
            Send
          </Button>
        </Group>
      </Modal>
    </div>
  );
};

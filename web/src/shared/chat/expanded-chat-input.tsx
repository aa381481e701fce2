import { Button, Group, Modal, Textarea } from '@mantine/core';
import type { KeyboardEvent } from 'react';

interface LargeInputProps {
  text: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  onSend: () => void;
  canSend: boolean;
}

/** Room for a longer question. */
export const ExpandedChatInput = ({
  text,
  onChange,
  onKeyDown,
  onClose,
  onSend,
  canSend,
}: LargeInputProps) => (
  <Modal
    opened
    onClose={onClose}
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
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={onKeyDown}
      data-autofocus
    />
    <Group justify="flex-end" mt="md">
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button onClick={onSend} disabled={!canSend}>
        Send
      </Button>
    </Group>
  </Modal>
);

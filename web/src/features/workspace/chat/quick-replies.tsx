import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

interface QuickRepliesProps {
  disabled: boolean;
  /** The way on, once there is enough; until then "Ready" asks the coach. */
  ready: ReactNode;
  onSend: (content: string) => unknown;
}

/** Answers to tap, for children who would rather not type. */
export const QuickReplies = ({ disabled, ready, onSend }: QuickRepliesProps) => (
  <Group gap="xs" mb="sm" role="group" aria-label="Quick replies">
    {['Give me a hint', "I'm stuck", 'Next question', ...(ready ? [] : ['Ready'])].map((reply) => (
      <Button
        key={reply}
        size="compact-md"
        radius="xl"
        variant="default"
        disabled={disabled}
        onClick={() => onSend(reply)}
      >
        {reply}
      </Button>
    ))}
    {ready}
  </Group>
);

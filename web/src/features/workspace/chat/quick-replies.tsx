import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './quick-replies.module.css';

interface QuickRepliesProps {
  replies: string[];
  disabled: boolean;
  /** The way on, once there is enough. */
  ready: ReactNode;
  onSend: (content: string) => unknown;
}

/** Answers to tap, for children who would rather not type. */
export const QuickReplies = ({ replies, disabled, ready, onSend }: QuickRepliesProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways
  <div className={classes.replies} role="group" aria-label="Quick replies">
    {ready}
    {replies.map((reply) => (
      <Button
        key={reply}
        className={classes.reply}
        size="compact-md"
        radius="xl"
        variant="default"
        disabled={disabled}
        onClick={() => onSend(reply)}
      >
        {reply}
      </Button>
    ))}
  </div>
);

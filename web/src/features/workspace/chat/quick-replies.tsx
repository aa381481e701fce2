import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './quick-replies.module.css';

interface QuickRepliesProps {
  /** The cards the coach speaks of, to change them here. */
  cards: ReactNode;
  /** What the coach offers where it is not sure what was meant; these come first, one under the other. */
  offers: string[];
  replies: string[];
  disabled: boolean;
  /** The way on, once there is enough. */
  ready: ReactNode;
  onSend: (content: string) => unknown;
}

/** Answers to tap, for children who would rather not type. */
export const QuickReplies = ({ cards, offers, replies, disabled, ready, onSend }: QuickRepliesProps) => (
  <>
    {cards}
    {offers.length > 0 && (
      <Group role="group" aria-label="Tap one" gap="xs" my="sm">
        {offers.map((offer) => (
          <Button
            key={offer}
            className={classes.offer}
            radius="xl"
            variant="light"
            disabled={disabled}
            onClick={() => onSend(offer)}
          >
            {offer}
          </Button>
        ))}
      </Group>
    )}
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways */}
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
  </>
);

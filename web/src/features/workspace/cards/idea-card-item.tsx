import type { IdeaCard } from '@inkling/contract';
import { ActionIcon, Button, Group, Textarea } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './idea-cards.module.css';

interface IdeaCardItemProps {
  card: IdeaCard;
  isClosed: boolean;
  onEdit: (text: string) => void;
  onRemove: () => void;
}

/** One card: the part of the text it is about, and the child's own words. */
export const IdeaCardItem = ({ card, isClosed, onEdit, onRemove }: IdeaCardItemProps) => {
  const [text, setText] = useState<string | null>(null);
  const save = () => {
    const changed = text?.trim() ?? '';
    if (changed !== '' && changed !== card.text) onEdit(changed);
    setText(null);
  };
  return (
    <li className={classes.card}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <span className={classes.label}>{card.label}</span>
        {!isClosed && text === null && (
          <Group gap={2} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={`Edit card: ${card.label}`}
              onClick={() => setText(card.text)}
            >
              <IconPencil size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={`Remove card: ${card.label}`}
              onClick={onRemove}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
        )}
      </Group>
      {text === null ? (
        <p className={classes.text}>{card.text}</p>
      ) : (
        <>
          <Textarea
            aria-label={card.label}
            autosize
            minRows={1}
            maxLength={400}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            data-autofocus
          />
          <Group gap="xs" mt="xs">
            <Button size="compact-sm" onClick={save}>
              Save card
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setText(null)}>
              Cancel
            </Button>
          </Group>
        </>
      )}
    </li>
  );
};

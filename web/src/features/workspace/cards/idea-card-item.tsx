import type { IdeaCard } from '@inkling/contract';
import { ActionIcon, Button, Group, Text, Textarea } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import surface from '../../../ui/theme/surface.module.css';
import textClasses from '../../../ui/theme/text.module.css';
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
    <li className={`${surface.inset} ${classes.card}`}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text span size="xs" fw={700} c="dimmed">
          {card.label}
        </Text>
        {!isClosed && text === null && (
          <Group gap={0} wrap="nowrap" className={classes.actions}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={`Edit card: ${card.label}`}
              onClick={() => setText(card.text)}
            >
              <IconPencil size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={`Remove card: ${card.label}`}
              onClick={onRemove}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        )}
      </Group>
      {text === null ? (
        <Text className={textClasses.breakable}>{card.text}</Text>
      ) : (
        <>
          <Textarea
            aria-label={card.label}
            mt="xs"
            autosize
            minRows={2}
            maxLength={400}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            // The child asked to write here.
            autoFocus
          />
          <Group gap="xs" mt="xs">
            <Button size="sm" onClick={save}>
              Save card
            </Button>
            <Button size="sm" variant="default" onClick={() => setText(null)}>
              Cancel
            </Button>
          </Group>
        </>
      )}
    </li>
  );
};

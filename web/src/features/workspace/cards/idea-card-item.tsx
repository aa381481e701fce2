import type { IdeaCard } from '@inkling/contract';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import surface from '../../../ui/theme/surface.module.css';
import textClasses from '../../../ui/theme/text.module.css';
import classes from './idea-cards.module.css';
import type { CardHeading } from './use-idea-cards.ts';

const IdeaCardEditor = lazyComponent(async () => (await import('./idea-card-editor.tsx')).IdeaCardEditor);

interface IdeaCardItemProps {
  card: IdeaCard;
  headings: CardHeading[];
  isClosed: boolean;
  onChange: (changed: IdeaCard) => void;
  onRemove: () => void;
}

/** One card: the part of the text it is about, and the child's own words. */
export const IdeaCardItem = ({ card, headings, isClosed, onChange, onRemove }: IdeaCardItemProps) => {
  const [isEditing, setEditing] = useState(false);
  const words = <Text className={textClasses.breakable}>{card.text}</Text>;
  return (
    <li className={`${surface.inset} ${classes.card}`}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text span size="xs" fw={700} c="dimmed">
          {card.label}
        </Text>
        {!isClosed && !isEditing && (
          <Group gap={0} wrap="nowrap" className={classes.actions}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={`Edit card: ${card.label}`}
              onClick={() => setEditing(true)}
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
      {isEditing ? (
        <Suspense fallback={words}>
          <IdeaCardEditor
            card={card}
            headings={headings}
            onSave={(changed) => {
              onChange(changed);
              setEditing(false);
            }}
            onCancel={() => setEditing(false)}
          />
        </Suspense>
      ) : (
        words
      )}
    </li>
  );
};

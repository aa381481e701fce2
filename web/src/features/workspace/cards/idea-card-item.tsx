import type { IdeaCard } from '@inkling/contract';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useUser } from '../../../api/session.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import surface from '../../../ui/theme/surface.module.css';
import textClasses from '../../../ui/theme/text.module.css';
import classes from './idea-cards.module.css';
import { forgetTypedCard, keepTypedCard, readTypedCard, type UnsavedCardText } from './unsaved-card-text.ts';
import type { CardHeading } from './use-idea-cards.ts';

const IdeaCardEditor = lazyComponent(async () => (await import('./idea-card-editor.tsx')).IdeaCardEditor);

interface IdeaCardItemProps {
  chatId: number;
  card: IdeaCard;
  headings: CardHeading[];
  isClosed: boolean;
  onChange: (changed: IdeaCard) => void;
  onRemove: () => void;
}

/** A card is open while the child changes it, also where the page was left in the middle of that. */
const useTypedCard = (chatId: number, { id: cardId, text, slot }: IdeaCard, isClosed: boolean) => {
  const userId = useUser()?.id ?? 0;
  const [isEditing, setEditing] = useState(false);
  const [typed, setTyped] = useState<UnsavedCardText | null>(null);
  useEffect(() => {
    if (isClosed) return;
    let isLeft = false;
    void readTypedCard({ userId, chatId, cardId }).then((kept) => {
      if (isLeft || kept === null) return;
      setTyped(kept);
      setEditing(true);
    });
    return () => {
      isLeft = true;
    };
  }, [userId, chatId, cardId, isClosed]);
  // The same card stands in the list and in the chat: once it was saved in one place, what waits in the other is old.
  const saved = `${slot}: ${text}`;
  const [savedBefore, setSavedBefore] = useState(saved);
  if (saved !== savedBefore) {
    setSavedBefore(saved);
    if (typed !== null) {
      setTyped(null);
      setEditing(false);
    }
  }
  return {
    isEditing,
    setEditing: (isOpen: boolean) => {
      setTyped(null);
      setEditing(isOpen);
    },
    typed,
    keep: (words: UnsavedCardText) => void keepTypedCard({ userId, chatId, cardId }, words),
    forget: () => void forgetTypedCard({ userId, chatId, cardId }),
  };
};

/** One card: the part of the text it is about, and the child's own words. */
export const IdeaCardItem = ({ chatId, card, headings, isClosed, onChange, onRemove }: IdeaCardItemProps) => {
  const { isEditing, setEditing, typed, keep, forget } = useTypedCard(chatId, card, isClosed);
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
            typed={typed}
            headings={headings}
            onType={keep}
            onSave={(changed) => {
              onChange(changed);
              setEditing(false);
            }}
            onCancel={() => {
              forget();
              setEditing(false);
            }}
          />
        </Suspense>
      ) : (
        words
      )}
    </li>
  );
};

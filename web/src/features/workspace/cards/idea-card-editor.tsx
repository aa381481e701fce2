import type { IdeaCard } from '@inkling/contract';
import { Button, Group, NativeSelect, Textarea } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UnsavedCardText } from './unsaved-card-text.ts';
import type { CardHeading } from './use-idea-cards.ts';

interface IdeaCardEditorProps {
  card: IdeaCard;
  /** What was typed here before the page was left. */
  typed: UnsavedCardText | null;
  headings: CardHeading[];
  onType: (typed: UnsavedCardText) => void;
  onSave: (changed: IdeaCard) => void;
  onCancel: () => void;
}

/** Other words for a card, or another heading. */
export const IdeaCardEditor = ({ card, typed, headings, onType, onSave, onCancel }: IdeaCardEditorProps) => {
  const [{ text, slot }, setWords] = useState<UnsavedCardText>(typed ?? card);
  // What opened by itself may be older than the card by now: only what was typed here is saved unasked.
  const isTouched = useRef(false);
  const type = (words: UnsavedCardText) => {
    isTouched.current = true;
    setWords(words);
    onType(words);
  };
  const isKnown = headings.some((heading) => heading.slot === card.slot);
  const choices = isKnown ? headings : [{ slot: card.slot, label: card.label }, ...headings];
  const label = choices.find((heading) => heading.slot === slot)?.label ?? card.label;
  const save = () => onSave({ ...card, text: text.trim() || card.text, slot, label });
  // The coach's next words may take the card away from under the child's hands.
  const isOpen = useRef(true);
  const saveIfLeft = useEffectEvent(() => {
    if (isOpen.current && isTouched.current && (text.trim() !== card.text || slot !== card.slot)) save();
  });
  useEffect(() => () => saveIfLeft(), []);
  const close = (finish: () => void) => () => {
    isOpen.current = false;
    finish();
  };
  return (
    <>
      <Textarea
        aria-label={card.label}
        mt="xs"
        autosize
        minRows={2}
        maxLength={400}
        value={text}
        onChange={({ currentTarget }) => type({ text: currentTarget.value, slot })}
        // The child asked to write here.
        autoFocus={typed === null}
      />
      {choices.length > 1 && (
        <NativeSelect
          label="Put it under"
          mt="xs"
          value={slot}
          onChange={({ currentTarget }) => type({ text, slot: currentTarget.value })}
          data={choices.map((heading) => ({ value: heading.slot, label: heading.label }))}
        />
      )}
      <Group gap="xs" mt="xs">
        <Button size="sm" onClick={close(save)}>
          Save card
        </Button>
        <Button size="sm" variant="default" onClick={close(onCancel)}>
          Cancel
        </Button>
      </Group>
    </>
  );
};

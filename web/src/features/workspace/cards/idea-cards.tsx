import { Stack, Text, Title } from '@mantine/core';
import { IdeaCardItem } from './idea-card-item.tsx';
import { useIdeaCards } from './use-idea-cards.ts';

interface IdeaCardsProps {
  chatId: number;
  isClosed: boolean;
}

/** What the child told the coach, to look at, change and carry into the plan. */
export const IdeaCards = ({ chatId, isClosed }: IdeaCardsProps) => {
  const { cards, edit, remove } = useIdeaCards(chatId);
  return (
    <section aria-label="Your idea cards">
      <Title order={2} fz="h4">
        Your idea cards
      </Title>
      {cards.length === 0 ? (
        <Text size="sm" c="dimmed" mt={4}>
          What you tell the coach turns up here, in your own words.
        </Text>
      ) : (
        <Stack component="ul" gap="xs" mt="sm">
          {cards.map((card) => (
            <IdeaCardItem
              key={card.id}
              card={card}
              isClosed={isClosed}
              onEdit={(text) => edit(card.id, text)}
              onRemove={() => remove(card.id)}
            />
          ))}
        </Stack>
      )}
    </section>
  );
};

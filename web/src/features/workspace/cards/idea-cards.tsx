import { Stack, Text, Title } from '@mantine/core';
import { IdeaCardItem } from './idea-card-item.tsx';
import { useIdeaCards } from './use-idea-cards.ts';

interface IdeaCardListProps {
  chatId: number;
  isClosed: boolean;
  /** Only these cards, by their ids. */
  only?: string[];
}

export const IdeaCardList = ({ chatId, isClosed, only }: IdeaCardListProps) => {
  const { cards, headings, change, remove } = useIdeaCards(chatId);
  const listed = only ? cards.filter(({ id }) => only.includes(id)) : cards;
  return (
    listed.length > 0 && (
      <Stack component="ul" gap="xs" mt="sm" mb={only ? 'sm' : 0}>
        {listed.map((card) => (
          <IdeaCardItem
            key={card.id}
            chatId={chatId}
            card={card}
            headings={headings}
            isClosed={isClosed}
            onChange={change}
            onRemove={() => remove(card.id)}
          />
        ))}
      </Stack>
    )
  );
};

interface IdeaCardsProps {
  chatId: number;
  isClosed: boolean;
}

/** What the child told the coach, to look at, change and carry into the plan. */
export const IdeaCards = ({ chatId, isClosed }: IdeaCardsProps) => {
  const { cards } = useIdeaCards(chatId);
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
        <IdeaCardList chatId={chatId} isClosed={isClosed} />
      )}
    </section>
  );
};

import type { Challenge } from '@inkling/contract';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../shared/query-state.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { ChallengeCard } from './challenge-card.tsx';
import { challengeList } from './challenges.queries.ts';

const shown = 6;

interface ChallengeSectionProps {
  status: Challenge['status'];
  title: string;
  empty: string;
  onSeeAll: () => void;
}

/** The first six of one status; the rest are a click away. */
export const ChallengeSection = ({ status, title, empty, onSeeAll }: ChallengeSectionProps) => {
  const query = useQuery(challengeList({ status_eq: status }, { page: 1, perPage: shown }));
  const total = query.data?.meta.total ?? 0;
  return (
    <section aria-labelledby={`challenges-${status}`}>
      <Group justify="space-between" mt="2xl" mb="md" mih={44}>
        <Title order={2} id={`challenges-${status}`}>
          {title}
        </Title>
        {total > shown && (
          <Button variant="subtle" onClick={onSeeAll}>
            See all {total}
          </Button>
        )}
      </Group>
      <QueryState query={query} skeleton={<CardsSkeleton count={3} height={260} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Card>
              <Text c="dimmed">{empty}</Text>
            </Card>
          ) : (
            <CardGrid items={items} label={title}>
              {(challenge) => <ChallengeCard challenge={challenge} />}
            </CardGrid>
          )
        }
      </QueryState>
    </section>
  );
};

import { type Challenge, screens } from '@inkling/contract';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryState } from '../../shared/query-state.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { ChallengeCard } from './challenge-card.tsx';
import { challengeList } from './challenges.queries.ts';
import { t } from './texts.ts';

interface ChallengeSection {
  status: Challenge['status'];
  title: string;
  empty: string;
}

export const sections: ChallengeSection[] = [
  {
    status: 'active',
    title: t.activeChallenges,
    empty: t.noChallengeIsRunning,
  },
  { status: 'upcoming', title: t.upcomingChallenges, empty: t.noChallengeIsAnnounced },
  { status: 'past', title: t.completedChallenges, empty: t.noChallengeHasEnded },
];

interface NoChallengesProps {
  filters: Record<string, string>;
  onReset: () => void;
}

const textFor = ({ title_cont, ...others }: Record<string, string>): string | null => {
  if (title_cont) return t.noChallengesMatchYourSearch(title_cont);
  return Object.values(others).some(Boolean) ? t.noChallengesMatchYourFilters : null;
};

/** Nothing found, or nothing made yet: each with its way on. */
export const NoChallenges = ({ filters, onReset }: NoChallengesProps) => {
  const title = t.noChallengesFound;
  const text = textFor(filters);
  if (text) return <NoMatch title={title} text={text} clear={t.resetFilters} onClear={onReset} />;
  return (
    <EmptyState title={title} text={t.youHaventCreatedAny}>
      <Button component={Link} to={screens['challenge-create'].path} color="coral" mt="md">
        {t.createYourFirst}
      </Button>
    </EmptyState>
  );
};

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
            {t.seeAll(total)}
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

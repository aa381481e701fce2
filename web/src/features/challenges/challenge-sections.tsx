import { type Challenge, type Role, screens } from '@inkling/contract';
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

interface ChallengeSection {
  status: Challenge['status'];
  title: string;
  empty: string;
}

export const sections: ChallengeSection[] = [
  {
    status: 'active',
    title: 'Active Challenges',
    empty: 'No challenge is running at the moment. A new one will come.',
  },
  { status: 'upcoming', title: 'Upcoming Challenges', empty: 'No challenge is announced yet.' },
  { status: 'past', title: 'Completed Challenges', empty: 'No challenge has ended yet.' },
];

export const headerTexts: Record<Role, string> = {
  student: 'Write with others for a while: join a challenge, finish its writing and earn what it promises.',
  parent: 'See what your children can join. Only students join and submit: they do so with their own login.',
  teacher: 'The challenges you run, as your students see them.',
};

interface NoChallengesProps {
  filters: Record<string, string>;
  onReset: () => void;
}

const textFor = ({ title_cont, ...others }: Record<string, string>): string | null => {
  if (title_cont) return `No challenges match your search for "${title_cont}"`;
  return Object.values(others).some(Boolean) ? 'No challenges match your selected filters' : null;
};

/** Nothing found, or nothing made yet: each with its way on. */
export const NoChallenges = ({ filters, onReset }: NoChallengesProps) => {
  const title = 'No Challenges Found';
  const text = textFor(filters);
  if (text) return <NoMatch title={title} text={text} clear="Reset Filters" onClear={onReset} />;
  return (
    <EmptyState title={title} text="You haven't created any challenges yet">
      <Button component={Link} to={screens['challenge-create'].path} color="coral" mt="md">
        Create Your First Challenge
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

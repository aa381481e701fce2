import { screens } from '@inkling/contract';
import { Anchor, Button, Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryState } from '../../shared/query-state.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WritingCard } from './writing-card.tsx';
import { myWritings, noFilters } from './writings.queries.ts';

const shown = 6;

/** The newest writings, for the student's home. */
export const NewestWritings = () => {
  const query = useQuery(myWritings(noFilters, { page: 1, perPage: shown }));
  return (
    <section aria-labelledby="my-writing-activities" data-tour="my-activities">
      <Group justify="space-between" mb="md">
        <Title order={2} id="my-writing-activities">
          My Writing Activities
        </Title>
        <Anchor component={Link} to={screens['my-writing'].path} py={10}>
          View all
        </Anchor>
      </Group>
      <QueryState query={query} skeleton={<CardsSkeleton count={4} columns={2} height={200} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="Your desk is clear"
              text="Join a class to get its activities, or begin your own."
            >
              <Group mt="md" justify="center">
                <Button component={Link} to={screens['join-class'].path} variant="default">
                  Join a class
                </Button>
                <Button component={Link} to={screens['new-writing'].path}>
                  New writing
                </Button>
              </Group>
            </EmptyState>
          ) : (
            <CardGrid items={items} label="My writing activities">
              {(writing) => <WritingCard writing={writing} />}
            </CardGrid>
          )
        }
      </QueryState>
    </section>
  );
};

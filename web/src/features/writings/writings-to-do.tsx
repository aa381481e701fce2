import { screens } from '@inkling/contract';
import { Anchor, Button, Group, Title } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryState } from '../../shared/query-state.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WritingCard } from './writing-card.tsx';
import { writingsToDo } from './writings.queries.ts';

const Heading = () => (
  <Group justify="space-between" mb="md" gap="xs">
    <Title order={2} id="my-writing-activities">
      My Writing Activities
    </Title>
    <Group gap="md">
      <Anchor component={Link} to={screens['my-writing'].path} py={10}>
        View all
      </Anchor>
      <Button
        component={Link}
        to={screens['new-writing'].path}
        variant="light"
        leftSection={<IconPencilPlus size={20} aria-hidden />}
      >
        New writing
      </Button>
    </Group>
  </Group>
);

/** What there is to do, for the student's home: due and unfinished work first. */
export const WritingsToDo = () => {
  const query = useQuery(writingsToDo);
  return (
    <section aria-labelledby="my-writing-activities" data-tour="my-activities">
      <Heading />
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

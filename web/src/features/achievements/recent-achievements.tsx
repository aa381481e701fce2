import { screens } from '@inkling/contract';
import { Anchor, Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryState } from '../../shared/query-state.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AchievementGrid } from './achievement-grid.tsx';
import { myAchievements } from './achievements.queries.ts';
import { emptyTextFor } from './empty-texts.ts';

const shown = 4;

/** The newest badges, for the student's home. */
export const RecentAchievements = () => {
  const query = useQuery(myAchievements({ status: 'unlocked' }, { page: 1, perPage: shown }));
  return (
    <section aria-labelledby="recent-achievements">
      <Group justify="space-between" mb="md">
        <Title order={2} fz="h3" id="recent-achievements">
          Recent Achievements
        </Title>
        <Anchor component={Link} to={screens.achievements.path} py={10}>
          View all
        </Anchor>
      </Group>
      <QueryState query={query} skeleton={<CardsSkeleton count={shown} columns={2} height={190} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState mood="thinking" {...emptyTextFor({ keyword: '', status: 'unlocked' })} />
          ) : (
            <AchievementGrid items={items} />
          )
        }
      </QueryState>
    </section>
  );
};

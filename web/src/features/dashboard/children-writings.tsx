import { screens } from '@inkling/contract';
import { Anchor, Box, Group, SimpleGrid, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryState } from '../../shared/query-state.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import classes from './child-writings-card.module.css';
import { ChildWritingsCard } from './child-writings-card.tsx';
import { childrenWritings } from './dashboard.queries.ts';
import { t } from './texts.ts';

export const ChildrenWritings = () => {
  const query = useQuery(childrenWritings);
  return (
    <Box mb="xl">
      <Group justify="space-between" mt="2xl" mb="md" data-tour="children-activity">
        <Title order={2}>{t.childrensActivity}</Title>
        <Anchor component={Link} to={screens['parent-children'].path} py="xs">
          {t.viewAll}
        </Anchor>
      </Group>
      <QueryState query={query} skeleton={<CardsSkeleton count={2} height={240} />}>
        {(children) =>
          children.length === 0 ? (
            <EmptyState title={t.noChildrenFound} text={t.addAChildAndWhat} />
          ) : (
            <SimpleGrid
              component="ul"
              minColWidth="min(100%, 19rem)"
              autoFlow="auto-fit"
              spacing="lg"
              className={classes.children}
              aria-label={t.childrensActivity}
            >
              {children.map((child) => (
                <li key={child.id}>
                  <ChildWritingsCard child={child} />
                </li>
              ))}
            </SimpleGrid>
          )
        }
      </QueryState>
    </Box>
  );
};

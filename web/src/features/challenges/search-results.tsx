import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { ChallengeCard } from './challenge-card.tsx';
import { type ChallengeFilters, challengeList } from './challenges.queries.ts';

const perPage = 12;

interface SearchResultsProps {
  filters: ChallengeFilters;
  page: number;
  onPage: (page: number) => void;
  /** The way back when nothing was found. */
  children: ReactNode;
}

export const SearchResults = ({ filters, page, onPage, children }: SearchResultsProps) => {
  const query = useQuery(challengeList(filters, { page, perPage }));
  return (
    <section aria-labelledby="search-results">
      <Title order={2} id="search-results" mb="md">
        Search Results
      </Title>
      <QueryState query={query} skeleton={<CardsSkeleton count={3} height={260} />}>
        {({ items, meta }) => (
          <>
            {items.length === 0 ? (
              <EmptyState title="No challenges match" text="Try other words or fewer filters.">
                {children}
              </EmptyState>
            ) : (
              <CardGrid items={items} label="Search results" isStale={query.isPlaceholderData}>
                {(challenge) => <ChallengeCard challenge={challenge} />}
              </CardGrid>
            )}
            <Pagination page={page} total={meta.total} perPage={perPage} onChange={onPage} />
          </>
        )}
      </QueryState>
    </section>
  );
};

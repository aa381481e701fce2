import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PagedList } from '../../shared/paged-list.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { ChallengeCard } from './challenge-card.tsx';
import { type ChallengeFilters, challengeList } from './challenges.queries.ts';
import { t } from './texts.ts';

const perPage = 12;

interface SearchResultsProps {
  filters: ChallengeFilters;
  page: number;
  onPage: (page: number) => void;
  /** The way back when nothing was found. */
  onClear: () => void;
}

export const SearchResults = ({ filters, page, onPage, onClear }: SearchResultsProps) => {
  const query = useQuery(challengeList(filters, { page, perPage }));
  return (
    <section aria-labelledby="search-results">
      <Title order={2} id="search-results" mb="md">
        {t.searchResults}
      </Title>
      <PagedList
        query={query}
        skeleton={<CardsSkeleton count={3} height={260} />}
        empty={<NoMatch title={t.noChallengesMatch} onClear={onClear} />}
        page={page}
        perPage={perPage}
        onPage={onPage}
      >
        {(items) => (
          <CardGrid items={items} label={t.searchResults}>
            {(challenge) => <ChallengeCard challenge={challenge} />}
          </CardGrid>
        )}
      </PagedList>
    </section>
  );
};

import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PagedList } from '../../shared/paged-list.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { AchievementGrid } from './achievement-grid.tsx';
import { myAchievements } from './achievements.queries.ts';
import { emptyTextFor } from './empty-texts.ts';

const perPage = 12;
const statuses = [
  { value: '', label: 'All' },
  { value: 'unlocked', label: 'Unlocked' },
  { value: 'in_progress', label: 'In Progress' },
];

export const AchievementsPage = () => {
  const { filters, field, page, setFilters, setPage } = useUrlFilters('keyword', 'status');
  const query = useQuery(myAchievements(filters, { page, perPage }));
  return (
    <>
      <PageHeader
        title="Achievements"
        text="Badges for everything that makes a writer: starting, sticking to it, looking twice."
      />
      <FilterBar search={<SearchField label="Search achievements" {...field('keyword')} />}>
        <SegmentedControl
          aria-label="Show"
          value={statuses.some(({ value }) => value === filters.status) ? filters.status : ''}
          onChange={(status) => setFilters({ status })}
          data={statuses}
        />
      </FilterBar>
      <PagedList
        query={query}
        skeleton={<CardsSkeleton count={8} columns={4} height={210} />}
        empty={<EmptyState {...emptyTextFor(filters)} />}
        page={page}
        perPage={perPage}
        onPage={setPage}
      >
        {(items) => <AchievementGrid items={items} />}
      </PagedList>
    </>
  );
};

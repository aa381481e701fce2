import type { Page } from '@inkling/contract';
import { VisuallyHidden } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PagedList } from '../../../shared/paged-list.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { CardsSkeleton } from '../../../ui/cards-skeleton.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { type ListFilters, perPage } from './teacher-progress.queries.ts';

export interface ListState extends ListFilters {
  setFilters: (changes: { keyword?: string; show?: string | null }) => void;
  setPage: (page: number) => void;
}

export interface ListTexts {
  label: string;
  search: string;
  /** What stands there while nothing is filtered, and what the filter is about. */
  filter: string;
  filterName: string;
  options: { value: string; label: string }[];
  /** While there is nothing at all. */
  empty: { title: string; text: string };
  /** While nothing fits the search. */
  none: string;
}

interface ProgressListProps<T> {
  words: ListTexts;
  state: ListState;
  query: UseQueryResult<Page<T>>;
  idOf: (item: T) => number;
  children: (item: T) => ReactNode;
}

/** Search, one filter, cards and pages: both lists of this screen. */
export const ProgressList = <T,>({ words, state, query, idOf, children }: ProgressListProps<T>) => {
  const isFiltered = state.keyword !== '' || state.show !== '' || state.page > 1;
  return (
    <>
      <FilterBar
        search={
          <SearchField
            label={words.search}
            value={state.keyword}
            onChange={(keyword) => state.setFilters({ keyword })}
          />
        }
      >
        <FilterSelect
          label={words.filter}
          aria-label={words.filterName}
          value={state.show}
          onChange={(show) => state.setFilters({ show })}
          data={words.options}
        />
      </FilterBar>
      <VisuallyHidden component="h2">{words.label}</VisuallyHidden>
      <PagedList
        query={query}
        skeleton={<CardsSkeleton count={6} columns={3} height={240} />}
        empty={
          isFiltered ? (
            <NoMatch
              title={words.none}
              text="Try other words, or look at all of them."
              onClear={() => state.setFilters({ keyword: '', show: '' })}
            />
          ) : (
            <EmptyState {...words.empty} />
          )
        }
        page={state.page}
        perPage={perPage}
        onPage={state.setPage}
      >
        {(items) => (
          <CardGrid items={items.map((item) => ({ id: idOf(item), item }))} label={words.label}>
            {({ item }) => children(item)}
          </CardGrid>
        )}
      </PagedList>
    </>
  );
};

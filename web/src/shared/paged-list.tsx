import type { Page } from '@inkling/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pagination } from '../ui/pagination.tsx';
import classes from './paged-list.module.css';
import { QueryState } from './query-state.tsx';

interface PagedListProps<T> {
  query: UseQueryResult<Page<T>>;
  skeleton: ReactNode;
  /** What stands there when the page has nothing. */
  empty: ReactNode;
  page: number;
  perPage: number;
  onPage: (page: number) => void;
  children: (items: T[], total: number) => ReactNode;
}

/** One page of a list and the way to the others, or the state the list is in. */
export const PagedList = <T,>(props: PagedListProps<T>) => {
  const { query, skeleton, empty, page, perPage, onPage, children } = props;
  return (
    <QueryState query={query} skeleton={skeleton}>
      {({ items, meta }) => (
        <>
          <div className={classes.items} aria-busy={query.isPlaceholderData}>
            {items.length === 0 ? empty : children(items, meta.total)}
          </div>
          <Pagination page={page} total={meta.total} perPage={perPage} onChange={onPage} />
        </>
      )}
    </QueryState>
  );
};

import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { pageIn, withFilters } from './url-filters.ts';

/** Filters and page of a list live in the address, so that they survive reload, back and sharing. */
export const useUrlFilters = <Name extends string>(...names: Name[]) => {
  const [search, setSearch] = useSearchParams();
  // Object.fromEntries forgets which keys it was given.
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<
    Name,
    string
  >;

  const setFilters = useCallback(
    (changes: Partial<Record<Name, string | null>>) =>
      setSearch((current) => withFilters(current, changes), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const setPage = useCallback(
    (page: number) => setSearch((current) => withFilters(current, { page }), { preventScrollReset: true }),
    [setSearch],
  );
  return { filters, page: pageIn(search), setFilters, setPage };
};

import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { pageIn, withFilters } from './url-filters.ts';

/** What the filters of a list are given. */
export interface FiltersProps<Filters> {
  filters: Filters;
  onChange: (changes: { [Name in keyof Filters]?: string | null }) => void;
}

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
  const page = pageIn(search);
  const isFiltered = page > 1 || Object.values(filters).some(Boolean);
  /** Back to everything. */
  const clear = () =>
    // As above, and each of them is emptied.
    setFilters(Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>);
  return { filters, page, isFiltered, setFilters, setPage, clear };
};

import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { pageIn, withFilters } from './url-filters.ts';

type Changes<Name extends string> = Partial<Record<Name, string | null>>;

/** Binds a control to a filter; what is named besides changes along with it. */
type BindField<Name extends string> = (
  name: Name,
  along?: Changes<Name>,
) => { value: string; onChange: (value: string | null) => void };

/** What the filters of a list are given. */
export interface FiltersProps<Filters> {
  field: BindField<keyof Filters & string>;
}

/** Object.fromEntries forgets which keys it was given. */
const recordOf = <Name extends string, Value>(names: Name[], makeValue: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, makeValue(name)])) as Record<Name, Value>;

/** Filters and page of a list live in the address, so that they survive reload, back and sharing. */
export const useUrlFilters = <Name extends string>(...names: Name[]) => {
  const [search, setSearch] = useSearchParams();
  const filters = recordOf(names, (name) => search.get(name) ?? '');

  const setFilters = useCallback(
    (changes: Changes<Name>) =>
      setSearch((current) => withFilters(current, changes), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const setPage = useCallback(
    (page: number) => setSearch((current) => withFilters(current, { page }), { preventScrollReset: true }),
    [setSearch],
  );
  const field: BindField<Name> = (name, along) => ({
    value: filters[name],
    // The name is not known here, so neither is what the object says.
    onChange: (value) => setFilters({ ...along, [name]: value } as Changes<Name>),
  });
  const page = pageIn(search);
  const isFiltered = page > 1 || Object.values(filters).some(Boolean);
  /** Back to everything. */
  const clear = () => setFilters(recordOf(names, () => null));
  return { filters, field, page, isFiltered, setFilters, setPage, clear };
};

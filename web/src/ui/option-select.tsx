import type { Page } from '@inkling/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterSelect } from './filter-select.tsx';

const perPage = 10;
const debounceMs = 800;

export interface OptionQuery {
  page?: number;
  per_page?: number;
  keyword?: string;
  id_in?: number[];
}

type LoadOptions = (query: OptionQuery, signal: AbortSignal) => Promise<Page<{ id: number; title: string }>>;

interface OptionSelectProps {
  label: string;
  /** An id, or empty. */
  value: string;
  onChange: (value: string | null) => void;
  load: LoadOptions;
}

/** The chosen one is asked for by id: after a reload it may not be among the first ten. */
const useChosen = (label: string, value: string, load: LoadOptions) =>
  useQuery({
    queryKey: ['options', label, 'chosen', value],
    queryFn: ({ signal }) => load({ id_in: [Number(value)] }, signal),
    enabled: value !== '',
    staleTime: 60_000,
  }).data?.items;

/** A filter over records that are too many to list: ten at a time, found by typing. */
export const OptionSelect = ({ label, value, onChange, load }: OptionSelectProps) => {
  const [typed, setTyped] = useState('');
  const [keyword] = useDebouncedValue(typed, debounceMs);
  const chosen = useChosen(label, value, load) ?? [];
  // With one chosen, the field holds its title: that is no search.
  const asked = chosen.some(({ title }) => title === keyword) ? '' : keyword.trim();
  const { data, isFetching } = useQuery({
    queryKey: ['options', label, asked],
    queryFn: ({ signal }) => load({ per_page: perPage, keyword: asked }, signal),
    placeholderData: keepPreviousData,
  });
  const found = data?.items ?? [];
  const missing = chosen.filter(({ id }) => !found.some((one) => one.id === id));
  return (
    <FilterSelect
      label={label}
      value={value}
      onChange={onChange}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={isFetching || typed !== keyword ? 'Searching...' : 'Nothing found'}
      // The server has searched already; what it found is shown as it is.
      filter={({ options }) => options}
      data={[...missing, ...found].map(({ id, title }) => ({ value: String(id), label: title }))}
    />
  );
};

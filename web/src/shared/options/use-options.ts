import type { Page } from '@inkling/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const perPage = 10;
const mostChosen = 100;
const debounceMs = 800;

export interface OptionQuery {
  page?: number;
  per_page?: number;
  keyword?: string;
  id_in?: number[];
}

export interface OptionRow {
  id: number;
  title?: string;
}

export type LoadOptions<T extends OptionRow> = (query: OptionQuery, signal: AbortSignal) => Promise<Page<T>>;

export interface OptionSource<T extends OptionRow> {
  label: string;
  load: LoadOptions<T>;
  /** What an option is called; its title unless told. */
  labelOf?: ((option: T) => string) | undefined;
  /** False while something else has to be chosen first. */
  isReady?: boolean | undefined;
}

/** The chosen ones are asked for by id: after a reload they may not be among the first ten. */
const useChosen = <T extends OptionRow>(label: string, ids: number[], load: LoadOptions<T>): T[] =>
  useQuery({
    queryKey: ['options', label, 'chosen', ids],
    queryFn: ({ signal }) => load({ id_in: ids, per_page: mostChosen }, signal),
    enabled: ids.length > 0,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  }).data?.items ?? [];

const emptyTextOf = ({ isSearching, isError }: { isSearching: boolean; isError: boolean }): string => {
  if (isSearching) return 'Searching...';
  return isError ? 'These could not be loaded. Type to try again.' : 'Nothing found';
};

/** Records that are too many to list: ten at a time, found by typing, with the chosen ones always among them. */
export const useOptions = <T extends OptionRow>(
  { label, load, labelOf, isReady = true }: OptionSource<T>,
  ids: number[],
) => {
  const [typed, setTyped] = useState('');
  const [keyword] = useDebouncedValue(typed, debounceMs);
  const nameOf = (option: T): string => labelOf?.(option) ?? option.title ?? `#${option.id}`;
  const chosen = useChosen(label, ids, load);
  // With one chosen, a single select holds its title: that isn't a search.
  const asked = chosen.some((option) => nameOf(option) === keyword) ? '' : keyword.trim();
  const { data, isFetching, isError } = useQuery({
    queryKey: ['options', label, asked],
    queryFn: ({ signal }) => load({ per_page: perPage, keyword: asked }, signal),
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
  const found = data?.items ?? [];
  const missing = chosen.filter(({ id }) => ids.includes(id) && !found.some((one) => one.id === id));
  return {
    data: [...missing, ...found].map((option) => ({ value: String(option.id), label: nameOf(option) })),
    typed,
    setTyped,
    emptyText: emptyTextOf({ isSearching: isFetching || typed !== keyword, isError }),
  };
};

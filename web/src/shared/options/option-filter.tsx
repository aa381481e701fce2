import { FilterSelect } from '../../ui/filter-select.tsx';
import { type OptionRow, type OptionSource, useOptions } from './use-options.ts';

interface OptionFilterProps<T extends OptionRow> extends OptionSource<T> {
  /** An id, or empty. */
  value: string;
  onChange: (value: string | null) => void;
}

/** A filter over records that are too many to list. */
export const OptionFilter = <T extends OptionRow>({ value, onChange, ...source }: OptionFilterProps<T>) => {
  const { data, typed, setTyped, emptyText } = useOptions(source, value === '' ? [] : [Number(value)]);
  return (
    <FilterSelect
      label={source.label}
      value={value}
      onChange={onChange}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={emptyText}
      // The server has searched already; what it found is shown as it is.
      filter={({ options }) => options}
      data={data}
    />
  );
};

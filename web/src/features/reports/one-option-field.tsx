import { Select } from '@mantine/core';
import { type OptionRow, type OptionSource, useOptions } from '../../shared/options/use-options.ts';
import type { FieldProps } from '../../ui/form/field-props.ts';

interface OneOptionFieldProps<T extends OptionRow> extends FieldProps {
  source: OptionSource<T>;
  /** An id, or empty. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
}

/** One record out of too many to list, found by typing. */
export const OneOptionField = <T extends OptionRow>({
  source,
  value,
  onChange,
  ...field
}: OneOptionFieldProps<T>) => {
  const { data, typed, setTyped, emptyText } = useOptions(source, value === '' ? [] : [Number(value)]);
  return (
    <Select
      searchable
      clearable={!field.required}
      allowDeselect={!field.required}
      data={data}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={emptyText}
      // The server has searched already; what it found is shown as it is.
      filter={({ options }) => options}
      clearButtonProps={{ 'aria-label': `Clear ${field.label}` }}
      {...field}
    />
  );
};

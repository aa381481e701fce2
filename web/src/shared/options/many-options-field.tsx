import { MultiSelect } from '@mantine/core';
import type { FieldProps } from '../../ui/form/field-props.ts';
import { type OptionRow, type OptionSource, useOptions } from './use-options.ts';

interface ManyOptionsFieldProps<T extends OptionRow> extends FieldProps, OptionSource<T> {
  value: number[];
  onChange: (value: number[]) => void;
  placeholder?: string;
}

/** Several records out of too many to list, found by typing. */
export const ManyOptionsField = <T extends OptionRow>({
  value,
  onChange,
  load,
  labelOf,
  ...field
}: ManyOptionsFieldProps<T>) => {
  const source = { label: field.label, load, labelOf };
  const { data, typed, setTyped, emptyText } = useOptions(source, value);
  return (
    <MultiSelect
      searchable
      clearable
      hidePickedOptions
      data={data}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
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

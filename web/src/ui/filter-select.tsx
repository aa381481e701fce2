import { Select, type SelectProps } from '@mantine/core';
import { t } from './texts.ts';

interface FilterSelectProps extends Omit<SelectProps, 'label' | 'value' | 'onChange'> {
  label: string;
  /** Empty when nothing is chosen. */
  value: string;
  onChange: (value: string | null) => void;
}

/** A filter that says what it filters while it is empty, and can be emptied again. */
export const FilterSelect = ({ label, value, onChange, ...rest }: FilterSelectProps) => (
  <Select
    aria-label={label}
    placeholder={label}
    clearable
    value={value || null}
    onChange={onChange}
    clearButtonProps={{ 'aria-label': t.clear(label) }}
    {...rest}
  />
);

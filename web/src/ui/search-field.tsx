import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Keeps what is being typed to itself for a moment: the address follows too slowly for a keyboard. */
export const SearchField = ({ label, value, onSearch }: SearchFieldProps) => {
  const [typed, setTyped] = useState(value);
  const search = useDebouncedCallback(onSearch, 300);
  useEffect(() => setTyped(value), [value]);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={20} aria-hidden />}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        search(currentTarget.value);
      }}
    />
  );
};

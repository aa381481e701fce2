import { useRef, useState } from 'react';
import { moveItem, removeAt } from './edit-steps.ts';

/** Keys for entries that have no id of their own, so that an entry that moves keeps what was opened or typed in it. */
export const useListKeys = (length: number) => {
  const next = useRef(length);
  const [keys, setKeys] = useState(() => Array.from({ length }, (_, index) => `entry-${index}`));
  const newKey = (): string => {
    next.current += 1;
    return `entry-${next.current}`;
  };
  return {
    keys,
    add: () => setKeys((old) => [...old, newKey()]),
    remove: (index: number) => setKeys((old) => removeAt(old, index)),
    move: (from: number, to: number) => setKeys((old) => moveItem(old, from, to)),
  };
};

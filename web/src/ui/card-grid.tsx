import type { ReactNode } from 'react';
import classes from './card-grid.module.css';

interface CardGridProps<T> {
  items: T[];
  label: string;
  children: (item: T) => ReactNode;
}

/** Cards in as many columns as there is room for. */
export const CardGrid = <T extends { id: number }>({ items, label, children }: CardGridProps<T>) => (
  <ul className={classes.grid} aria-label={label}>
    {items.map((item) => (
      <li key={item.id}>{children(item)}</li>
    ))}
  </ul>
);

import type { ReactNode } from 'react';
import classes from './card-grid.module.css';

interface CardGridProps<T> {
  items: T[];
  label: string;
  /** The cards are those of the page before. */
  isStale?: boolean;
  children: (item: T) => ReactNode;
}

/** Cards in as many columns as there is room for. */
export const CardGrid = <T extends { id: number }>({ items, label, isStale, children }: CardGridProps<T>) => (
  <ul className={classes.grid} aria-label={label} data-stale={isStale || undefined} aria-busy={isStale}>
    {items.map((item) => (
      <li key={item.id}>{children(item)}</li>
    ))}
  </ul>
);

import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './card-grid.module.css';

interface CardGridProps<T> {
  items: T[];
  label: string;
  /** The least width of a card, where there is as much. */
  minWidth?: string;
  spacing?: 'md' | 'lg';
  children: (item: T) => ReactNode;
}

/** Cards in as many columns as there is room for. */
export const CardGrid = <T extends { id: number }>(props: CardGridProps<T>) => {
  const { items, label, minWidth = 'min(100%, 18.5rem)', spacing = 'lg', children } = props;
  return (
    <SimpleGrid
      component="ul"
      aria-label={label}
      minColWidth={minWidth}
      spacing={spacing}
      className={classes.grid}
    >
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </SimpleGrid>
  );
};

import type { ReactNode } from 'react';
import classes from './card-grid.module.css';

interface FilterBarProps {
  /** The search field takes a line of its own above the filters. */
  search: ReactNode;
  children?: ReactNode;
}

export const FilterBar = ({ search, children }: FilterBarProps) => (
  <search className={classes.filters}>
    <div className={classes.wide}>{search}</div>
    {children}
  </search>
);

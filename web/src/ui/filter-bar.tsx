import type { ReactNode } from 'react';
import classes from './filter-bar.module.css';

interface FilterBarProps {
  /** The search field takes a line of its own above the filters. */
  search: ReactNode;
  children?: ReactNode;
}

export const FilterBar = ({ search, children }: FilterBarProps) => (
  <search className={classes.bar}>
    {search}
    {children && <div className={classes.filters}>{children}</div>}
  </search>
);

import { Children, type ReactNode } from 'react';
import classes from './filter-bar.module.css';

interface FilterBarProps {
  search?: ReactNode;
  children?: ReactNode;
}

const fewFilters = 2;

/** One or two filters stand beside the search field, more have a line of their own. */
export const FilterBar = ({ search, children }: FilterBarProps) => (
  <search className={classes.bar} data-few={(search && Children.count(children) <= fewFilters) || undefined}>
    {search}
    {children && <div className={classes.filters}>{children}</div>}
  </search>
);

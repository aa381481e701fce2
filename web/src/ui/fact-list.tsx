import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

interface FactListProps {
  /** Beside each other instead of below. */
  isRow?: boolean;
  /** A line above, at the foot of a card. */
  isFoot?: boolean;
  children: ReactNode;
}

/** Short facts, each an `li` with an icon before its words. */
export const FactList = ({ isRow, isFoot, children }: FactListProps) => (
  <ul className={classes.facts} data-row={isRow || undefined} data-foot={isFoot || undefined}>
    {children}
  </ul>
);

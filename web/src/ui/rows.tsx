import type { ReactNode } from 'react';
import classes from './rows.module.css';

/** A list with a line between its rows, each a `Row` or an `li` of its own. */
export const Rows = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={classes.rows} aria-label={label}>
    {children}
  </ul>
);

/** Words on the left and what can be done on the right, which stands below where there is no room. */
export const Row = ({ children }: { children: ReactNode }) => <li className={classes.row}>{children}</li>;

/** The words of a row: they take the room that is left. */
export const RowText = ({ children }: { children: ReactNode }) => (
  <div className={classes.words}>{children}</div>
);

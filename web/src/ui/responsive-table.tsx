import type { ReactNode } from 'react';
import classes from './responsive-table.module.css';

interface ResponsiveTableProps {
  label: string;
  columns: string[];
  /** Rows whose cells carry `data-label`, and `data-short` where a line must not break. */
  children: ReactNode;
}

/** A table on wide screens; on a phone each row is a card that names its cells itself. */
export const ResponsiveTable = ({ label, columns, children }: ResponsiveTableProps) => (
  <table className={classes.table} aria-label={label}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

import { type SQLWrapper, Subquery, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';

/**
 * Rows of a table to join, found once however many rows they are joined to: where it expects few of those, PostgreSQL
 * would find them anew for each. `as` is the table's name, so that its columns are asked for as ever.
 */
export const materialisedRows = <Name extends string, Columns extends SelectedFields>({
  as,
  columns,
  rows,
}: {
  as: Name;
  columns: Columns;
  rows: SQLWrapper;
}): Subquery<Name, Columns> =>
  new Subquery<Name, Columns>(sql`with once as materialized ${rows} select * from once`, columns, as);

import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';

type StoredRow = Record<string, unknown>;

/** Columns that were there when the rows were kept; newer ones get their defaults. */
const keptColumns = (table: PgTable, rows: StoredRow[]): string[] =>
  Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => rows.every((row) => name in row));

/**
 * Puts rows back as they were, with their numbers, where `isPossible` holds for `x`, the row; those that are there
 * again already stay as they are. Returns how many came back.
 */
export const reinsertRows = async (
  db: Db,
  table: PgTable,
  { rows, isPossible }: { rows: StoredRow[]; isPossible: SQL },
): Promise<number> => {
  if (rows.length === 0) return 0;
  const columns = keptColumns(table, rows);
  const list = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((name) => sql`x.${sql.identifier(name)}`),
    sql`, `,
  );
  const restored = await db.execute(sql`
    insert into ${table} (${list}) overriding system value
    select ${values} from jsonb_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(rows)}::jsonb) x
    where ${isPossible} on conflict do nothing`);
  return restored.rowCount ?? 0;
};

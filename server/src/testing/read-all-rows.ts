import type pg from 'pg';

const readTableNames = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** Every row of every table, as text with the name of its table. */
export const readAllRows = async (pool: pg.Pool): Promise<Set<string>> => {
  const names = await readTableNames(pool);
  const each = names.map((name) => `select '${name} ' || to_jsonb(t)::text as row from ${name} t`);
  const { rows } = await pool.query<{ row: string }>(each.join(' union all '));
  return new Set(rows.map(({ row }) => row));
};

/** From now on no two tables give the same id, so that a number says whose row it is. */
export const giveEachTableItsOwnIds = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass,
       700000000 + 1000000 * row_number() over (order by sequencename))
     from pg_sequences where schemaname = 'public'`,
  );
};

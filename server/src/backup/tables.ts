import type pg from 'pg';
import type { TableContent } from './manifest.ts';

/**
 * Left out: sessions and links that were used or ended since must not come to life again. Everybody signs in anew
 * after a restore.
 */
const leftOut = [
  'public.sessions',
  'public.account_tokens',
  'public.rate_limits',
  'public.class_sign_ins',
  'public.class_sign_in_tries',
  'public.passkey_challenges',
  'public.sign_on_attempts',
  'public.sign_on_links',
  'public.lti_attempts',
  'public.lti_launches',
  'public.lti_choices',
  'public.used_logout_tokens',
];

export interface Table {
  /** Schema and name, as in the names of the files. */
  name: string;
  /** Quoted for SQL. */
  sql: string;
  /** Those that are stored rather than computed, quoted. */
  columns: string[];
}

/** All tables that a backup holds. */
export const listTables = async (client: pg.ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(`
    select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as sql,
      (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'queue') order by 1`);
  return rows.filter(({ name }) => !leftOut.includes(name));
};

/** The text of rows depends on these. */
export const pinOutputFormats = (client: pg.ClientBase) =>
  client.query(
    `set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1; set bytea_output = 'hex'`,
  );

export const readRows = async (client: pg.ClientBase, { sql }: Table): Promise<TableContent> => {
  const { rows } = await client.query<TableContent>(`
    select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 7)::numeric), 0)::text as digest
    from ${sql} t`);
  return rows[0] ?? { rows: 0, digest: '0' };
};

export const newestMigration = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ newest: string }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest);
};

export const readSequences = async (client: pg.ClientBase): Promise<Record<string, string>> => {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where schemaname in ('public', 'queue') and last_value is not null`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
};

import type { Db } from '../../db/connect.ts';
import type { AuditRow } from '../../db/schema/index.ts';
import { listLinked } from './chain.queries.ts';

const columns = [
  'seq',
  'id',
  'created_at',
  'organisation_id',
  'actor_id',
  'actor_role',
  'kind',
  'action',
  'student_id',
  'object_type',
  'object_id',
  'request_id',
  'address',
  'previous_hash',
  'hash',
] as const satisfies (keyof AuditRow)[];

const batchSize = 5000;

/** Numbers, times and words of our own: nothing in them needs quotes. */
const lineOf = (entry: AuditRow): string =>
  columns
    .map((column) => {
      const value = entry[column];
      return value instanceof Date ? value.toISOString() : String(value ?? '');
    })
    .join(',');

/** A school's chain piece by piece, by numbers alone and with what is needed to follow it. */
export async function* exportEntries(db: Db, chain: number): AsyncGenerator<string> {
  yield `${columns.join(',')}\n`;
  for (let after = 0; ; ) {
    const entries = await listLinked(db, { chain, after, limit: batchSize });
    if (entries.length > 0) yield entries.map((entry) => `${lineOf(entry)}\n`).join('');
    if (entries.length < batchSize) return;
    after = entries.at(-1)?.seq ?? after;
  }
}

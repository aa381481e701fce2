import type { Db } from '../../db/connect.ts';
import type { AuditRow } from '../../db/schema/index.ts';
import { csvLines } from '../../services/csv/write-csv.ts';
import { listLinked } from './hash-chain.queries.ts';

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

const cellsOf = (entry: AuditRow): (string | number | null)[] =>
  columns.map((column) => {
    const value = entry[column];
    return value instanceof Date ? value.toISOString() : value;
  });

/** A school's chain piece by piece, by numbers alone and with what is needed to follow it. */
export async function* exportEntries(db: Db, chain: number): AsyncGenerator<string> {
  yield `${columns.join(',')}\n`;
  for (let after = 0; ; ) {
    const entries = await listLinked(db, { chain, after, limit: batchSize });
    if (entries.length > 0) yield csvLines(entries.map(cellsOf));
    if (entries.length < batchSize) return;
    after = entries.at(-1)?.seq ?? after;
  }
}
